import { Server } from "node:net"
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises"
import type { App } from "#http/handle.ts"

const idleGraceMs = 1000
const drainTimeoutMs = 3000
/** When no connection is left open. */
export const maxCloseMs = idleGraceMs + drainTimeoutMs
const pollIntervalMs = 20

/** Must be called before the first route is registered: while closing, each response sends `connection: close`. */
export function prepareClose(app: App) {
  app.decorate("phase", "serving")
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (app.phase === "closing") reply.header("connection", "close")
    done()
  })
}

/** Graceful shutdown that fails no accepted request: each connection closes with its next response, or once it is idle. */
export async function closeGracefully(app: App) {
  app.phase = "closing"
  // http.Server.close would also cut idle connections on which a request may already be in transit.
  Server.prototype.close.call(app.server)
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count ?? 0)))
  /** By the clock: on a busy machine each pause takes longer, and main.ts ends a process that stops too slowly. */
  async function waitUntilClosed(timeoutMs: number) {
    const until = performance.now() + timeoutMs
    while (performance.now() < until && (await connections()) > 0) await wait(pollIntervalMs)
  }
  await waitUntilClosed(idleGraceMs)
  // If the event loop is late, requests that arrived in time are read first.
  await nextTurn()
  app.server.closeIdleConnections()
  await waitUntilClosed(drainTimeoutMs)
  app.server.closeAllConnections()
  await app.close()
}
