import underPressure from "@fastify/under-pressure"
import { isLive } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { App } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-shedding/load-limits.ts"
import type { Refuse } from "#http/load-shedding/overload-response.ts"
import { isCritical, isEssential } from "#http/load-shedding/request-priority.ts"

/** The remote address of requests that the page renderer makes inside the process: they belong to a request already counted. */
export const inProcess = "in-process"

/** Reads the socket's own address: X-Forwarded-For could be forged. */
export const countsTowardsLimits = ({ socket, routeOptions }: FastifyRequest) =>
  socket.remoteAddress !== inProcess && routeOptions.config.call !== isLive

/** Load shedding: an overloaded server rejects requests immediately, instead of serving everyone late. */
export async function shedLoad(app: App, limits: LoadLimits, refuse: Refuse) {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    sampleInterval: limits.eventLoopSampleMs,
    // The plugin only measures: it would log every rejected request on its own line.
    pressureHandler: () => {},
  })
  app.addHook("onRequest", (request, reply, done) => {
    if (!app.isUnderPressure() || !countsTowardsLimits(request) || isEssential(request)) return done()
    reply.send(refuse(request, reply))
  })
  limitOpenRequests(app, limits, refuse)
}

/** Concurrency limit: a request counts from when it was read whole until its response is ready to be sent. */
function limitOpenRequests(app: App, { maxOpenRequests, reservedRequests }: LoadLimits, refuse: Refuse) {
  const open = new Set<FastifyRequest>()
  // Not earlier: a slow sender costs only a socket and must not use up the limit.
  app.addHook("preValidation", (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!countsTowardsLimits(request)) return done()
    if (open.size >= maxOpenRequests + (isCritical(request) ? reservedRequests : 0)) {
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
