import { Worker } from "node:worker_threads"
import type { FastifyBaseLogger } from "fastify"
import type { Database } from "#db/open.ts"
import { RequestFailure } from "#errors.ts"
import type { FromThread, Order, Result, ToThread } from "#imports/messages.ts"
import { isolated } from "#isolation/isolated.ts"
import { Unavailable } from "#isolation/unavailable.ts"

/** Ten thousand rows take some seconds; twenty thousand are deleted within a minute. */
const timeoutMs = 10 * 60 * 1000
const idleLife = 5 * 60 * 1000

/** Imports files, and undoes that, in a thread of their own, one at a time: it starts with the first and ends some time after the last. */
export function importer(database: Database, log: FastifyBaseLogger) {
  const inTurn = isolated({
    name: "The thread that imports",
    maxConcurrent: 1,
    maxQueued: 5,
    timeoutMs,
    failureThreshold: 3,
    openMs: 30_000,
    isFailure: (error) => !(error instanceof RequestFailure || error instanceof Unavailable),
  })
  let thread: ReturnType<typeof startThread> | undefined

  function forget() {
    thread = undefined
  }
  async function carryOut<T extends Order>(order: T, signal: AbortSignal): Promise<Result<T>> {
    thread ??= startThread(database, log, forget)
    signal.addEventListener("abort", thread.end)
    const result = await thread.give(order)
    // On PostgreSQL this process would hear of it too, but later.
    if (hasMade(result) || "deleted" in result) database.changes.announce(["certificate"])
    return result as Result<T>
  }
  return {
    run: <T extends Order>(order: T) => inTurn((signal) => carryOut(order, signal)),
    stop: async () => {
      await thread?.end()
    },
  }
}

const hasMade = (result: Result) => "created" in result && result.created > 0 && !result.dryRun

function startThread(database: Database, log: FastifyBaseLogger, ended: () => void) {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: { place: database.place } })
  worker.unref()
  const tell = (message: ToThread, handedOver: ArrayBuffer[] = []) => worker.postMessage(message, handedOver)
  const end = () => worker.terminate()
  let endTurn: (() => void) | undefined
  let result: PromiseWithResolvers<Result> | undefined
  let ending: NodeJS.Timeout | undefined
  let isGone = false

  const answers: { [K in FromThread["kind"]]: (message: Extract<FromThread, { kind: K }>) => void } = {
    wantsTurn: async () => {
      endTurn = await database.turns.take()
      if (isGone) endTurn()
      else tell({ kind: "turn" })
    },
    endsTurn: () => endTurn?.(),
    done: ({ result: done }) => result?.resolve(done),
    refused: ({ failure, message, errors }) => result?.reject(new RequestFailure(failure, message, { errors })),
    unavailable: ({ message, reason, retryAfterSeconds }) => {
      if (reason === "storageFull" || reason === "storageFailing") database.health.storageFailed(reason)
      result?.reject(new Unavailable(message, { reason, retryAfterSeconds }))
    },
    failed: ({ message, code, errcode }) =>
      result?.reject(database.health.noted(Object.assign(new Error(message), { code, errcode }))),
  }
  worker.on("message", (message: FromThread) => answers[message.kind](message as never))
  worker.on("error", (error) => {
    log.error({ err: error }, "the thread that imports has failed")
    result?.reject(error)
  })
  worker.on("exit", () => {
    isGone = true
    // Nobody waits for a thread that is gone. What it had not committed is not kept.
    endTurn?.()
    result?.reject(new Error("The thread that imports has ended"))
    ended()
  })

  return {
    give(order: Order): Promise<Result> {
      clearTimeout(ending)
      result = Promise.withResolvers()
      tell({ kind: "order", order }, "file" in order ? toHandOver(order.file) : [])
      return result.promise.finally(() => {
        if (!isGone) ending = setTimeout(end, idleLife).unref()
      })
    },
    end,
  }
}

/** Not copied. (A small file lies in a piece of memory that others use too.) */
function toHandOver({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return byteLength === buffer.byteLength ? [buffer as ArrayBuffer] : []
}
