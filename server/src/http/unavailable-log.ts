import type { FastifyBaseLogger } from "fastify"

const quietMs = 10_000
const maxCauses = 50

/** How many requests each cause has turned away since its last line. */
const unlogged = new Map<string, number>()

/** Logs the first 503 of each cause whole, then how many follow in ten seconds: a line for each could fill the disk. */
export function logUnavailable(log: FastifyBaseLogger, error: Error) {
  const ownCause = `${error.name}: ${error.message}`.slice(0, 120)
  const cause = unlogged.has(ownCause) || unlogged.size < maxCauses ? ownCause : "other causes"
  const count = unlogged.get(cause)
  if (count !== undefined) {
    unlogged.set(cause, count + 1)
    return
  }
  log.warn({ err: error }, "a request was turned away")
  unlogged.set(cause, 0)
  setTimeout(summarize, quietMs, log, cause).unref()
}

function summarize(log: FastifyBaseLogger, cause: string) {
  const count = unlogged.get(cause) ?? 0
  unlogged.delete(cause)
  if (count > 0) log.warn({ cause, count }, "more requests were turned away for the same reason")
}
