import type { InjectOptions } from "fastify"
import { pino } from "pino"
import { afterEach, expect, test, vi } from "vitest"
import { loggedRequest } from "#log.ts"
import { builtPages } from "#pages/built.ts"
import { startTestApp } from "#test/test-app.ts"

afterEach(() => void vi.useRealTimers())

test("requests over the rate limit get 429 with Retry-After; health checks are not counted", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 5, trustProxy: undefined }
  const app = await startTestApp("sqlite", { settings })
  const send = (url: string) => app.request({ url })
  const statuses = []
  for (let count = 0; count < 7; count++) statuses.push((await send("/api/certificates/verify/none")).statusCode)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
  const refused = await send("/api/certificates/verify/none")
  expect(refused.json()).toEqual({
    success: false,
    code: "tooMany",
    message: "Too many requests. Please wait a moment",
  })
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect((await send("/api/health/live")).statusCode).toBe(200)
  await app.stop()
})

test("the rate limit counts each visitor behind a trusted proxy, and ignores X-Forwarded-For from others", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 1, trustProxy: "10.0.0.1" }
  const app = await startTestApp("sqlite", { settings })
  const send = (remoteAddress: string, visitor: string) =>
    app.request({ url: "/api/certificates/verify/none", remoteAddress, headers: { "x-forwarded-for": visitor } })
  expect((await send("10.0.0.1", "203.0.113.1")).statusCode).toBe(404)
  expect((await send("10.0.0.1", "203.0.113.2")).statusCode).toBe(404)
  expect((await send("10.0.0.1", "203.0.113.2")).statusCode).toBe(429)
  expect((await send("198.51.100.1", "203.0.113.3")).statusCode).toBe(404)
  expect((await send("198.51.100.1", "203.0.113.4")).statusCode).toBe(429)
  await app.stop()
})

test("the rate limit counts an IPv6 /64 as one network, and an address in whatever notation a proxy writes it", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 2, trustProxy: "10.0.0.1" }
  const app = await startTestApp("sqlite", { settings })
  const statusesOf = async (visitors: string[]) => {
    const statuses = []
    for (const visitor of visitors) {
      const request = { url: "/api/certificates/verify/none", remoteAddress: "10.0.0.1" }
      statuses.push((await app.request({ ...request, headers: { "x-forwarded-for": visitor } })).statusCode)
    }
    return statuses
  }
  for (const visitors of [
    ["2001:db8::1", "2001:db8::2", "2001:db8::ffff:1"],
    ["20.0.1.1:1000", "20.0.1.1:1001", "20.0.1.1"],
    ["[2001:db8:0:1::1]:1000", "[2001:db8:0:1::2]:1001", "2001:db8:0:1::3"],
    ["garbage-0", "garbage-1", "garbage-2"],
  ])
    expect([visitors, await statusesOf(visitors)]).toEqual([visitors, [404, 404, 429]])
  await app.stop()
})

test("all /64 networks of an IPv6 /48 may send 16 times as much as one, and are logged as one; without a rate limit nothing is counted", async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] })
  const lines: string[] = []
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(JSON.parse(line).network) })
  const settings = { publicUrl: "http://localhost", trustProxy: undefined }
  const refusedOf = async (rateLimit: number) => {
    const app = await startTestApp("sqlite", { settings: { ...settings, rateLimit }, log })
    const refused = []
    for (const network of [...Array.from({ length: 40 }, (_, index) => `2001:db8:0:${index}`), "2001:db8:1:0"]) {
      const request = { url: "/api/certificates/verify/none", remoteAddress: `${network}::1` }
      for (let count = 0; count < 2; count++) if ((await app.request(request)).statusCode === 429) refused.push(network)
    }
    await app.stop()
    return refused
  }
  const last24 = Array.from({ length: 24 }, (_, index) => `2001:db8:0:${index + 16}`)
  expect(await refusedOf(2)).toEqual(last24.flatMap((network) => [network, network]))
  expect(lines).toEqual(["2001:db8:0:16"])
  expect(await refusedOf(0)).toEqual([])
})

