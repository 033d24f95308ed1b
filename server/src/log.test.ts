import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort } from "#test/postgres-cluster.ts"
import { isReady, startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

let server: ReturnType<typeof startServer>
let base: string
let location: Awaited<ReturnType<typeof freshLocation>>
beforeAll(async () => {
  location = await freshLocation("sqlite")
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  server = startServer({ DATA_DIR: location.dataDir, PORT: String(port), LOG_LEVEL: "info" })
  await isReady(base)
})
afterAll(async () => {
  server.child.kill("SIGTERM")
  await server.ended
  await location.remove()
})

type Line = { reqId?: string; req?: Record<string, unknown>; res?: { statusCode: number }; msg: string }
const lines = () =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line)

test("a request's log lines have its id, method, route, status and address, and nothing of its query or parameters", async () => {
  const secret = "rahima.khatun"
  const asked = [
    [`/api/certificates/verify/PRH-${secret}`, "/api/certificates/verify/:certificationNo", 404],
    [`/api/auth/get-users?search=${secret}&page=1`, "/api/auth/get-users", 401],
    [`/en/verify-certificate?no=${secret}`, "/en/verify-certificate", 200],
    [`/api/unknown?token=${secret}`, "/api/unknown", 404],
    [`/en/%zz?token=${secret}`, "/en/%zz", 400],
  ] as const
  for (const [address, path, status] of asked) {
    const answer = await fetch(base + address)
    // On a machine that is busy with other tests the server may refuse.
    expect([status, 503]).toContain(answer.status)
    const id = answer.headers.get("x-request-id")
    const own = () => lines().filter(({ reqId }) => reqId === id)
    await expect.poll(() => own()[0]?.req).toEqual({ method: "GET", path, remoteAddress: "127.0.0.1" })
    // Fastify writes no second line for an address that cannot be decoded.
    if (status !== 400) await expect.poll(() => own().map(({ res }) => res?.statusCode)).toContain(answer.status)
  }
  expect(server.output()).not.toContain(secret)
})
