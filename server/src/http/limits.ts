import rateLimit from "@fastify/rate-limit"
import underPressure from "@fastify/under-pressure"
import type { FastifyRequest } from "fastify"
import type { App } from "#http/app-type.ts"
import { busy, tooMany } from "#http/failure.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Takes pictures, which are dear to draw anew: fewer of them are taken. */
    isUpload?: boolean
  }
}

const mostUploads = 60
const mostAtOnce = 1000

/** The page renderer asks the API in process, from this address: its questions belong to a request already counted. */
export const inProcess = "in-process"

/** The socket's own address: what a proxy says of it could be forged. */
const isAsked = ({ url, socket }: FastifyRequest) => socket.remoteAddress !== inProcess && url !== "/api/health/live"

/** A server that cannot keep up says so at once, instead of answering everybody late. */
export async function refuseOverload(app: App, mostDelay: number) {
  let open = 0
  // Not before the whole request has come: those that are sent slowly cost a socket, and must not shut others out.
  app.addHook("preValidation", async (request, reply) => {
    if (!isAsked(request)) return
    if (open >= mostAtOnce) throw busy()
    open++
    reply.raw.once("close", () => open--)
  })
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    pressureHandler: (request) => {
      if (isAsked(request)) throw busy(2)
    },
  })
}

export async function limitRate(app: App, perMinute: number) {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: "1 minute",
    allowList: (request) => !isAsked(request) || request.url.startsWith("/assets/"),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  })
  // Before any route's own hooks: those of the guard and of kept answers would be counted never.
  const any = app.rateLimit()
  const upload = app.rateLimit({ max: mostUploads, timeWindow: "10 minutes", keyGenerator: ({ ip }) => `upload ${ip}` })
  app.addHook("onRequest", function (request, reply) {
    return (request.routeOptions.config.isUpload ? upload : any).call(this, request, reply)
  })
}
