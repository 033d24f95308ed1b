import { createHash, randomBytes, randomInt } from "node:crypto"

/** 256 bits that nobody guesses, fit for an address and a header. */
export const newSecret = () => randomBytes(32).toString("base64url")

/** What is kept of a secret. It has too many bits to be tried, so a quick hash is enough. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")

// Without 0, O, 1, l and I: the password is read off a screen and typed.
const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"

export function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("")
  return [group(), group(), group(), group()].join("-")
}
