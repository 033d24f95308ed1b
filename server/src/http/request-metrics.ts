import { login } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { type Histogram, histogram } from "#histogram.ts"
import type { App } from "#http/handle.ts"
import { inProcess } from "#http/load-shedding/load-shedding.ts"

declare module "fastify" {
  interface FastifyInstance {
    requestMetrics: RequestMetrics
  }
}

type SignInOutcome = "succeeded" | "failed" | "throttled"
type Series = { route: string; method: string; status: string; durations: Histogram }
export type RequestMetrics = ReturnType<typeof requestMetrics>

/** Others share one series, as do all URLs without a route: invented methods and URLs must not fill the memory. */
const knownMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
const noRoute = "none"

const outcomes: Record<number, SignInOutcome> = { 200: "succeeded", 401: "failed", 403: "failed", 429: "throttled" }

/** Counts and times every request from its headers to the end of its response, by the pattern of its route. */
export function measureRequests(app: App) {
  const metrics = requestMetrics()
  app.decorate("requestMetrics", metrics)
  app.addHook("onRequest", (request, reply, done) => {
    // The renderer's requests belong to one that is already counted.
    if (request.socket.remoteAddress !== inProcess) metrics.begin(request, reply)
    done()
  })
}

function requestMetrics() {
  const series = new Map<string, Series>()
  const signIns: Record<SignInOutcome, number> = { succeeded: 0, failed: 0, throttled: 0 }
  let open = 0

  function add(request: FastifyRequest, status: string, durationMs: number) {
    const { method: sent, routeOptions } = request
    const route = routeOptions?.url ?? noRoute
    const method = knownMethods.includes(sent) ? sent : "other"
    const key = `${method} ${status} ${route}`
    const create = () => ({ route, method, status, durations: histogram() })
    series.getOrInsertComputed(key, create).durations.observe(durationMs)
  }

  return {
    begin(request: FastifyRequest, reply: FastifyReply) {
      open++
      const { raw } = reply
      const start = performance.now()
      const end = (status: string) => {
        raw.off("finish", finished).off("close", aborted)
        open--
        add(request, status, performance.now() - start)
      }
      const finished = () => {
        end(`${Math.floor(raw.statusCode / 100)}xx`)
        // The right password without a code is neither: the login goes on.
        const isLogin = request.routeOptions?.config.call === login && !request.isStepMissing
        const outcome = isLogin && outcomes[raw.statusCode]
        if (outcome) signIns[outcome]++
      }
      const aborted = () => end("aborted")
      // Not the hook onResponse, which does not run when the client disconnects.
      raw.once("finish", finished).once("close", aborted)
    },
    read: () => ({ open, series: [...series.values()], signIns }),
  }
}
