// Writes the list of the commonest passwords that the server refuses, from the ranking of zxcvbn-ts (MIT licence):
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
//   node scripts/common-passwords.mjs package/src/passwords.json
import { readFileSync, writeFileSync } from "node:fs"

const count = 10_000
const minLength = 6

const ranking = JSON.parse(readFileSync(process.argv[2] ?? "package/src/passwords.json", "utf8"))
const allowed = ranking.filter((each) => each.length >= minLength)
// The shorter ones in between are kept too: with digits behind them they are as common.
const kept = ranking.slice(0, ranking.indexOf(allowed[count - 1]) + 1)
const file = new URL("../server/src/accounts/common-passwords.txt", import.meta.url)
writeFileSync(file, `${kept.join("\n")}\n`)
console.log(`${kept.length} passwords, ${count} of them with ${minLength} characters or more`)
