import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { AuditChain } from "contract"
import type { Verdict } from "#audit/verify.ts"
import type { Database } from "#db/open.ts"
import { isolated } from "#isolation/isolated.ts"

const timeoutMs = 10 * 60 * 1000
const goodFor = 60 * 1000

/** Verifies the log, in a thread beside the requests: once for all who ask meanwhile, and not again within a minute. */
export function chainOf({ place }: Database) {
  let last: { from: number; answer: Promise<AuditChain> } | undefined
  let thread: Worker | undefined

  const isolate = isolated({
    name: "The thread that verifies the log",
    maxConcurrent: 1,
    maxQueued: 0,
    timeoutMs,
    failureThreshold: 3,
    openMs: 30_000,
  })

  async function check(signal: AbortSignal): Promise<AuditChain> {
    thread = new Worker(new URL("./verify-thread.ts", import.meta.url), { workerData: place })
    thread.unref()
    signal.addEventListener("abort", () => void thread?.terminate())
    const { fault, ...verdict } = await verdictOf(thread)
    const checkedAt = new Date()
    if (last) last.from = checkedAt.getTime()
    return { ...verdict, fault: fault ?? "", checkedAt: checkedAt.toISOString() }
  }

  function verified() {
    if (last && Date.now() - last.from < goodFor) return last.answer
    const answer = isolate(check)
    // Until it is known, it is not old.
    const mine = { from: Number.POSITIVE_INFINITY, answer }
    last = mine
    answer.catch(() => {
      if (last === mine) last = undefined
    })
    return answer
  }

  return { verified, stop: () => thread?.terminate() }
}

async function verdictOf(thread: Worker): Promise<Verdict> {
  const ended = once(thread, "exit").then(() => {
    throw new Error("The thread that verifies the log has ended")
  })
  const [verdict] = await Promise.race([once(thread, "message"), ended])
  return verdict
}
