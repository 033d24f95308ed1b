import rateLimit from "@fastify/rate-limit"
import { tooMany } from "#errors.ts"
import { type App, isUpload } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-limits.ts"
import { countsTowardsLimits } from "#http/load-shedding.ts"

/** Requests per minute and IP address, and uploads in a longer window. */
export async function limitRate(app: App, perMinute: number, limits: LoadLimits) {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: "1 minute",
    allowList: (request) => !countsTowardsLimits(request) || request.url.startsWith("/assets/"),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  })
  // Runs before the routes' own hooks: requests ended by the guard or by the response cache must be counted too.
  const limitAll = app.rateLimit()
  const limitUploads = app.rateLimit({
    max: limits.maxUploadsPerIp,
    timeWindow: limits.uploadWindowMs,
    keyGenerator: ({ ip }) => `upload ${ip}`,
  })
  app.addHook("onRequest", function (request, reply) {
    return (isUpload(request.routeOptions.config.call) ? limitUploads : limitAll).call(this, request, reply)
  })
}
