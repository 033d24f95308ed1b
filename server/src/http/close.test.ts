import { once } from "node:events"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { setImmediate as nextTurn } from "node:timers/promises"
import { expect, test } from "vitest"
import { closeGracefully } from "#http/close.ts"
import { settle, startHeldRenders } from "#test/held-renders.ts"

test("a request that arrives on an idle connection after the stop has begun is answered, also if the event loop is late", async () => {
  const { app } = await startHeldRenders()
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.app.server.address() as AddressInfo
  const socket = connect({ port, host: "127.0.0.1" })
  const request = "GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n"
  socket.write(request)
  await once(socket, "data")
  const closing = closeGracefully(app.app)
  for (let turn = 0; turn < 5; turn++) await nextTurn()
  socket.write(request)
  // Longer than idle connections stay open.
  for (const until = performance.now() + 1500; performance.now() < until; );
  const response = await text(socket)
  expect(response).toContain("HTTP/1.1 200 OK")
  expect(response).toContain("connection: close")
  await closing
  await app.stop()
})

test("a server that stops closes idle connections while it still responds to an open request", async () => {
  const { app, get, hold, release } = await startHeldRenders()
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.app.server.address() as AddressInfo
  const send = (url: string) => {
    const socket = connect({ port, host: "127.0.0.1" })
    socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  }
  const idle = send("/api/health/live")
  await once(idle, "data")
  // The first render takes longer than later ones, and must not take the time of the stop.
  await get("/en/register")
  hold()
  const open = text(send("/en/login"))
  await once(app.app.server, "request")
  await settle()
  const closing = closeGracefully(app.app)
  await once(idle, "close")
  release()
  expect(await open).toContain("HTTP/1.1 200 OK")
  await closing
  await app.stop()
})
