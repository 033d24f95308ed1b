import { type FastifyRequest, LogController } from "fastify"
import { tooMany } from "#errors.ts"
import type { App } from "#http/handle.ts"
import { callLimit } from "#http/limits/call-limit.ts"
import { leakyBucket } from "#http/limits/leaky-bucket.ts"
import { networkCache } from "#http/limits/network-cache.ts"
import type { SharedUsage } from "#http/limits/shared-usage.ts"
import { countsTowardsLimits } from "#http/load-shedding/load-shedding.ts"
import type { Log } from "#log.ts"
import { networkOf, widestNetwork } from "#network/network.ts"

type RateLimitOptions = {
  perMinute: number
  /** The names of the files below /assets/. */
  assets: ReadonlySet<string> | undefined
  log: Log
}

export type RateLimit = ReturnType<typeof rateLimit>

/** Requests per minute and network, or by the budget of their call. */
export function rateLimit({ perMinute, assets, log }: RateLimitOptions, usage: SharedUsage) {
  const requests = leakyBucket({ name: "requests", max: perMinute, windowMs: 60_000, refuse: tooMany }, usage)
  const calls = callLimit(usage)
  const decisions = new WeakMap<FastifyRequest, ReturnType<typeof decide>>()
  const logRefusal = refusalLog(log)

  /** A page loads up to sixty of them. */
  function isAsset({ method, url }: FastifyRequest): boolean {
    const [, file = ""] = /^\/assets\/([^/?]+)(?:\?|$)/.exec(url) ?? []
    return (method === "GET" || method === "HEAD") && assets?.has(file) === true
  }

  function decide(request: FastifyRequest) {
    if (perMinute === 0 || !countsTowardsLimits(request) || isAsset(request)) return null
    const { bucket, key } = calls.budgetOf(request) ?? { bucket: requests, key: networkOf(request.ip) }
    return { bucket, key, refusal: bucket.refusal(key, 1) }
  }

  /** Once, before the first log line of a request. */
  const decisionOf = (request: FastifyRequest) => decisions.getOrInsertComputed(request, () => decide(request))

  function check(request: FastifyRequest) {
    const decision = decisionOf(request)
    if (decision?.refusal) {
      logRefusal(networkOf(request.ip))
      throw decision.refusal
    }
    decision?.bucket.take(decision.key, 1)
  }

  /** For a call that is counted alone: counts it, unless that was done before its user was looked up. */
  function checkAlone(request: FastifyRequest, userId: string) {
    if (decisionOf(request)?.bucket !== requests) return
    const budget = calls.budgetOf(request, userId)
    budget?.bucket.take(budget.key, 1)
  }

  const isUnlogged = (request: FastifyRequest) => isAsset(request) || Boolean(decisionOf(request)?.refusal)
  return { calls, check, checkAlone, isUnlogged }
}

export function limitRate(app: App, { calls, check }: RateLimit) {
  app.addHook("onRoute", ({ config }) => {
    if (config?.call) calls.add(config.call)
  })
  app.addHook("onResponse", (request, { statusCode }, done) => {
    calls.remember(request, statusCode)
    done()
  })
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
