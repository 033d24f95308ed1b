import type { FastifyBaseLogger } from "fastify"

const logIntervalMs = 10_000
const maxCauses = 50

/** Logs the first 503 of each cause in full, then a count of those in the next ten seconds: one line each could fill the disk. */
export function makeUnavailableLog() {
  /** How many requests failed with 503 for each cause since its last log line. */
  const unlogged = new Map<string, number>()

  function summarize(log: FastifyBaseLogger, cause: string) {
    const count = unlogged.get(cause) ?? 0
    unlogged.delete(cause)
    if (count > 0) log.warn({ cause, count }, "more requests failed with 503 for the same cause")
  }

  return (log: FastifyBaseLogger, error: Error) => {
    const ownCause = `${error.name}: ${error.message}`.slice(0, 120)
    const cause = unlogged.has(ownCause) || unlogged.size < maxCauses ? ownCause : "other causes"
    const count = unlogged.get(cause)
    if (count !== undefined) {
      unlogged.set(cause, count + 1)
      return
    }
    log.warn({ err: error }, "a request failed with 503")
    unlogged.set(cause, 0)
    setTimeout(summarize, logIntervalMs, log, cause).unref()
  }
}

/** One for the whole process. */
export const logUnavailable = makeUnavailableLog()
