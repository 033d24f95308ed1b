import { once } from "node:events"
import { type AddressInfo, connect } from "node:net"
import pino from "pino"
import { expect, test } from "vitest"
import { startTestApp, testPassword } from "#test/test-app.ts"

test("a client that leaves during a call is no server error", async () => {
  const lines: { level: number }[] = []
  const log = pino({ level: "warn" }, { write: (line) => lines.push(JSON.parse(line)) })
  const { app, as, stop } = await startTestApp("sqlite", { log })
  const { email } = await as("student")
  await app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.server.address() as AddressInfo
  const body = JSON.stringify({ email, password: testPassword })
  const leaving = connect({ port, host: "127.0.0.1" })
  const headers = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  leaving.write(`POST /api/auth/login HTTP/1.1\r\n${headers}\r\n\r\n${body}`)
  const [received, response] = await once(app.server, "request")
  await once(received, "end")
  leaving.resetAndDestroy()
  await once(response, "close")
  // Passwords are compared one after the other, so the first call has ended, too.
  const again = { method: "POST", url: "/api/auth/login", payload: { email, password: testPassword } } as const
  expect((await app.inject(again)).statusCode).toBe(200)
  expect(lines).toEqual([])
  await stop()
})
