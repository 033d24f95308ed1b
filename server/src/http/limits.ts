import rateLimit from "@fastify/rate-limit"
import underPressure from "@fastify/under-pressure"
import { say } from "contract"
import type { App } from "#http/app-type.ts"
import { busy, RequestFailure } from "#http/failure.ts"

const mostAtOnce = 1000
const mostDelay = 1000

/** The page renderer asks the API in process, from this address: its questions belong to a request already counted. */
export const inProcess = "in-process"

const isAsked = (url: string, address: string) => address !== inProcess && url !== "/api/health/live"

/** A server that cannot keep up says so at once, instead of answering everybody late. */
export async function refuseOverload(app: App, most = mostAtOnce) {
  let open = 0
  app.addHook("onRequest", async (request, reply) => {
    if (!isAsked(request.url, request.socket.remoteAddress ?? "")) return
    if (open >= most) throw busy()
    open++
    reply.raw.once("close", () => open--)
  })
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    pressureHandler: (request) => {
      if (isAsked(request.url, request.ip)) throw busy(2)
    },
  })
}

export async function limitRate(app: App, perMinute: number) {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: "1 minute",
    allowList: (request) => !isAsked(request.url, request.ip) || request.url.startsWith("/assets/"),
    errorResponseBuilder: (_request, { ttl }) =>
      new RequestFailure("tooMany", say("tooMany"), { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
