import underPressure from "@fastify/under-pressure"
import { isLive } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { type App, isUpload } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-shedding/load-limits.ts"
import type { Refuse } from "#http/load-shedding/overload-response.ts"

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

export const connectionOptions = (limits: LoadLimits) => ({
  connectionTimeout: limits.idleSocketTimeoutMs,
  keepAliveTimeout: limits.keepAliveTimeoutMs,
  requestTimeout: limits.requestTimeoutMs,
  // raw-requests.ts rejects a missing Host, in our failure envelope.
  http: { headersTimeout: limits.headersTimeoutMs, requireHostHeader: false },
})

/** Cached pages are cheap to serve, others are not: the page route decides that itself. */
export const pageRoute = "/*"

const isRead = (method: string) => method === "GET" || method === "HEAD"

/** Health checks, verification, login and logout, and forms of other systems: the last requests to be shed. */
const isCritical = ({ routeOptions: { config } }: FastifyRequest) =>
  config.call?.isEssential === true || config.isForeignForm === true

/** Health checks, verification, cached responses, static files, and changes by signed-in users. */
function isEssential(request: FastifyRequest): boolean {
  const { method, headers, routeOptions } = request
  const { url = "", config } = routeOptions
  if (isCritical(request)) return true
  if (config.call?.isCached || url === pageRoute || isStaticFile(url)) return true
  // The token is not checked yet: a forged one is rejected by the guard, at the cost of one database lookup.
  return !isRead(method) && !isUpload(config.call) && headers.authorization !== undefined
}

/** By the URL of the route; all hashed files share one. */
const isStaticFile = (url: string) =>
  url === "/assets/:file" || (/^\/(?!api\/).*\.\w+$/.test(url) && !/[:*]/.test(url) && url !== "/sitemap.xml")
