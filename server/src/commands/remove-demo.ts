import { parseArgs } from "node:util"
import { CannotStart } from "#cannot-start.ts"
import { openDatabase } from "#db/open.ts"
import { demoRecords, hasSampleSite, removeDemoRecords } from "#demo-records.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { run } from "./run.ts"

const by = { userId: "", email: "npm run remove-demo", address: "", userAgent: "" }

/** Removes the sample content. On SQLite no server may be running, because its caches would still serve the removed records. */
async function removeSampleContent() {
  // A mistyped --dry-run must not remove anything.
  const { "dry-run": isDryRun, edited } = parseArgs({
    options: { "dry-run": { type: "boolean" }, edited: { type: "boolean" } },
  }).values
  const settings = readSettings()
  await using database = await openDatabase(settings, createLog("silent"))
  const hasSite = await hasSampleSite(database.read)
  const site = "invented content of the site that nobody saved in Manage Site"
  if (isDryRun) {
    const records = await demoRecords(database)
    const editedCount = records.filter(({ isEdited }) => isEdited).length
    console.log(`${records.length} sample records found, ${editedCount} of them edited`)
    if (hasSite) console.log(`${site} found`)
    return
  }
  const { removed, kept } = await removeDemoRecords(database, by, { edited: edited ?? false })
  for (const { kind, count } of removed) console.log(`${kind}: ${count} removed`)
  if (hasSite) console.log(`${site} removed`)
  for (const { kind, name } of kept)
    console.log(`${kind}: did not remove ${name}: it was edited, or a remaining record depends on it`)
  if (removed.length === 0 && kept.length === 0 && !hasSite) console.log("There is no sample content")
  if (kept.length > 0) console.log("To remove these too: npm run remove-demo -- --edited")
}

run(() =>
  removeSampleContent().catch((error) => {
    const isInUse = String(error.message).includes("in use by another server")
    const advice = "Stop it first, or remove the sample content on the admins' first screen"
    throw isInUse ? new CannotStart(`${error.message}\n${advice}`) : error
  }),
)
