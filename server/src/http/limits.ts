import rateLimit from "@fastify/rate-limit"
import underPressure from "@fastify/under-pressure"
import { isLive } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { tooMany } from "#errors.ts"
import { type App, isUpload } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-limits.ts"
import { isAlwaysEssential, isEssential } from "#http/priority.ts"
import type { Refuse } from "#http/refusal.ts"

/** The page renderer asks the API in process, from this address: its questions belong to a request already counted. */
export const inProcess = "in-process"

/** The socket's own address: what a proxy says of it could be forged. */
const isAsked = ({ socket, routeOptions }: FastifyRequest) =>
  socket.remoteAddress !== inProcess && routeOptions.config.call !== isLive

/** A server that cannot keep up says so at once, instead of answering everybody late. */
export async function refuseOverload(app: App, limits: LoadLimits, refuse: Refuse) {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    sampleInterval: limits.eventLoopSampleMs,
    // Measuring is all that the plugin does: what it refuses would be logged one by one.
    pressureHandler: () => {},
  })
  app.addHook("onRequest", (request, reply, done) => {
    if (!app.isUnderPressure() || !isAsked(request) || isEssential(request)) return done()
    reply.send(refuse(request, reply))
  })
  limitOpenRequests(app, limits, refuse)
}

/** A place is taken from the moment when the whole request has come until its answer is ready to be sent. */
function limitOpenRequests(app: App, { maxOpenRequests, reservedRequests }: LoadLimits, refuse: Refuse) {
  const open = new Set<FastifyRequest>()
  // Not earlier: requests that are sent slowly cost a socket, and must not shut others out.
  app.addHook("preValidation", (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!isAsked(request)) return done()
    if (open.size >= maxOpenRequests + (isAlwaysEssential(request) ? reservedRequests : 0)) {
      reply.send(refuse(request, reply))
      return
    }
    open.add(request)
    reply.raw.once("close", () => open.delete(request))
    done()
  })
  // Not when it has been read: clients that read slowly, or not at all, must not shut others out either.
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
    allowList: (request) => !isAsked(request) || request.url.startsWith("/assets/"),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  })
  // Before any route's own hooks: those of the guard and of cached answers would be counted never.
  const any = app.rateLimit()
  const upload = app.rateLimit({
    max: limits.maxUploadsPerAddress,
    timeWindow: limits.uploadWindowMs,
    keyGenerator: ({ ip }) => `upload ${ip}`,
  })
  app.addHook("onRequest", function (request, reply) {
    return (isUpload(request.routeOptions.config.call) ? upload : any).call(this, request, reply)
  })
}
