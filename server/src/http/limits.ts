import rateLimit from "@fastify/rate-limit"
import underPressure from "@fastify/under-pressure"
import { isLive } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { tooMany } from "#errors.ts"
import { type App, isUpload } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-limits.ts"
import { isAlwaysEssential, isEssential } from "#http/priority.ts"
import type { Refuse } from "#http/refusal.ts"

/** The remote address of requests that the page renderer makes inside the process: they belong to a request already counted. */
export const inProcess = "in-process"

/** Reads the socket's own address: X-Forwarded-For could be forged. */
const isCounted = ({ socket, routeOptions }: FastifyRequest) =>
  socket.remoteAddress !== inProcess && routeOptions.config.call !== isLive

/** Load shedding: an overloaded server rejects requests at once, instead of serving everybody late. */
export async function refuseOverload(app: App, limits: LoadLimits, refuse: Refuse) {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    sampleInterval: limits.eventLoopSampleMs,
    // The plugin only measures: it would log every rejected request on its own line.
    pressureHandler: () => {},
  })
  app.addHook("onRequest", (request, reply, done) => {
    if (!app.isUnderPressure() || !isCounted(request) || isEssential(request)) return done()
    reply.send(refuse(request, reply))
  })
  limitOpenRequests(app, limits, refuse)
}

/** Concurrency limit: a request counts from when it was read whole until its response is ready to be sent. */
function limitOpenRequests(app: App, { maxOpenRequests, reservedRequests }: LoadLimits, refuse: Refuse) {
  const open = new Set<FastifyRequest>()
  // Not earlier: a slow sender costs only a socket and must not use up the limit.
  app.addHook("preValidation", (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!isCounted(request)) return done()
    if (open.size >= maxOpenRequests + (isAlwaysEssential(request) ? reservedRequests : 0)) {
      reply.send(refuse(request, reply))
      return
    }
    open.add(request)
    reply.raw.once("close", () => open.delete(request))
    done()
  })
  // Not later: a client that reads slowly, or never, must not use up the limit either.
  app.addHook("onSend", (request, _reply, _payload, done) => {
    open.delete(request)
    done()
  })
}

export async function limitRate(app: App, perMinute: number, limits: LoadLimits) {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: "1 minute",
    allowList: (request) => !isCounted(request) || request.url.startsWith("/assets/"),
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
