import { readFileSync } from "node:fs"

// The first 1,000 of the leaked-password ranking that zxcvbn-ts publishes under the MIT licence, one a line.
const file = new URL("common-passwords.txt", import.meta.url)
const commonest = new Set(readFileSync(file, "utf8").split("\n").filter(Boolean))

export function isCommonPassword(password: string): boolean {
  return commonest.has(password.toLowerCase())
}
