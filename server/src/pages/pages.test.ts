import { get as httpGet } from "node:http"
import type { AddressInfo } from "node:net"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { buildApp } from "#app.ts"
import { openDatabase } from "#db/open.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { builtPages } from "#pages/built.ts"
import { readSettings } from "#settings.ts"
import { openKeys } from "#signing-keys.ts"
import { aCertificate } from "#test/factories.ts"
import { loseAllConnections } from "#test/postgres/lose-connections.ts"
import { startTestApp, type TestApp, testLimits } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }
const valid = "The credentials which you have entered is valid. Please find the details below."
const invalid = "The credentials which you have entered is not valid."

describe("pages", () => {
  let app: TestApp
  let rendered = 0
  beforeAll(async () => {
    const pages = await builtPages()
    const render: typeof pages.render = (request) => {
      rendered++
      return pages.render(request)
    }
    app = await startTestApp("sqlite", { pages: { ...pages, render }, settings })
  })
  afterAll(() => app.stop())
  const get = (url: string, headers: Record<string, string> = {}) => app.request({ url, headers })

  async function issue() {
    const { token } = await app.as("admin")
    const payload = aCertificate({ candidateName: "<b>Mim</b> & co </script>" })
    const created = await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    const url = `/verify-certificate?no=${payload.certificationNo}`
    return { token, payload, url, id: created.json().data._id }
  }

  test("a certificate's page is rendered on the server, with stored values escaped", async () => {
    const { url, payload } = await issue()
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(valid)
    expect(body).toContain("&lt;b&gt;Mim&lt;/b&gt; &amp; co &lt;/script&gt;")
    expect(body).not.toContain("<b>Mim</b>")
    expect(body).not.toContain("co </script>")
    expect(body).not.toContain(payload.candidateEmail)
  })

  test("a page is rendered once for each language, and cached", async () => {
    const before = rendered
    for (const path of ["/en/register", "/bn/register", "/en/register", "/bn/register"]) await get(path)
    expect(rendered - before).toBe(2)
  })

  test("a failed render sends a static error page", async () => {
    const broken = { ...(await builtPages()), render: () => Promise.reject(new Error("broken")) }
    const other = await startTestApp("sqlite", { pages: broken, settings })
    const { statusCode, body } = await other.request({ url: "/bn/login" })
    expect(statusCode).toBe(500)
    expect(body).toContain("অপ্রত্যাশিত একটি সমস্যা হয়েছে!")
    expect(body).not.toContain("broken")
    await other.stop()
  })

  test("a visitor over the rate limit gets an HTML page, with Retry-After", async () => {
    const limited = { ...settings, rateLimit: 1 }
    const other = await startTestApp("sqlite", { pages: await builtPages(), settings: limited })
    const visit = () => other.request({ url: "/login", headers: { cookie: "language=bn" } })
    expect((await visit()).statusCode).toBe(200)
    const { statusCode, headers, body } = await visit()
    expect(statusCode).toBe(429)
    expect(Number(headers["retry-after"])).toBeGreaterThan(0)
    expect(body).toContain('<html lang="bn">')
    await other.stop()
  })

  test("a page shows at once that its certificate has changed", async () => {
    const { url, token, id } = await issue()
    expect((await get(url)).body).toContain(valid)
    await app.request({ method: "PATCH", url: `/api/certificates/update-certificate/${id}` }, token)
    expect((await get(url)).body).toContain(invalid)
    await app.request({ method: "DELETE", url: `/api/certificates/delete-certificate/${id}` }, token)
    expect((await get(url)).body).not.toContain("inactive")
  })

  test("an unchanged page returns 304, and every encoding has the same content", async () => {
    const plain = await get("/verify-certificate")
    const etag = String(plain.headers.etag)
    expect((await get("/verify-certificate", { "if-none-match": etag })).statusCode).toBe(304)
    const compressed = await get("/verify-certificate", { "accept-encoding": "gzip" })
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
  })

  test.for([
    [{}, "en"],
    [{ "accept-language": "bn-BD,bn;q=0.9,en;q=0.8" }, "bn"],
    [{ "accept-language": "fr,en;q=0.5,bn;q=0.7" }, "bn"],
    [{ "accept-language": "fr" }, "en"],
    [{ "accept-language": "bn", cookie: "language=en" }, "en"],
  ] as const)("with %j the page is in %s, unless its URL names a language", async ([headers, language]) => {
    expect((await get("/verify-certificate", headers)).body).toContain(`<html lang="${language}">`)
    expect((await get("/bn/verify-certificate", headers)).body).toContain('<html lang="bn">')
    expect((await get("/en/verify-certificate", headers)).body).toContain('<html lang="en">')
  })

  test("a page links its canonical URL and its translations; a verification result is noindex", async () => {
    const { body } = await get("/bn/verify-certificate")
    for (const [rel, path] of [
      ["canonical", "/bn"],
      ['alternate" hrefLang="en', "/en"],
      ['alternate" hrefLang="bn', "/bn"],
    ]) {
      expect(body).toContain(`rel="${rel}" href="https://prohori.example${path}/verify-certificate"`)
    }
    expect((await get("/verify-certificate?no=x")).body).toContain('<meta name="robots" content="noindex"/>')
  })

  test.for([
    "/nothing",
    "/bn/nothing",
    "/xx/verify-certificate",
    "/verify-certificate/more",
    "/courses/no-such-course",
    ...["corporate-training", "nothing", "professional-services-"].map((service) => `/en/our-services/${service}`),
  ])("%s returns 404 with the not-found page", async (path) => {
    const { statusCode, body } = await get(path, { cookie: "language=en" })
    expect(statusCode).toBe(404)
    expect(body).toContain(path.startsWith("/bn") ? "পাতাটি পাওয়া যায়নি" : "Oops..! Page Not Found")
  })

  test("the fonts and scripts that a page links, and the styles of the dashboard, exist, compressed and immutable", async () => {
    const { body, headers } = await get("/bn/verify-certificate")
    const dashboard = await get("/dashboard")
    const [sheet = "none", ...others] = dashboard.body.match(/\/assets\/[\w.-]+\.css/g) ?? []
    expect(others).toEqual([])
    expect(dashboard.headers.link).toContain(`<${sheet}>; rel=preload; as=style`)
    // Its scripts do not wait for a paint.
    expect(dashboard.body).toMatch(/<script data-entry="[^"]*" data-files="[^"]*" data-now>/)
    expect(body).not.toContain("data-now")
    const page = `${body.replace(/<style.*<\/style>/s, "")} ${headers.link} ${sheet}`
    const files = new Set(page.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g))
    const linked = (kind: RegExp) => [...files].filter((file) => kind.test(file))
    expect(linked(/bengali-.*woff2$/)).toHaveLength(2)
    expect(linked(/latin-.*woff2$/)).toHaveLength(2)
    expect(linked(/(client|bn|verify-page).*js$/)).toHaveLength(3)
    for (const file of files) {
      const { statusCode, headers } = await get(file, { "accept-encoding": "br" })
      expect(statusCode).toBe(200)
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable")
      if (/client.*js$|css$/.test(file)) expect(headers["content-encoding"]).toBe("br")
    }
  })

  test("a page preloads the fonts of its letters; English pages only list the Bengali ones, for the fallback script", async () => {
    const { token } = await app.as("admin")
    const payload = aCertificate({ candidateName: "তাসনিম জারা" })
    await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    const files = /<script data-files="([^"]*)" data-wait>/
    const withoutName = await get("/en/verify-certificate")
    expect(withoutName.headers.link).toMatch(/latin-400[^,]*as=font/)
    expect(withoutName.headers.link).not.toContain("bengali")
    expect(withoutName.body).not.toContain("data-wait")
    const withName = await get(`/en/verify-certificate?no=${payload.certificationNo}`)
    expect(withName.headers.link).not.toContain("bengali")
    expect(files.exec(withName.body)?.[1]).toMatch(/^\/assets\/bengali-400-\S+ \/assets\/bengali-600-\S+$/)
    const inBengali = await get("/bn/verify-certificate")
    expect(inBengali.headers.link).toMatch(/bengali-400[^,]*as=font/)
    // Names, numbers and "English" have our letters on a first visit too.
    expect(inBengali.headers.link).toMatch(/latin-400[^,]*as=font.*latin-600[^,]*as=font/)
    expect(inBengali.body).toMatch(files)
  })

  test("parameters that a page does not read change nothing, and make no cache entry", async () => {
    const { url, payload } = await issue()
    // The page shows the time of the check.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    const first = await get(url)
    const shared = await get(`/verify-certificate?fbclid=a%22b&no=${payload.certificationNo}&utm_source=x`)
    vi.useRealTimers()
    expect(shared.headers.etag).toBe(first.headers.etag)
    const courses = await get("/en/courses?level=Beginner")
    const before = rendered
    expect((await get("/en/courses?x=1&level=Beginner")).headers.etag).toBe(courses.headers.etag)
    expect(rendered).toBe(before)
    expect((await get("/en/courses")).headers.etag).not.toBe(courses.headers.etag)
  })

  test("inline scripts and styles are allowed by hash, and no element has handlers or styles of its own", async () => {
    const { body, headers } = await get("/")
    const policy = String(headers["content-security-policy"])
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).toContain("style-src 'self' 'sha256-")
    expect(policy).not.toContain("unsafe-inline")
    expect(body).not.toMatch(/ style="| on\w+="/)
  })

  test("the company's film is served with range requests, and allowed by the Content-Security-Policy", async () => {
    const { statusCode, headers, rawPayload } = await get("/site/film-bn.mp4", { range: "bytes=1000-1999" })
    expect(statusCode).toBe(206)
    expect(headers["content-type"]).toBe("video/mp4")
    expect(headers["content-range"]).toMatch(/^bytes 1000-1999\/\d+$/)
    expect(rawPayload).toHaveLength(1000)
    expect(headers["content-security-policy"]).toContain("media-src 'self'")
    const track = await get("/site/film-bn.vtt")
    expect(track.headers["content-type"]).toContain("text/vtt")
    expect(track.body).toMatch(/^WEBVTT\n/)
  })

  test.for(["/favicon.svg", "/site/film-bn.vtt", "/demo/course-linux.svg"])(
    "%s has no hash in its name, so browsers cache it for an hour only",
    async (path) => {
      const { statusCode, headers } = await get(path)
      expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=3600"])
    },
  )

  test("only the images of demo records may be embedded by other sites", async () => {
    for (const [path, policy] of [
      ["/demo/course-linux.svg", "cross-origin"],
      ["/favicon.svg", "same-origin"],
    ] as const)
      expect((await get(path)).headers["cross-origin-resource-policy"]).toBe(policy)
  })

  test("a URL with two slashes returns 404", async () => {
    await app.app.listen({ port: 0, host: "127.0.0.1" })
    const { port } = app.app.server.address() as AddressInfo
    for (const path of ["//", "///", "//x/verify-certificate", "/\\evil", "http://x//login"]) {
      const status = await new Promise((resolve) => {
        httpGet({ port, host: "127.0.0.1", path }, (response) => resolve(response.resume().statusCode))
      })
      expect(status).toBe(404)
    }
  })

  test.for(["/en/%", "/bn/courses/100%", "/bn/%E0%A4"])(
    "%s is malformed, and returns an HTML page with 400",
    async (path) => {
      const { statusCode, headers, body } = await get(path)
      expect(statusCode).toBe(400)
      expect(headers["content-type"]).toBe("text/html; charset=utf-8")
      expect(body).toContain(path.startsWith("/bn") ? "পাতাটি পাওয়া যায়নি" : "Oops..! Page Not Found")
      expect((await get(`/api${path}`)).headers["content-type"]).toContain("application/json")
    },
  )

  test("a missing file or call returns the failure envelope, not a page", async () => {
    for (const path of ["/assets/none.js", "/api", "/API/health/live"]) {
      const { statusCode, headers } = await get(path)
      expect(statusCode).toBe(404)
      expect(headers["content-type"]).toContain("application/json")
    }
  })

  test.for(["", "%00", "a".repeat(5000), "'\"><script>alert(1)</script>", "%E2%80%A8"])(
    "?no=%s shows an invalid certificate number, not an error",
    async (no) => {
      const { statusCode, body } = await get(`/verify-certificate?no=${no}`)
      expect(statusCode).toBe(200)
      expect(body).toContain(invalid)
      expect(body).not.toContain("<script>alert")
    },
  )
})

