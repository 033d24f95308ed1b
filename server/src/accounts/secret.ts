import { createHash, randomBytes, randomInt } from "node:crypto"

/** 256 random bits, safe for URLs and headers. */
export const newSecret = () => randomBytes(32).toString("base64url")

/** The stored form of a secret. Secrets have too many bits for brute force, so a fast hash is enough. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")

// Without 0, O, 1, l and I, which look alike: people read the password from a screen and type it.
const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"

export function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("")
  return [group(), group(), group(), group()].join("-")
}
