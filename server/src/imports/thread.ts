import { isMainThread, type MessagePort, parentPort, workerData } from "node:worker_threads"
import { DatabaseDamaged } from "#db/health.ts"
import { connect, type Database } from "#db/open.ts"
import { RequestFailure } from "#errors.ts"
import { importFile } from "#imports/import-file.ts"
import type { FromThread, Order, ThreadData, ToThread } from "#imports/messages.ts"
import { undoImport } from "#imports/past.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { createLog } from "#log.ts"

// A thread of its own, started by importer.ts: parsing, checking and writing ten thousand rows, or deleting them, holds up no request.
// (Loaded by another file it starts nothing: so npm start fills the compile cache.)
const server = parentPort as MessagePort
const tell = (message: FromThread) => server.postMessage(message)

const waiting: (() => void)[] = []
const turns = {
  take: async () => {
    tell({ kind: "wantsTurn" })
    await new Promise<void>((resolve) => waiting.push(resolve))
    return () => tell({ kind: "endsTurn" })
  },
  allEnded: async () => {},
}

if (!isMainThread) {
  const { place } = workerData as ThreadData
  const access = { turns, isBeside: true }
  const { database } = await connect({ ...place, databasePool: 1 }, createLog("silent"), access)
  server.on("message", (message: ToThread) => {
    if (message.kind === "turn") return waiting.shift()?.()
    void carryOut(database, message.order)
  })
}

async function carryOut(database: Database, order: Order) {
  try {
    const result = "file" in order ? await importFile(database, order) : await undoImport(database, order)
    tell({ kind: "done", result })
  } catch (error) {
    tell(told(error as Error & { code?: string }))
  }
}

function told(error: Error & { code?: string; errcode?: number }): FromThread {
  if (error instanceof RequestFailure) {
    return { kind: "refused", failure: error.kind, message: error.message, errors: error.errors }
  }
  const message = error.stack ?? error.message
  if (error instanceof Unavailable) {
    const { reason, retryAfterSeconds } = error
    return { kind: "unavailable", message, reason, retryAfterSeconds }
  }
  const { code, errcode } = error instanceof DatabaseDamaged ? (error.cause as typeof error) : error
  return { kind: "failed", message, code, errcode }
}
