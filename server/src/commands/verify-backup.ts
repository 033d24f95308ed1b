import { parseArgs } from "node:util"
import { compareBackup, notCompared } from "#backup/compare.ts"
import { damagedImagesIn, refuseUnrestorable } from "#backup/restorable.ts"
import { CannotStart } from "#cannot-start.ts"
import { openImageStore } from "#images/open-store.ts"
import { readSettings } from "#settings.ts"
import { fromCallersFolder, run } from "./run.ts"

/** Verifies that a backup is intact and can be restored and, with --compare, that the database and the images are the same as in it. */
async function verify() {
  const flag = { type: "boolean", default: false } as const
  const options = { compare: flag, "with-broken-audit-log": flag, "without-signature": flag }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...others] = positionals
  if (!file || others.length > 0)
    throw new CannotStart("npm run verify-backup -- FILE [--compare] [--without-signature] [--with-broken-audit-log]")
  const path = fromCallersFolder(file)
  const location = readSettings()
  const manifest = await refuseUnrestorable(path, location, {
    acceptsBrokenLog: values["with-broken-audit-log"],
    acceptsUnsigned: values["without-signature"],
  })
  console.log(`${path} is intact: ${Object.keys(manifest.digests).length} parts, made ${manifest.createdAt}`)
  for (const name of manifest.missingImages)
    console.log(`The image ${name} was missing in the image store, so it is not in the backup`)
  for (const name of [...manifest.damagedImages, ...(await damagedImagesIn(path))])
    console.log(`The image ${name} is damaged, so a restore leaves it out`)
  if (!values.compare) return
  const differences = await compareBackup(path, { location, images: openImageStore(location) })
  for (const { name, text } of differences) console.log(`${name} ${text}`)
  if (differences.length > 0) process.exitCode = 1
  else {
    console.log("Every row and every image of the backup is here")
    console.log(`Not compared, because a restore resets them: the tables ${notCompared.join(", ")}`)
  }
}

run(verify)
