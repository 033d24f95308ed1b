import { readFileSync } from "node:fs"

// The 10,000 commonest passwords of six characters or more, and the shorter ones in between, one a line: from the ranking
// of zxcvbn-ts (common-passwords.licence.txt), written by scripts/common-passwords.mjs.
const file = new URL("common-passwords.txt", import.meta.url)
const commonest = new Set(readFileSync(file, "utf8").split("\n").filter(Boolean))

/** Takes lower case. */
export const isCommonPassword = (password: string) => commonest.has(password)
