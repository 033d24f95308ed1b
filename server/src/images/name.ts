import { createHash } from "node:crypto"

const hash = /[0-9a-f]{64}/
const imageNamePattern = new RegExp(`^${hash.source}\\.webp$`)
const anywhere = new RegExp(`${hash.source}\\.webp`, "g")

/** Content-addressed: the name is the hash of the content. Equal images are stored once, and the image under a name never changes. */
export const nameOf = (webp: Buffer) => `${createHash("sha256").update(webp).digest("hex")}.webp`

export const isImageName = (text: string) => imageNamePattern.test(text)

export const namesIn = (text: string): string[] => text.match(anywhere) ?? []
