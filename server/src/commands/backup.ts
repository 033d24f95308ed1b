import { existsSync, statSync } from "node:fs"
import { parseArgs } from "node:util"
import { imageFolder, writeBackup } from "#backup/backup.ts"
import { CannotStart } from "#cannot-start.ts"
import { openReadOnly } from "#db/open.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { fromCallersFolder, run } from "./run.ts"

/** Writes a backup of database, images and keys into one file. May run while servers are running. */
async function backup() {
  const options = { "without-keys": { type: "boolean" } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new CannotStart("npm run backup -- FILE [--without-keys]")
  const path = fromCallersFolder(file)
  if (existsSync(path)) throw new CannotStart(`${path} exists already: choose another name, so that no backup is lost`)
  const location = readSettings()
  // Says clearly what is wrong with the settings or the database.
  await (await openReadOnly(location, createLog(location.logLevel))).close()
  const images = openImageStore(location)
  const { rows, digests, hasKeys, missingImages, damagedImages } = await writeBackup(path, {
    location,
    images,
    withKeys: !values["without-keys"],
  })
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const imageCount = Object.keys(digests).filter((name) => name.startsWith(imageFolder)).length
  console.log(`${path}: ${rowCount} rows, ${imageCount} images, ${statSync(path).size} bytes`)
  for (const name of missingImages) console.log(`The image ${name} is missing in the image store`)
  for (const name of damagedImages)
    console.log(`The image ${name} is damaged, so it is not in the backup: upload it again`)
  console.log(
    hasKeys
      ? "It contains the keys: whoever has this file can sign certificates. Store it where only the office can read it"
      : "It does not contain the keys: store secret.key or SECRET_KEY elsewhere. Before a restore, copy secret.key into the new DATA_DIR, or set SECRET_KEY",
  )
}

run(backup)
