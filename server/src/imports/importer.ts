import { Worker } from "node:worker_threads"
import type { ImportResult } from "contract"
import { noteIndexing } from "#db/late-index.ts"
import type { Database } from "#db/open.ts"
import { RequestFailure } from "#http/failure.ts"
import type { Order } from "#imports/import-file.ts"
import type { FromThread, ToThread } from "#imports/messages.ts"
import { turns } from "#turns.ts"

const idleLife = 5 * 60 * 1000

/** Imports files in a thread of their own, one at a time: it is started for the first and ends some time after the last. */
export function importer(database: Database) {
  const inTurn = turns(1, 5)
  let thread: Thread | undefined
  let ending: NodeJS.Timeout | undefined

  /** Answers as soon as the rows are kept; the next file waits until they are indexed too. */
  async function carryOut(order: Order, answer: PromiseWithResolvers<ImportResult>) {
    clearTimeout(ending)
    thread ??= startThread(database, () => {
      thread = undefined
    })
    const { result, indexed } = thread.give(order)
    noteIndexing(database, indexed)
    result.then(
      ({ created, dryRun }) => {
        // On PostgreSQL this process would hear of it too, but later.
        if (created > 0 && !dryRun) database.changes.announce(["certificate"])
      },
      () => {},
    )
    answer.resolve(result)
    await indexed
    ending = setTimeout(() => void thread?.end(), idleLife).unref()
  }
  return {
    run: (order: Order): Promise<ImportResult> => {
      const answer = Promise.withResolvers<ImportResult>()
      inTurn(() => carryOut(order, answer)).catch(answer.reject)
      return answer.promise
    },
    stop: async () => {
      clearTimeout(ending)
      await thread?.end()
    },
  }
}

type Thread = ReturnType<typeof startThread>

function startThread(database: Database, ended: () => void) {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: { place: database.place } })
  worker.unref()
  const tell = (message: ToThread) => worker.postMessage(message)
  let endTurn: (() => void) | undefined
  let current: { result: PromiseWithResolvers<ImportResult>; indexed: PromiseWithResolvers<void> } | undefined

  const answers: { [K in FromThread["kind"]]: (message: Extract<FromThread, { kind: K }>) => void } = {
    wantsTurn: async () => {
      endTurn = await database.turns.take()
      tell({ kind: "turn" })
    },
    endsTurn: () => endTurn?.(),
    done: ({ result }) => current?.result.resolve(result),
    refused: ({ failure, message, errors }) => current?.result.reject(new RequestFailure(failure, message, { errors })),
    failed: ({ message, code }) => current?.result.reject(Object.assign(new Error(message), { code })),
    indexed: () => current?.indexed.resolve(),
  }
  worker.on("message", (message: FromThread) => answers[message.kind](message as never))
  worker.on("error", (error) => current?.result.reject(error))
  worker.on("exit", () => {
    // Nobody waits for a thread that is gone. What it had not committed is not kept.
    endTurn?.()
    current?.result.reject(new Error("The thread that imports has ended"))
    current?.indexed.resolve()
    ended()
  })

  return {
    give(order: Order) {
      current = { result: Promise.withResolvers(), indexed: Promise.withResolvers() }
      tell({ kind: "order", order })
      return { result: current.result.promise, indexed: current.indexed.promise }
    },
    end: () => worker.terminate(),
  }
}
