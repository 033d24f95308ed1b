import { afterAll, beforeAll, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const settings = (publicUrl: string) => ({ publicUrl, rateLimit: 0, trustProxy: undefined })
let app: TestApp
beforeAll(async () => {
  app = await startTestApp("sqlite", { pages: await builtPages(), settings: settings("https://prohori.example") })
})
afterAll(() => app.stop())

test("API responses have no-store, and those of cached calls no-cache", async () => {
  const cacheControl = async (url: string) => (await app.request({ url })).headers["cache-control"]
  expect(await cacheControl("/api/certificates/verify/none")).toBe("no-store")
  expect(await cacheControl("/api/auth/get-user")).toBe("no-store")
  expect(await cacheControl("/api/courses/get-courses")).toBe("no-cache")
})

test.for([
  "/en",
  "/en/verify-certificate?no=PRH-1",
  "/en/none",
  "/bn/%ff",
  "/favicon.svg",
  "/assets/none.js",
  "/robots.txt",
  "/sitemap.xml",
  "/api/courses/get-courses",
  "/api/auth/get-user",
  "/api/none",
  "/api/docs/index.html",
])("%s has every security header", async (url) => {
  const { headers } = await app.request({ url })
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  })
  const policy = String(headers["content-security-policy"]).split("; ")
  const directives = ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
  expect(policy).toEqual(expect.arrayContaining(directives))
  const scripts = policy.find((directive) => directive.startsWith("script-src"))
  expect(scripts).not.toMatch(/unsafe|https?:|\*|data:/)
})

test("a page starts workers only from files of this site, and loads nothing else by default", async () => {
  const policy = String((await app.request({ url: "/en" })).headers["content-security-policy"]).split("; ")
  expect(policy.filter((directive) => /^(default|worker|child)-src/.test(directive))).toEqual([
    "default-src 'none'",
    "worker-src 'self'",
  ])
})

test("no header names a component of the server, or its version", async () => {
  for (const url of ["/en", "/favicon.svg", "/api/courses/get-courses", "/api/none", "/api/docs/index.html"]) {
    const { headers } = await app.request({ url })
    const found = ["server", "x-powered-by", "via", "x-generator", "x-runtime"].filter((name) => name in headers)
    expect([url, found]).toEqual([url, []])
    expect(JSON.stringify(headers)).not.toMatch(/fastify|node\.?js|pino|kysely|\bv?\d+\.\d+\.\d+\b/i)
  }
})

test("no page or call may be read by pages of other sites, unless its call declares it", async () => {
  for (const url of ["/en", "/api/courses/get-courses", "/api/auth/get-user"]) {
    const { headers } = await app.request({ url, headers: { origin: "https://other.example" } })
    expect([url, headers["access-control-allow-origin"]]).toEqual([url, undefined])
  }
  const preflight = { origin: "https://other.example", "access-control-request-method": "POST" }
  const options = await app.request({ method: "OPTIONS", url: "/api/auth/login", headers: preflight })
  expect([options.statusCode, options.headers["access-control-allow-origin"]]).toEqual([405, undefined])
})

test("without https there is no Strict-Transport-Security, which would make localhost unreachable", async () => {
  const plain = await startTestApp("sqlite", { settings: settings("http://localhost:3000") })
  const { headers } = await plain.request({ url: "/api/health/live" })
  await plain.stop()
  expect(headers["strict-transport-security"]).toBeUndefined()
})
