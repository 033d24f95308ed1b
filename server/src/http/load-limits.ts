export type LoadLimits = typeof loadLimits
export type RenderLimits = LoadLimits["renders"]
/** Pages that are few go before pages whose addresses anybody can make up. */
export type Lane = "known" | "arbitrary"

/** How much the server takes on at once. Beyond it, requests are refused at once, and told when to come back. */
export const loadLimits = {
  renders: {
    // On SQLite one is enough; on PostgreSQL this many keep a core busy while others wait for rows.
    maxRunning: 4,
    // These pages are few and are cached once rendered, so a long wait ends soon and is better than a refusal.
    known: { maxWaiting: 200, maxWaitMs: 8000 },
    // Anybody can make up more of these than a server can render. A render takes 2 to 10 ms: fifty are half a second.
    arbitrary: { maxWaiting: 50, maxWaitMs: 900 },
  },
  // Waiting for the database or for a disk. It costs little memory, but all would be answered late.
  maxOpenRequests: 1000,
  // Besides these, for health checks, verification and login: whatever waits for a slow dependency must not shut them out.
  reservedRequests: 500,
  // A mean over the sample, so that one long block (a cold start, garbage collection) refuses nobody.
  maxEventLoopDelayMs: 200,
  eventLoopSampleMs: 1000,
  overloadRetryAfterSeconds: 2,
  // Decoding and drawing a picture anew is the dearest thing that anybody may ask for.
  maxUploadsPerAddress: 60,
  uploadWindowMs: 10 * 60_000,
  // A connection takes 12 KB: all of them 120 MB. Far more than visitors need, fewer than file descriptors there are.
  maxConnections: 10_000,
  // Connections that the kernel completes while the event loop is busy for a moment; capped by net.core.somaxconn.
  listenBacklog: 1024,
  // Longer than the 60 s after which common proxies drop an idle connection: they must not meet a closed one.
  keepAliveTimeoutMs: 72_000,
  headersTimeoutMs: 60_000,
  // Long enough for a picture from an old phone; whoever sends slower holds nothing up for ever.
  requestTimeoutMs: 120_000,
  // Without a byte in either direction: a client that stops reading its answer must not hold its socket for ever.
  idleSocketTimeoutMs: 150_000,
}

/** Vite compiles in the same process, and blocks it for seconds. */
export const developmentLimits: LoadLimits = { ...loadLimits, maxEventLoopDelayMs: Number.POSITIVE_INFINITY }
