import { isMainThread, parentPort, workerData } from "node:worker_threads"
import type { ImportResult } from "contract"
import type { Actor } from "#audit-log/entry.ts"
import { faultList } from "#csv/faults.ts"
import { textOf } from "#csv/read.ts"
import { connect, type Database } from "#db/open.ts"
import { badInput } from "#errors.ts"
import { certificatesIn } from "#imports/rows.ts"
import { findMissing, insertAll } from "#imports/store.ts"
import { packError } from "#imports/thread-error.ts"
import { createLog } from "#log.ts"
import { newId } from "#new-id.ts"

export type ImportOrder = { file: Uint8Array; dryRun: boolean; by: Actor }

/** Imports all certificates of a file, or none. */
async function importFile(database: Database, { file, dryRun, by }: ImportOrder): Promise<ImportResult> {
  const text = textOf(file)
  if (text === null) throw badInput("csvEncoding")
  const importId = newId()
  const faults = faultList()
  const found = certificatesIn(text, importId, faults)
  const missing = await findMissing(database, found, faults)
  faults.refuse()
  const creates = !dryRun && missing.length > 0
  if (creates) await database.write(["certificate"], (trx) => insertAll(trx, missing, by, importId))
  const counts = { rows: found.length, created: missing.length, unchanged: found.length - missing.length }
  return { importId: creates ? importId : "", ...counts, dryRun }
}

// Runs as a worker thread, started by importer.ts for each file.
// (npm start also loads this module in the main thread, to fill the compile cache; then it must do nothing.)
if (!isMainThread) {
  const { location, order } = workerData
  const { database } = await connect({ ...location, databasePool: 1 }, createLog("silent"), { alongsideServer: true })
  parentPort?.postMessage(await importFile(database, order).catch(packError))
  await database.close()
}
