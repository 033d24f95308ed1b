import { isMainThread, parentPort, workerData } from "node:worker_threads"
import { connect } from "#db/open.ts"
import { importFile } from "#imports/import-file.ts"
import { packError } from "#imports/thread-error.ts"
import { createLog } from "#log.ts"

// A thread of its own, started by importer.ts for each file.
// (Loaded by another file it starts nothing: so npm start fills the compile cache.)
if (!isMainThread) {
  const { place, order } = workerData
  const { database } = await connect({ ...place, databasePool: 1 }, createLog("silent"), { isBeside: true })
  parentPort?.postMessage(await importFile(database, order).catch(packError))
  await database.close()
}
