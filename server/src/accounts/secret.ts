import { createHash, randomBytes } from "node:crypto"

/** 256 bits that nobody guesses, fit for an address and a header. */
export const newSecret = () => randomBytes(32).toString("base64url")

/** What is kept of a secret. It has too many bits to be tried, so a quick hash is enough. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")
