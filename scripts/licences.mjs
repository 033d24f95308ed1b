import { command, Failure, writeForCaller } from "./command.mjs"
import { copiedFiles, deployedPackages, licenceTextsOf } from "./deployed-packages.mjs"

/** LGPL: libvips is a library of its own beside sharp, which anyone can replace. OFL: the font may be part of anything, but not be sold alone. */
const accepted =
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause ISC LGPL-3.0-or-later MIT MIT-0 OFL-1.1".split(" ")
const [file] = process.argv.slice(2)

/** Lists what is deployed by its licence, and writes the texts of the licences into a file. Fails if nobody has accepted a licence. */
await command(() => {
  const packages = [...deployedPackages(), ...copiedFiles]
  const byLicence = Map.groupBy(packages, ({ licence = "no licence" }) => licence)
  for (const [licence, all] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${licence} (${all.length})`)
    console.log(all.map(({ name, version }) => `  ${name} ${version}`).join("\n"))
  }
  const refused = [...byLicence.keys()].filter(
    (licence) => !licence.split(" AND ").every((id) => accepted.includes(id)),
  )
  if (refused.length > 0) throw new Failure(`Not accepted in scripts/licences.mjs: ${refused.join(", ")}`)
  if (!file) return
  writeForCaller(file, packages.map(noticeOf).join(`\n${"-".repeat(80)}\n\n`))
})

function noticeOf(each) {
  const parts = [`${each.name} ${each.version}, licence ${each.licence}`, ...licenceTextsOf(each)]
  return `${parts.join("\n\n").trimEnd()}\n`
}
