import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { AuditChain } from "contract"
import type { Verdict } from "#audit/verify.ts"
import type { Database } from "#db/open.ts"
import { isolated } from "#isolation/isolated.ts"
import type { Log } from "#log.ts"

const timeoutMs = 10 * 60 * 1000
const goodForMs = 60 * 1000
const dailyMs = 24 * 60 * 60 * 1000

declare module "fastify" {
  interface FastifyInstance {
    auditChain: ChainWatch
  }
}

export type ChainWatch = ReturnType<typeof watchChain>

/** Verifies the log, in a thread beside the requests: once for all who ask meanwhile, and not again within a minute. */
export function watchChain({ place }: Database, log: Log) {
  let last: { from: number; answer: Promise<AuditChain> } | undefined
  let verdict: AuditChain | undefined
  let watchedSince: string | undefined
  let thread: Worker | undefined
  let daily: NodeJS.Timeout | undefined

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
    const { fault, ...found } = await verdictOf(thread)
    const checkedAt = new Date()
    if (last) last.from = checkedAt.getTime()
    verdict = { ...found, fault: fault ?? "", checkedAt: checkedAt.toISOString() }
    if (fault) log.error({ fault }, "the audit log is damaged")
    return verdict
  }

  function verified() {
    if (last && Date.now() - last.from < goodForMs) return last.answer
    const answer = isolate(check)
    // Until it is known, it is not old.
    const mine = { from: Number.POSITIVE_INFINITY, answer }
    last = mine
    answer.catch(() => {
      if (last === mine) last = undefined
    })
    return answer
  }

  return {
    verified,
    /** What the last look found, without looking again. */
    latest: () => ({ verdict, watchedSince }),
    checkDaily() {
      watchedSince = new Date().toISOString()
      const look = () =>
        void verified().catch((error) =>
          log.warn({ err: error }, "the audit log could not be verified; it is tried again"),
        )
      daily = setInterval(look, dailyMs).unref()
      look()
    },
    stop: () => {
      clearInterval(daily)
      return thread?.terminate()
    },
  }
}

async function verdictOf(thread: Worker): Promise<Verdict> {
  const ended = once(thread, "exit").then(() => {
    throw new Error("The thread that verifies the log has ended")
  })
  const [verdict] = await Promise.race([once(thread, "message"), ended])
  return verdict
}
