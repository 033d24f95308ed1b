import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { indexWhatWaits } from "#db/late-index.ts"
import { connect, type Database } from "#db/open.ts"
import { RequestFailure } from "#http/failure.ts"
import { importFile, type Order } from "#imports/import-file.ts"
import type { FromThread, ThreadData, ToThread } from "#imports/messages.ts"
import { createLog } from "#log.ts"

// A thread of its own, started by importer.ts: parsing, checking and writing ten thousand rows holds up no request.
const server = parentPort as MessagePort
const { place } = workerData as ThreadData
const tell = (message: FromThread) => server.postMessage(message)

let turnCame = () => {}
const turns = {
  take: async () => {
    tell({ kind: "wantsTurn" })
    await new Promise<void>((resolve) => {
      turnCame = resolve
    })
    return () => tell({ kind: "endsTurn" })
  },
  allEnded: async () => {},
}

const { database } = await connect({ ...place, databasePool: 1 }, createLog("silent"), { turns, isBeside: true })

server.on("message", (message: ToThread) => {
  if (message.kind === "turn") turnCame()
  else void carryOut(database, message.order)
})

async function carryOut(database: Database, order: Order) {
  try {
    tell({ kind: "done", result: await importFile(database, order) })
  } catch (error) {
    tell(told(error as Error & { code?: string }))
  }
  // Whatever goes wrong here is tried again with the next import, or at the next start.
  await indexWhatWaits(database).catch(() => {})
  tell({ kind: "indexed" })
}

function told(error: Error & { code?: string }): FromThread {
  if (error instanceof RequestFailure) {
    return { kind: "refused", failure: error.kind, message: error.message, errors: error.errors }
  }
  return { kind: "failed", message: error.stack ?? error.message, code: error.code }
}
