import { expect, test } from "vitest"
import { startTestApp } from "#test/test-app.ts"

test("more requests a minute than the limit are told when to come back; health checks are not counted", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 5, trustProxy: undefined }
  const app = await startTestApp("sqlite", { settings })
  const ask = (url: string) => app.request({ url })
  const statuses = []
  for (let asked = 0; asked < 7; asked++) statuses.push((await ask("/api/certificates/verify/none")).statusCode)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
  const refused = await ask("/api/certificates/verify/none")
  expect(refused.json()).toEqual({
    success: false,
    code: "tooMany",
    message: "Too many requests. Please wait a little",
  })
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect((await ask("/api/health/live")).statusCode).toBe(200)
  await app.stop()
})

test("the limit counts visitors behind a trusted proxy one by one, and believes no other", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 1, trustProxy: "10.0.0.1" }
  const app = await startTestApp("sqlite", { settings })
  const ask = (remoteAddress: string, visitor: string) =>
    app.request({ url: "/api/certificates/verify/none", remoteAddress, headers: { "x-forwarded-for": visitor } })
  expect((await ask("10.0.0.1", "203.0.113.1")).statusCode).toBe(404)
  expect((await ask("10.0.0.1", "203.0.113.2")).statusCode).toBe(404)
  expect((await ask("10.0.0.1", "203.0.113.2")).statusCode).toBe(429)
  expect((await ask("198.51.100.1", "203.0.113.3")).statusCode).toBe(404)
  expect((await ask("198.51.100.1", "203.0.113.4")).statusCode).toBe(429)
  await app.stop()
})

test("kept answers and refusals are counted too", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 3, trustProxy: undefined }
  const app = await startTestApp("sqlite", { settings })
  for (const [place, url] of ["/api/courses/get-courses", "/api/auth/get-user", "/api/auth/get-users"].entries()) {
    const ask = () => app.request({ url, remoteAddress: `10.3.0.${place}`, headers: { authorization: "none" } })
    const statuses = [await ask(), await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode)
    expect([url, statuses[2] !== 429, statuses[3]]).toEqual([url, true, 429])
  }
  await app.stop()
})

test("a flood of logins is answered by 503 with Retry-After, not by waiting for ever", async () => {
  const app = await startTestApp("sqlite")
  // Each for another account and from another address: one alone would be told to wait long before.
  const flood = Array.from({ length: 150 }, (_, place) =>
    app.request({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: `nobody${place}@example.com`, password: "wrong wrong" },
      remoteAddress: `10.1.0.${place}`,
    }),
  )
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]))
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0)
  expect(refused[0]?.json()).toMatchObject({ success: false, message: expect.stringContaining("busy") })
  await app.stop()
})