test("a missing file below /assets/ counts towards the rate limit, one that exists does not", async () => {
  const pages = await builtPages()
  const [file = ""] = pages.assets
  const settings = { publicUrl: "http://localhost", rateLimit: 3, trustProxy: undefined }
  const app = await startTestApp("sqlite", { settings, pages })
  const send = async (url: string, method: "GET" | "HEAD" | "POST" = "GET") =>
    (await app.request({ method, url })).statusCode
  for (let count = 0; count < 5; count++) expect(await send(`/assets/${file}`)).toBe(200)
  expect(await send("/assets/none.js")).toBe(404)
  expect(await send(`/assets/${file}/none`)).toBe(404)
  expect(await send(`/assets/${file}`, "POST")).toBe(404)
  expect(await send("/assets/none.js")).toBe(429)
  expect(await send(`/assets/${file}?v=1`)).toBe(200)
  expect(await send(`/assets/${file}`, "HEAD")).toBe(200)
  await app.stop()
})

test("of the requests over the rate limit, the log has one line for each network and minute, none of a file of a page, and two of each other request", async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] })
  const lines: Record<string, unknown>[] = []
  const sink = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = pino({ level: "info", serializers: { req: loggedRequest } }, sink)
  const settings = { publicUrl: "http://localhost", rateLimit: 2, trustProxy: undefined }
  const pages = await builtPages()
  const app = await startTestApp("sqlite", { settings, log, pages })
  const linesOf = async (count: number, remoteAddress: string, request: InjectOptions = { url: "/api/unknown" }) => {
    lines.length = 0
    for (let index = 0; index < count; index++) await app.request({ ...request, remoteAddress })
    return lines.map(({ msg, network, level }) => (network ? `${level} ${network}: ${msg}` : msg))
  }
  const served = ["incoming request", "request completed"]
  const refusal = (network: string) =>
    `40 ${network}: requests over the rate limit are refused, and not logged one by one`
  expect(await linesOf(10, "10.0.0.1")).toEqual([...served, ...served, refusal("10.0.0.1")])
  expect(await linesOf(4, "2001:db8::1")).toEqual([...served, ...served, refusal("2001:db8:0:0")])
  expect(await linesOf(4, "2001:db8::2")).toEqual([])
  // Neither limited nor logged: a page has dozens of such files.
  expect(await linesOf(5, "10.0.0.1", { url: `/assets/${[...pages.assets][0]}` })).toEqual([])
  // Not limited, so it is logged.
  expect(await linesOf(1, "10.0.0.1", { url: "/api/health/live" })).toEqual(served)

  vi.setSystemTime(Date.now() + 59_000)
  expect(await linesOf(4, "10.0.0.1")).toEqual(served)
  vi.setSystemTime(Date.now() + 1500)
  expect(await linesOf(4, "10.0.0.1")).toEqual([...served, refusal("10.0.0.1")])

  const upload = { method: "POST", url: "/api/images" } as const
  expect(await linesOf(63, "10.0.0.2", upload)).toEqual([...Array(60).fill(served).flat(), refusal("10.0.0.2")])
  await app.stop()
})

test("cached responses and rejected requests count towards the rate limit", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 3, trustProxy: undefined }
  const app = await startTestApp("sqlite", { settings })
  for (const [index, url] of ["/api/courses/get-courses", "/api/auth/get-user", "/api/auth/get-users"].entries()) {
    const send = () => app.request({ url, remoteAddress: `10.3.0.${index}`, headers: { authorization: "none" } })
    const statuses = [await send(), await send(), await send(), await send()].map(({ statusCode }) => statusCode)
    expect([url, statuses[2] !== 429, statuses[3]]).toEqual([url, true, 429])
  }
  await app.stop()
})

test("a flood of logins gets 503 with Retry-After, instead of waiting forever", async () => {
  const app = await startTestApp("sqlite")
  // Each for another account and from another IP address: the login throttle would stop a single one much earlier.
  const flood = Array.from({ length: 150 }, (_, index) =>
    app.request({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: `nobody${index}@example.com`, password: "wrong wrong" },
      remoteAddress: `10.1.0.${index}`,
    }),
  )
  const responses = await Promise.all(flood)
  const refused = responses.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]))
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0)
  expect(refused[0]?.json()).toMatchObject({ success: false, message: expect.stringContaining("busy") })
  await app.stop()
})
