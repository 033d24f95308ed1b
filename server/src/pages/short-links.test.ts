import { afterAll, beforeAll, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { aCertificate } from "#test/factories.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp("sqlite", { pages: await builtPages() })
})
afterAll(() => app.stop())
const visit = (url: string) => app.request({ url })

test.for(["PRH-0001-0099", "সনদ-৭/ক", 'a"b<c>&d=e', "?no=x#y", "100% + 1", "//evil.example", "a\r\nset-cookie: b"])(
  "the short link of “%s” leads to the page that verifies it, and to nothing else",
  async (number) => {
    const { statusCode, headers } = await visit(`/c/${encodeURIComponent(number)}`)
    expect(statusCode).toBe(303)
    expect(headers["x-robots-tag"]).toBe("noindex")
    const target = new URL(String(headers.location), "http://localhost")
    expect([target.origin, target.pathname]).toEqual(["http://localhost", "/verify-certificate"])
    expect([...target.searchParams]).toEqual([["no", number]])
    expect(headers["set-cookie"]).toBe(undefined)
  },
)

test("a short link keeps the language of its URL; without a number it leads to the empty page", async () => {
  const locationOf = async (url: string) => (await visit(url)).headers.location
  expect(await locationOf("/bn/c/X-1")).toBe("/bn/verify-certificate?no=X-1")
  expect(await locationOf("/en/c/X-1?utm=1")).toBe("/en/verify-certificate?no=X-1")
  expect(await locationOf("/c/")).toBe("/verify-certificate")
})

test("the address that people type leads to the page that verifies, in its language", async () => {
  for (const prefix of ["", "/en", "/bn"]) {
    const { statusCode, headers } = await visit(`${prefix}/verify`)
    expect([statusCode, headers.location]).toEqual([301, `${prefix}/verify-certificate`])
  }
})

test("a short link that cannot be decoded gets an error page", async () => {
  expect((await visit("/c/%ff")).statusCode).toBe(400)
})

test("a short link shows its certificate", async () => {
  const { token } = await app.as("admin")
  const payload = aCertificate({ certificationNo: "SHORT/1", candidateName: "Short Link" })
  await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
  const { headers } = await visit("/c/SHORT%2F1")
  expect((await visit(String(headers.location))).body).toContain("Short Link")
})