describe.skipIf(inject("postgresUrl") === "")("pages of two servers on one PostgreSQL", () => {
  test("a change on one server is visible on the other, also after all connections were lost", async () => {
    const pages = await builtPages()
    const one = await startTestApp("postgres", { pages, settings })
    const log = createLog("silent")
    const database = await openDatabase(one.location, log)
    const images = openImageStore({ dataDir: one.location.dataDir, s3: undefined })
    const keys = openKeys(one.location)
    const other = await buildApp({
      database,
      settings: { ...readSettings({}), ...settings },
      log,
      images,
      keys,
      pages,
      limits: testLimits,
    })
    const { token } = await one.as("admin")
    const payload = aCertificate()
    const bodyFromOther = async () => (await other.inject(`/verify-certificate?no=${payload.certificationNo}`)).body
    expect(await bodyFromOther()).toContain(invalid)
    const created = await one.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    await expect.poll(bodyFromOther).toContain(valid)

    await loseAllConnections(one.location.databaseUrl ?? "")
    await expect.poll(() => database.changes.isComplete).toBe(true)
    const url = `/api/certificates/update-certificate/${created.json().data._id}`
    await expect.poll(async () => (await one.request({ method: "PATCH", url }, token)).statusCode).toBe(200)
    await expect.poll(bodyFromOther).toContain(invalid)
    await other.close()
    await database.close()
    await one.stop()
  })
})
