import { tooMany } from "#errors.ts"
import { type App, isUpload } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-limits.ts"
import { countsTowardsLimits } from "#http/load-shedding.ts"
import { networkBudget } from "#http/network-budget.ts"
import type { SharedUsage } from "#http/shared-usage.ts"
import { networkOf } from "#network.ts"

/** Requests per minute and network, and uploads in a longer window. */
export function limitRate(app: App, perMinute: number, limits: LoadLimits, usage: SharedUsage) {
  if (perMinute === 0) return
  const requests = networkBudget({ name: "requests", max: perMinute, windowMs: 60_000, refuse: tooMany }, usage)
  const { maxUploadsPerIp: max, uploadWindowMs: windowMs } = limits
  const uploads = networkBudget({ name: "uploads", max, windowMs, refuse: tooMany }, usage)
  // Runs before the routes' own hooks: requests ended by the guard or by the response cache must be counted too.
  app.addHook("onRequest", (request, _reply, done) => {
    if (!countsTowardsLimits(request) || request.url.startsWith("/assets/")) return done()
    const budget = isUpload(request.routeOptions.config.call) ? uploads : requests
    budget.take(networkOf(request.ip), 1)
    done()
  })
}
