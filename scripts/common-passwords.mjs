// Writes the list of the most common passwords, which the server refuses, from the ranking of zxcvbn-ts (MIT licence):
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
//   node scripts/common-passwords.mjs package/src/passwords.json
import { readFileSync, writeFileSync } from "node:fs"

const count = 10_000
const minLength = 6

const ranking = JSON.parse(readFileSync(process.argv[2] ?? "package/src/passwords.json", "utf8"))
const longPasswords = ranking.filter((each) => each.length >= minLength)
// Shorter passwords in between are included: with digits appended they are as common.
const included = ranking.slice(0, ranking.indexOf(longPasswords[count - 1]) + 1)
const file = new URL("../server/src/accounts/password/common-passwords.txt", import.meta.url)
writeFileSync(file, `${included.join("\n")}\n`)
console.log(`${included.length} passwords, ${count} of them with ${minLength} characters or more`)
