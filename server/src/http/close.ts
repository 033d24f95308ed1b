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

/**
 * Ends without failing a request that was accepted. First only the listening socket closes: Node's own http close
 * would also cut idle connections on which the next request may be on its way. Each connection goes with its next
 * answer; those that stay silent for a second are cut; after three seconds everything is.
 */
export async function closeGracefully(app: App) {
  app.phase = "closing"
  Server.prototype.close.call(app.server)
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count ?? 0)))
  for (let waited = 0; waited < 1000 && (await connections()) > 0; waited += between) await wait(between)
  app.server.closeIdleConnections()
  for (let waited = 0; waited < patience && (await connections()) > 0; waited += between) await wait(between)
  app.server.closeAllConnections()
  await app.close()
}
