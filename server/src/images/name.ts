import { createHash } from "node:crypto"

const hash = /[0-9a-f]{64}/
const whole = new RegExp(`^${hash.source}\\.webp$`)
const anywhere = new RegExp(`${hash.source}\\.webp`, "g")

/** A picture's name is its content's hash: the same picture is kept once, and what a name stands for never changes. */
export function nameOf(webp: Buffer): string {
  return `${createHash("sha256").update(webp).digest("hex")}.webp`
}

export const isImageName = (text: string) => whole.test(text)

/** The names in an address, or in any other text. */
export const namesIn = (text: string): string[] => text.match(anywhere) ?? []
