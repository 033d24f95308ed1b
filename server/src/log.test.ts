import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

let server: ReturnType<typeof startServer>
let base: string
let location: Awaited<ReturnType<typeof freshLocation>>
beforeAll(async () => {
  location = await freshLocation("sqlite", templateName)
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  server = startServer({ DATA_DIR: location.dataDir, PORT: String(port), LOG_LEVEL: "info" })
  await server.isReady()
})
afterAll(async () => {
  server.child.kill("SIGTERM")
  await server.ended
  await location.remove()
})

type Line = {
  reqId?: string
  userId?: string
  time: unknown
  req?: Record<string, unknown>
  res?: { statusCode: number }
  msg: string
}
const lines = () =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line)

test("log lines of a request have its id, method, route, status and IP address, but no query or parameters", async () => {
  const secret = "rahima.khatun"
  const requests = [
    [`/api/certificates/verify/PRH-${secret}`, "/api/certificates/verify/:certificationNo", 404],
    [`/api/auth/get-users?search=${secret}&page=1`, "/api/auth/get-users", 401],
    [`/en/verify-certificate?no=${secret}`, "/en/verify-certificate", 200],
    [`/api/unknown?token=${secret}`, "/api/unknown", 404],
    [`/en/%zz?token=${secret}`, "/en/%zz", 400],
  ] as const
  for (const [url, path, status] of requests) {
    const response = await fetch(base + url)
    expect(response.status).toBe(status)
    const id = response.headers.get("x-request-id")
    const ownLines = () => lines().filter(({ reqId }) => reqId === id)
    await expect.poll(() => ownLines()[0]?.req).toEqual({ method: "GET", path, remoteAddress: "127.0.0.1" })
    // Fastify writes no second line for a URL that cannot be decoded.
    if (status !== 400) await expect.poll(() => ownLines().map(({ res }) => res?.statusCode)).toContain(status)
  }
  expect(server.output()).not.toContain(secret)
})

test("each log line has its time in milliseconds of UTC", async () => {
  const before = Date.now()
  const id = (await fetch(`${base}/api/health/live?clock`)).headers.get("x-request-id")
  const times = () => lines().flatMap(({ reqId, time }) => (reqId === id ? [time] : []))
  await expect.poll(() => times().length).toBeGreaterThan(0)
  for (const time of times()) expect(time).toSatisfy((ms: number) => ms >= before && ms <= Date.now())
})

test("the last log line of a request has the id of the signed-in account, also of one that is refused, but no email", async () => {
  const [email, password] = ["nasima@example.com", "a lantern on the Padma"]
  const registered = await fetch(`${base}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Nasima", email, password }),
  })
  const { data, token } = (await registered.json()) as { data: { _id: string }; token: string }
  const accountInLog = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(base + path, { headers })
    const id = response.headers.get("x-request-id")
    const last = () => lines().find(({ reqId, msg }) => reqId === id && msg === "request completed")
    await expect.poll(last).toMatchObject({ res: { statusCode: response.status } })
    return [response.status, last()?.userId]
  }
  expect(await accountInLog("/api/auth/get-user", { authorization: token })).toEqual([200, data._id])
  expect(await accountInLog("/api/auth/get-users", { authorization: token })).toEqual([403, data._id])
  expect(await accountInLog("/api/auth/get-user", { authorization: "of nobody" })).toEqual([401, undefined])
  expect(await accountInLog("/api/courses/get-courses", { authorization: token })).toEqual([200, undefined])
  expect(server.output()).not.toContain(email)
})
