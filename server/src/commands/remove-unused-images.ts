import { parseArgs } from "node:util"
import { openAlongsideServer, openReadOnly } from "#db/open.ts"
import { openImageStore } from "#images/open-store.ts"
import { expiredImages, removeUnusedImages } from "#images/unused-images.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { run } from "./run.ts"

/** Removes images that no record has used for a day, as the server does daily. May run while a server is running. */
async function removeImages() {
  // A mistyped --dry-run must not remove anything.
  const { "dry-run": isDryRun } = parseArgs({ options: { "dry-run": { type: "boolean" } } }).values
  const settings = readSettings()
  const store = openImageStore(settings)
  const log = createLog(settings.logLevel)
  const opened = isDryRun ? null : await openAlongsideServer(settings, log)
  await using database = opened ?? (await openReadOnly(settings, log))
  const images = opened ? removeUnusedImages({ database: opened, store }) : expiredImages(database, store)
  let [count, bytes] = [0, 0]
  for await (const image of images) {
    console.log(`${image.name}  ${image.bytes} bytes, of ${image.changedAt.toISOString()}`)
    count++
    bytes += image.bytes
  }
  const verb = isDryRun ? "would be removed" : "removed"
  console.log(`${count} unused ${count === 1 ? "image" : "images"} ${verb}, ${bytes} bytes`)
}

run(removeImages)
