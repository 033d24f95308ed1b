import { availableParallelism } from "node:os"

export type LoadLimits = typeof loadLimits
export type RenderLimits = LoadLimits["renders"]
/** The site's own pages, pages that verify a certificate, and all other URLs that anyone can invent. */
export type Lane = keyof RenderLimits["lanes"]

/** How much work the server accepts concurrently. Requests beyond that are rejected immediately, with Retry-After. */
export const loadLimits = {
  renders: {
    // One is enough on SQLite; on PostgreSQL this many keep a core busy while others wait for rows.
    maxRunning: 4,
    lanes: {
      // These pages are few and cached once rendered: their queue drains quickly, and waiting is better than a 503.
      known: { weight: 8, maxQueued: 200, maxWaitMs: 8000 },
      // QR codes and links of certificates lead here. A render takes 2 to 10 ms: fifty take half a second.
      verification: { weight: 4, maxQueued: 50, maxWaitMs: 2000 },
      // Anyone can invent more of these URLs than a server can render.
      arbitrary: { weight: 1, maxQueued: 50, maxWaitMs: 900 },
    },
  },
  // Drawing a certificate takes 15 ms, as a PNG 300 ms.
  // Each process takes 250 MB, and more than two delay other requests on two cores.
  documents: {
    maxConcurrent: Math.min(2, availableParallelism()),
    maxQueued: 60,
    maxWaitMs: 10_000,
    timeoutMs: 15_000,
  },
  previewImages: { maxQueued: 30, maxWaitMs: 15_000, timeoutMs: 15_000 },
  // Requests that wait for the database or a disk need little memory, but too many of them slow down every request.
  maxOpenRequests: 1000,
  // In addition, for health checks, verification and login: requests stuck on a slow dependency must not block these.
  reservedRequests: 500,
  // The mean of a sample, so that one long block (cold start, garbage collection) does not trigger load shedding.
  maxEventLoopDelayMs: 200,
  eventLoopSampleMs: 1000,
  overloadRetryAfterSeconds: 2,
  // A connection takes 12 KB, all of them 120 MB. Far more than visitors need, and below the limit of file descriptors.
  maxConnections: 10_000,
  // Connections that the kernel accepts while the event loop is briefly busy; capped by net.core.somaxconn.
  listenBacklog: 1024,
  // Longer than the 60 s after which common proxies drop idle connections, or they would reuse one that we have just closed.
  keepAliveTimeoutMs: 72_000,
  headersTimeoutMs: 60_000,
  // Long enough to upload an image from an old phone; slower senders are cut off.
  requestTimeoutMs: 120_000,
  // No byte in either direction: a client that stops reading its response must not hold its socket forever.
  idleSocketTimeoutMs: 150_000,
}

/** In development Vite compiles in the same process and blocks it for seconds. */
export const developmentLimits: LoadLimits = { ...loadLimits, maxEventLoopDelayMs: Number.POSITIVE_INFINITY }
