import { once } from "node:events"
import { setImmediate as nextTurn } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { type ImportResult, importCertificates } from "contract"
import type { Database } from "#db/open.ts"
import { type UndoOrder, undoImport } from "#imports/import-history.ts"
import type { ImportOrder } from "#imports/import-thread.ts"
import { type PackedError, unpackError } from "#imports/thread-error.ts"
import { concurrencyLimit, withTimeout } from "#isolation/bulkhead.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { programFile } from "#program-file.ts"

/** Generous: importing 10,000 rows takes a second, and deleting 20,000 takes less than a minute. */
const importTimeoutMs = 10 * 60 * 1000

/** A file is usually checked first and imported a moment later. */
const idleMs = 30_000

/** Runs one import or undo at a time. Imports run in a worker thread, because committing 10,000 rows blocks SQLite for 30 ms. */
export function importer(database: Database) {
  const name = "The import"
  const limit = concurrencyLimit({ name, maxConcurrent: 1, maxQueued: 5 })
  const oneAtATime = <T>(work: (signal: AbortSignal) => Promise<T>) =>
    limit(() => withTimeout(importTimeoutMs, name, work))
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let isStopped = false

  function startThread(): Worker {
    const started = new Worker(programFile("imports/import-thread"), { workerData: database.location })
    started.once("exit", () => {
      if (thread === started) thread = undefined
    })
    // An import receives its thread's errors itself. Without a listener, one between two imports would end the server.
    started.on("error", () => {})
    return started
  }

  async function importInThread(order: ImportOrder, signal: AbortSignal): Promise<ImportResult> {
    if (isStopped) throw new Unavailable("The server is closing", { reason: "closing" })
    clearTimeout(idle)
    thread ??= startThread()
    const worker = thread
    const terminate = () => {
      if (thread === worker) thread = undefined
      void worker.terminate()
    }
    signal.addEventListener("abort", terminate)
    const finished = new AbortController()
    const ended = once(worker, "exit", finished).then(() => {
      throw new Error("The import's worker thread has ended")
    })
    try {
      // Transferred, because copying 1 MB would block the event loop for 8 ms. (A small Buffer shares its memory, so it is copied.)
      const { buffer, byteLength } = order.file
      worker.postMessage(order, byteLength === buffer.byteLength ? [buffer as ArrayBuffer] : [])
      const [result] = (await Promise.race([once(worker, "message", finished), ended])) as [ImportResult | PackedError]
      if ("error" in result) throw database.health.reportFault(unpackError(result))
      return result
    } finally {
      finished.abort()
      signal.removeEventListener("abort", terminate)
      idle = setTimeout(terminate, idleMs).unref()
      // On PostgreSQL the change feed would report it too, but later. A terminated thread may have committed.
      if (!order.dryRun) {
        // On SQLite, reads in this turn of the event loop may share a snapshot from before the thread's commit.
        await nextTurn()
        database.changes.publish(importCertificates.topics)
      }
    }
  }
  return {
    run: (order: ImportOrder) => oneAtATime((signal) => importInThread(order, signal)),
    undo: (order: UndoOrder) => oneAtATime((signal) => undoImport(database, order, signal)),
    stop: async () => {
      isStopped = true
      await thread?.terminate()
    },
  }
}
