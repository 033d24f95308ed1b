import { Server } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import type { App } from "#http/handle.ts"

const patience = 3000
const between = 20

/** Must be called before the first route: while closing, each answer asks its connection to go. */
export function prepareClose(app: App) {
  app.decorate("phase", "serving")
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (app.phase === "closing") reply.header("connection", "close")
    done()
  })
}

/** Ends without failing a request that was accepted: each connection goes with its next answer, or once it is idle. */
export async function closeGracefully(app: App) {
  app.phase = "closing"
  // Node's own http close would also cut idle connections on which the next request may be on its way.
  Server.prototype.close.call(app.server)
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count ?? 0)))
  for (let waited = 0; waited < 1000 && (await connections()) > 0; waited += between) await wait(between)
  app.server.closeIdleConnections()
  for (let waited = 0; waited < patience && (await connections()) > 0; waited += between) await wait(between)
  app.server.closeAllConnections()
  await app.close()
}
