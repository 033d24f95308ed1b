import type { IncomingMessage, ServerResponse } from "node:http"
import { CannotStart } from "#cannot-start.ts"
import { collector, type Sources } from "#metrics/collect.ts"
import { exposition } from "#metrics/exposition.ts"

type Address = { metricsPort: number; metricsHost: string }

const maxConnections = 20
const requestTimeoutMs = 10_000

/** Serves the metrics on a port of their own, so that no path of the public port leads to them. */
export async function serveMetrics({ metricsPort, metricsHost }: Address, sources: Sources) {
  // Not imported: an import evaluates all exports of the module, which loads 10 MB for WebSocket and fetch.
  const { createServer } = process.getBuiltinModule("node:http")
  const { collect, stop } = collector(sources)

  async function respond({ method, url }: IncomingMessage, response: ServerResponse) {
    if (url !== "/metrics" || method !== "GET") return void response.writeHead(404).end()
    const body = exposition(await collect())
    response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(body)
  }

  const server = createServer({ requestTimeout: requestTimeoutMs }, (request, response) => {
    respond(request, response).catch((error) => {
      sources.app.log.error({ err: error }, "the metrics could not be collected")
      response.writeHead(500).end()
    })
  })
  server.maxConnections = maxConnections
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once("error", reject).listen(metricsPort, metricsHost, resolve)
  await promise.catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === "EADDRINUSE" ? "is already in use" : `on METRICS_HOST ${metricsHost}: ${error.message}`
    throw new CannotStart(`METRICS_PORT ${metricsPort} ${reason}`)
  })
  return {
    stop: async () => {
      stop()
      server.closeAllConnections()
      server.close()
    },
  }
}
