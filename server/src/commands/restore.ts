import { parseArgs } from "node:util"
import { messageOf } from "contract"
import { verifyChain } from "#audit/verify-chain.ts"
import { restoreBackup } from "#backup/restore.ts"
import { CannotStart } from "#cannot-start.ts"
import { openReadOnly } from "#db/open.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { makeFilesPrivate } from "#private-files.ts"
import { readSettings } from "#settings.ts"
import { hasKeys } from "#signing-keys.ts"
import { fromCallersFolder, run } from "./run.ts"

async function restore() {
  const flag = { type: "boolean", default: false } as const
  const options = { "with-broken-audit-log": flag, "without-signature": flag }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...others] = positionals
  if (!file || others.length > 0)
    throw new CannotStart("npm run restore -- FILE [--without-signature] [--with-broken-audit-log]")
  const location = readSettings()
  const log = createLog(location.logLevel)
  // Before the first file is made, so that there is no moment in which others can read it.
  makeFilesPrivate(location.dataDir, log)
  const images = openImageStore(location)
  const hadKeys = hasKeys(location)
  const accepted = {
    acceptsBrokenLog: values["with-broken-audit-log"],
    acceptsUnsigned: values["without-signature"],
  }
  // A fault of the disk or of the database ends the command, which says so in one line.
  const target = { location, images, log: createLog("silent") }
  const manifest = await restoreBackup(fromCallersFolder(file), target, accepted)
  const rowCount = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  console.log(`Restored ${rowCount} rows of ${manifest.createdAt}. Sessions and mailed links of that time have ended`)
  if (!manifest.hasKeys && !hadKeys)
    console.log(
      "The backup has no keys, so the site has a new one: earlier certificates stay valid, two-step verification must be set up again. If you have the site's secret.key, restore again into an empty DATA_DIR that contains it, or with SECRET_KEY",
    )
  if (!manifest.hasImages)
    console.log("The backup has no images: copy the folder images of the earlier DATA_DIR, unless they are in S3")
  for (const name of manifest.damagedImages) console.log(`The image ${name} was damaged, so it is missing`)
  await using database = await openReadOnly(location, log)
  const { fault, entries } = await verifyChain(database)
  console.log(fault ? messageOf(fault) : `The audit log is intact: ${entries} entries`)
  if (fault) process.exitCode = 1
}

run(restore)
