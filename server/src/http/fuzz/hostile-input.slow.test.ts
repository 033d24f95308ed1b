import type { InjectOptions } from "fastify"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { builtPages } from "#pages/built.ts"
import { type DescribedCall, describedCalls } from "#test/fuzz/fuzz-calls.ts"
import { type HostileRequest, hostileToCall, hostileToPath } from "#test/fuzz/hostile-requests.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

let app: TestApp
let calls: DescribedCall[]
let admin: string
beforeAll(async () => {
  app = await startTestApp("sqlite", { pages: await builtPages() })
  calls = describedCalls(app.app.swagger() as never)
  admin = (await app.as("admin")).token
})
afterAll(() => app.stop())
afterEach(() => vi.restoreAllMocks())

/** Sends all requests; returns those that failed with 5xx, and those that normalized more than 30 marks in a row. */
async function faultsOf(requests: readonly HostileRequest[]): Promise<string[]> {
  const faults: string[] = []
  let kind = ""
  const { normalize } = String.prototype
  vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form) {
    if (/\p{M}{31}/u.test(this)) faults.push(`${kind}: normalizes ${this.length} characters`)
    return normalize.call(this, form)
  })
  for (const { method, path, headers, body, ...request } of requests) {
    kind = `${method} ${path.slice(0, 60)} ${request.kind}`
    const options = { method, url: path, headers: { authorization: admin, ...headers }, payload: body } as InjectOptions
    const { statusCode } = await app.app.inject(options)
    if (statusCode >= 500) faults.push(`${kind}: ${statusCode}`)
  }
  return faults
}

test("no call of the API fails on hostile input, or normalizes a text with too many marks", {
  timeout: 120_000,
}, async () => {
  const faults = await faultsOf(calls.flatMap(hostileToCall))
  expect(faults).toEqual([])
})

test("no page fails on hostile input, or normalizes a text with too many marks", { timeout: 120_000 }, async () => {
  const pages = ["/en", "/bn/verify-certificate", "/en/cyber-defenders", "/courses", "/en/courses/{route}", "/reviews"]
  const others = ["/og/{file}", "/og/courses/{route}/en.png", "/sitemap.xml", "/{anything}", "/en/dashboard/{screen}"]
  const query = ["no", "q", "tab", "level", "page", "v"]
  expect(await faultsOf([...pages, ...others].flatMap((page) => hostileToPath(page, query)))).toEqual([])
})

test("a URL with too many combining marks is rejected: a page with an HTML page, a call with the failure envelope", async () => {
  const marks = (count: number) => `a${encodeURIComponent("\u0301".repeat(count))}`
  const page = await app.app.inject(`/bn/cyber-defenders?q=${marks(31)}`)
  expect([page.statusCode, page.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"])
  expect(page.body).toContain("ঠিকানাটির কোনো অংশ পড়া যাচ্ছে না")
  const call = await app.request({ url: `/api/certificates/verify/${marks(31)}` })
  expect([call.statusCode, call.json().message]).toEqual([400, "The address could not be read"])
  expect((await app.request({ url: `/api/certificates/verify/${marks(30)}` })).statusCode).toBe(404)
  expect((await app.app.inject(`/bn/cyber-defenders?q=${marks(30)}`)).statusCode).toBe(200)
})

test("a certificate number that is too long is not found", async () => {
  const url = `/api/certificates/verify/${"7".repeat(1500)}`
  const response = await app.request({ url })
  expect([response.statusCode, response.json().message]).toEqual([404, expect.stringContaining("is not valid")])
})

test("a line break in the path of a dashboard page returns 404, not 500", async () => {
  expect((await app.app.inject("/en/dashboard/a%0Ab")).statusCode).toBe(404)
})

test("JSON that nests deeper than any form is rejected before it is parsed", async () => {
  const login = async (levels: number) => {
    const payload = `{"email":${"[".repeat(levels)}${"]".repeat(levels)}}`
    const headers = { "content-type": "application/json" }
    return (await app.request({ method: "POST", url: "/api/auth/login", headers, payload })).json()
  }
  expect(await login(15)).toMatchObject({ errors: [{ field: "email" }, { field: "password" }] })
  expect(await login(16)).toEqual({ success: false, code: "badJson", message: "The request could not be read as JSON" })
})
