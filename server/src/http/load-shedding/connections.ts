import type { App } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-shedding/load-limits.ts"

const sweepIntervalMs = 1000

/** At the connection limit, idle keep-alive connections are closed to make room for new ones. */
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

/** Connection settings of Fastify and Node's HTTP server. */
export const connectionOptions = (limits: LoadLimits) => ({
  connectionTimeout: limits.idleSocketTimeoutMs,
  keepAliveTimeout: limits.keepAliveTimeoutMs,
  requestTimeout: limits.requestTimeoutMs,
  // raw-requests.ts rejects a missing Host, in our failure envelope.
  http: { headersTimeout: limits.headersTimeoutMs, requireHostHeader: false },
})
