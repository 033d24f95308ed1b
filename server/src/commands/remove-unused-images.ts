import { parseArgs } from "node:util"
import { CannotStart } from "#cannot-start.ts"
import { openToRead } from "#db/open.ts"
import { openImageStore } from "#images/store.ts"
import { removeUnusedImages, unusedImages } from "#images/unused.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"

/** Removes the pictures that nothing shows any more. It may run while the server does. */
async function removeThem() {
  // A mistyped --dry-run must not remove anything.
  const { "dry-run": isDryRun } = parseArgs({ options: { "dry-run": { type: "boolean" } } }).values
  const settings = readSettings()
  const store = openImageStore(settings)
  const database = await openToRead(settings, createLog(settings.logLevel))
  try {
    const images = isDryRun ? await unusedImages(database, store) : removeUnusedImages(database, store)
    let [count, bytes] = [0, 0]
    for await (const image of images) {
      console.log(`${image.name}  ${image.bytes} bytes, of ${image.changedAt.toISOString()}`)
      count++
      bytes += image.bytes
    }
    const verb = isDryRun ? "would be removed" : "removed"
    console.log(`${count} unused ${count === 1 ? "image" : "images"} ${verb}, ${bytes} bytes`)
  } finally {
    await database.close()
  }
}

removeThem().catch((error) => {
  const isMendable = error instanceof CannotStart || error.code?.startsWith("ERR_PARSE_ARGS")
  console.error(isMendable ? error.message : error)
  process.exitCode = 1
})
