import { type FastifyRequest, LogController } from "fastify"
import { tooMany } from "#errors.ts"
import { type App, isUpload } from "#http/handle.ts"
import { leakyBucket } from "#http/leaky-bucket.ts"
import type { LoadLimits } from "#http/load-limits.ts"
import { countsTowardsLimits } from "#http/load-shedding.ts"
import { networkCache } from "#http/network-cache.ts"
import type { SharedUsage } from "#http/shared-usage.ts"
import type { Log } from "#log.ts"
import { networkOf, widestNetwork } from "#network.ts"

type Parts = {
  perMinute: number
  limits: LoadLimits
  /** The names of the files below /assets/. */
  assets: ReadonlySet<string> | undefined
  log: Log
}

type RateLimit = ReturnType<typeof rateLimit>

/** Requests per minute and network, and uploads in a longer window. */
export function rateLimit({ perMinute, limits, assets, log }: Parts, usage: SharedUsage) {
  const requests = leakyBucket({ name: "requests", max: perMinute, windowMs: 60_000, refuse: tooMany }, usage)
  const { maxUploadsPerIp: max, uploadWindowMs: windowMs } = limits
  const uploads = leakyBucket({ name: "uploads", max, windowMs, refuse: tooMany }, usage)
  const refusals = new WeakMap<FastifyRequest, Error | null>()
  const logRefusal = refusalLog(log)

  function isLimited(request: FastifyRequest): boolean {
    return perMinute > 0 && countsTowardsLimits(request) && !isAsset(request)
  }

  /** A page loads up to sixty of them. */
  function isAsset({ method, url }: FastifyRequest): boolean {
    const [, file = ""] = /^\/assets\/([^/?]+)(?:\?|$)/.exec(url) ?? []
    return (method === "GET" || method === "HEAD") && assets?.has(file) === true
  }

  const budgetOf = ({ routeOptions }: FastifyRequest) => (isUpload(routeOptions.config.call) ? uploads : requests)

  /** Decided once, before the first log line of a request. */
  function refusalOf(request: FastifyRequest): Error | null {
    const decide = () => (isLimited(request) ? budgetOf(request).refusal(networkOf(request.ip), 1) : null)
    return refusals.getOrInsertComputed(request, decide)
  }

  function check(request: FastifyRequest) {
    if (!isLimited(request)) return
    const network = networkOf(request.ip)
    const refusal = refusalOf(request)
    if (refusal) {
      logRefusal(network)
      throw refusal
    }
    budgetOf(request).take(network, 1)
  }

  const isUnlogged = (request: FastifyRequest) => isAsset(request) || refusalOf(request) !== null
  return { check, isUnlogged }
}

export function limitRate(app: App, { check }: RateLimit) {
  // Runs before the routes' own hooks: requests ended by the guard or by the response cache must be counted too.
  app.addHook("onRequest", (request, _reply, done) => {
    check(request)
    done()
  })
}

/** Fastify's two lines for each request, but none for a file of a page, or one that the rate limit refuses: a flood could fill the disk. */
export const requestLog = ({ isUnlogged }: RateLimit) => new LogController({ disableRequestLogging: isUnlogged })

const logIntervalMs = 60_000

/** One line for each network and minute; for IPv6 a /48, or one customer could fill the log. */
function refusalLog(log: Log) {
  const loggedAt = networkCache<number>()
  return (network: string) => {
    const now = Date.now()
    const key = widestNetwork(network)
    const last = loggedAt.get(key)
    // The clock may have been set back.
    if (last !== undefined && Math.abs(now - last) < logIntervalMs) return
    loggedAt.set(key, now)
    log.warn({ network }, "requests over the rate limit are refused, and not logged one by one")
  }
}
