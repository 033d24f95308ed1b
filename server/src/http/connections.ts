import type { App } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-limits.ts"

const sweepIntervalMs = 1000

/** When there are as many connections as there may be, those that wait for nothing make room for new ones. */
export function limitConnections({ server, log }: App, { maxConnections }: LoadLimits) {
  server.maxConnections = maxConnections
  let sweptAt = Number.NEGATIVE_INFINITY
  server.on("drop", () => {
    if (performance.now() - sweptAt < sweepIntervalMs) return
    sweptAt = performance.now()
    log.warn({ maxConnections }, "overload: connections were dropped, and idle ones closed")
    server.closeIdleConnections()
  })
}

/** Fastify's settings of its connections. */
export const connectionOptions = (limits: LoadLimits) => ({
  connectionTimeout: limits.idleSocketTimeoutMs,
  keepAliveTimeout: limits.keepAliveTimeoutMs,
  requestTimeout: limits.requestTimeoutMs,
  // A missing Host is answered by raw-requests.ts, in the envelope.
  http: { headersTimeout: limits.headersTimeoutMs, requireHostHeader: false },
})
