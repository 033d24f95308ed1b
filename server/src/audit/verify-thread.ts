import { isMainThread, parentPort, workerData } from "node:worker_threads"
import { verifyChain } from "#audit/verify.ts"
import { openToRead, type Place } from "#db/open.ts"
import { createLog } from "#log.ts"

// A thread of its own, started by chain.ts for each look: to hash a hundred thousand entries takes a second.
// (Loaded by another file it starts nothing: so npm start fills the compile cache.)
if (!isMainThread) {
  const database = await openToRead(workerData as Place, createLog("silent"))
  try {
    parentPort?.postMessage(await verifyChain(database))
  } finally {
    await database.close()
  }
}
