import { afterEach, expect, test, vi } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp } from "#test/test-app.ts"

afterEach(() => void vi.useRealTimers())

test("rendered pages count towards their visitor's limit of numbers, and say so when it is used up", async () => {
  const settings = { publicUrl: "http://localhost", rateLimit: 1_000_000, trustProxy: undefined }
  const app = await startTestApp("sqlite", { settings, pages: await builtPages() })
  // The budget is refilled all the time: on a busy machine it would not be used up.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
  const get = (url: string, remoteAddress = "10.30.0.1") => app.app.inject({ url, remoteAddress })
  for (let index = 0; index < 399; index++) await get(`/api/certificates/verify/NO-${index}`)
  expect((await get("/en/verify-certificate?no=NO-A")).body).toContain("not issued a certificate with this number")
  const refused = await get("/en/verify-certificate?no=NO-B")
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect(refused.body).toContain("Too many numbers have been checked from your network")
  expect(refused.body).not.toContain("The credentials which you have entered is not valid")
  expect((await get("/en/verify-certificate?no=NO-B", "10.30.0.2")).statusCode).toBe(200)
  const concurrent = ["10.30.0.1", "10.30.0.3"].map((visitor) => get("/en/verify-certificate?no=NO-C", visitor))
  expect((await Promise.all(concurrent)).map(({ statusCode }) => statusCode)).toEqual([429, 200])
  const empty = await get("/en/verify-certificate")
  expect([empty.statusCode, empty.headers["retry-after"]]).toEqual([200, undefined])
  await app.stop()
})
