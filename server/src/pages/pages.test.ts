import { get as httpGet } from "node:http"
import type { AddressInfo } from "node:net"
import { gunzipSync } from "node:zlib"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { buildApp } from "#app.ts"
import { openDatabase } from "#db/open.ts"
import { openImageStore } from "#images/store.ts"
import { openKeys } from "#keys.ts"
import { createLog } from "#log.ts"
import { builtPages } from "#pages/built.ts"
import { aCertificate } from "#test/make.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

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
    const made = await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    const address = `/verify-certificate?no=${payload.certificationNo}`
    return { token, payload, address, id: made.json().data._id }
  }

  test("a certificate's page arrives whole, with what was stored shown as text", async () => {
    const { address, payload } = await issue()
    const { statusCode, body } = await get(address)
    expect(statusCode).toBe(200)
    expect(body).toContain(valid)
    expect(body).toContain("&lt;b&gt;Mim&lt;/b&gt; &amp; co &lt;/script&gt;")
    expect(body).not.toContain("<b>Mim</b>")
    expect(body).not.toContain("co </script>")
    expect(body).not.toContain(payload.candidateEmail)
  })

  test("a page is rendered once and kept, for each language", async () => {
    const before = rendered
    for (const path of ["/en/register", "/bn/register", "/en/register", "/bn/register"]) await get(path)
    expect(rendered - before).toBe(2)
  })

  test("when rendering fails, a person reads so in words", async () => {
    const broken = { ...(await builtPages()), render: () => Promise.reject(new Error("broken")) }
    const other = await startTestApp("sqlite", { pages: broken, settings })
    const { statusCode, body } = await other.request({ url: "/bn/login" })
    expect(statusCode).toBe(500)
    expect(body).toContain("অপ্রত্যাশিত একটি সমস্যা হয়েছে!")
    expect(body).not.toContain("broken")
    await other.stop()
  })

  test("who asks for too many pages reads so in words, and when to come back", async () => {
    const few = { ...settings, rateLimit: 1 }
    const other = await startTestApp("sqlite", { pages: await builtPages(), settings: few })
    const ask = () => other.request({ url: "/login", headers: { cookie: "language=bn" } })
    expect((await ask()).statusCode).toBe(200)
    const { statusCode, headers, body } = await ask()
    expect(statusCode).toBe(429)
    expect(Number(headers["retry-after"])).toBeGreaterThan(0)
    expect(body).toContain('<html lang="bn">')
    await other.stop()
  })

  test("a kept page is dropped as soon as the certificate changes", async () => {
    const { address, token, id } = await issue()
    const first = await get(address)
    expect((await get(address)).headers.etag).toBe(first.headers.etag)
    await app.request({ method: "PATCH", url: `/api/certificates/update-certificate/${id}` }, token)
    expect((await get(address)).body).toContain(invalid)
    await app.request({ method: "DELETE", url: `/api/certificates/delete-certificate/${id}` }, token)
    expect((await get(address)).body).not.toContain("inactive")
  })

  test("an unchanged page answers 304, and each encoding carries the same page", async () => {
    const plain = await get("/verify-certificate")
    const etag = String(plain.headers.etag)
    expect((await get("/verify-certificate", { "if-none-match": etag })).statusCode).toBe(304)
    const packed = await get("/verify-certificate", { "accept-encoding": "gzip" })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  test.for([
    [{}, "en"],
    [{ "accept-language": "bn-BD,bn;q=0.9,en;q=0.8" }, "bn"],
    [{ "accept-language": "fr,en;q=0.5,bn;q=0.7" }, "bn"],
    [{ "accept-language": "fr" }, "en"],
    [{ "accept-language": "bn", cookie: "language=en" }, "en"],
  ] as const)("with %j the page speaks %s, unless its address fixes the language", async ([headers, language]) => {
    expect((await get("/verify-certificate", headers)).body).toContain(`<html lang="${language}">`)
    expect((await get("/bn/verify-certificate", headers)).body).toContain('<html lang="bn">')
    expect((await get("/en/verify-certificate", headers)).body).toContain('<html lang="en">')
  })

  test("a page names its canonical address and its twins; a result asks not to be indexed", async () => {
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

  test.for(["/nothing", "/bn/nothing", "/xx/verify-certificate", "/verify-certificate/more"])(
    "%s answers 404 with the not-found page",
    async (path) => {
      const { statusCode, body } = await get(path, { cookie: "language=en" })
      expect(statusCode).toBe(404)
      expect(body).toContain(path.startsWith("/bn") ? "পাতাটি পাওয়া যায়নি" : "Oops..! Page Not Found")
    },
  )

  test("a page names its style, its letters and its scripts, and all of them are there, packed and lasting", async () => {
    const { body, headers } = await get("/bn/verify-certificate")
    const files = new Set(`${body} ${headers.link}`.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g))
    const named = (kind: RegExp) => [...files].filter((file) => kind.test(file))
    expect(named(/bengali-.*woff2$/)).toHaveLength(2)
    expect(named(/latin-/)).toEqual([])
    expect(named(/client.*css$/)).toHaveLength(1)
    expect(named(/(client|bn|verify-page).*js$/)).toHaveLength(3)
    for (const file of files) {
      const { statusCode, headers } = await get(file, { "accept-encoding": "br" })
      expect(statusCode).toBe(200)
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable")
      if (/client.*(js|css)$/.test(file)) expect(headers["content-encoding"]).toBe("br")
    }
  })

  test("a page asks for its own language's letters; names in the other are the system's, or named for one without", async () => {
    const { token } = await app.as("admin")
    const payload = aCertificate({ candidateName: "তাসনিম জারা" })
    await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    const files = /<script data-files="([^"]*)" data-wait>/
    const empty = await get("/en/verify-certificate")
    expect(empty.headers.link).toMatch(/latin-400[^,]*as=font/)
    expect(empty.headers.link).not.toContain("bengali")
    expect(empty.body).not.toContain("data-wait")
    const named = await get(`/en/verify-certificate?no=${payload.certificationNo}`)
    expect(named.headers.link).not.toContain("bengali")
    expect(files.exec(named.body)?.[1]).toMatch(/^\/assets\/bengali-400-\S+ \/assets\/bengali-600-\S+$/)
    const inBengali = await get("/bn/verify-certificate")
    expect(inBengali.headers.link).toMatch(/bengali-400[^,]*as=font/)
    expect(inBengali.headers.link).not.toContain("latin")
    expect(inBengali.body).toMatch(files)
  })

  test("what a shared link carries besides what the page reads changes nothing, and makes no page of its own", async () => {
    const { address, payload } = await issue()
    const first = await get(address)
    const shared = await get(`/verify-certificate?fbclid=a%22b&no=${payload.certificationNo}&utm_source=x`)
    expect(shared.headers.etag).toBe(first.headers.etag)
    const courses = await get("/en/courses?level=Beginner")
    const before = rendered
    expect((await get("/en/courses?x=1&level=Beginner")).headers.etag).toBe(courses.headers.etag)
    expect(rendered).toBe(before)
    expect((await get("/en/courses")).headers.etag).not.toBe(courses.headers.etag)
  })

  test("every inline script is let in by its hash, and nothing is styled inline", async () => {
    const { body, headers } = await get("/")
    const policy = String(headers["content-security-policy"])
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain("unsafe-inline")
    expect(body).not.toMatch(/ style="| on\w+="/)
  })

  test("the company's film may be played here, and from any second of it", async () => {
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

  test("an address with two slashes is no page, and nothing to fall over", async () => {
    await app.app.listen({ port: 0, host: "127.0.0.1" })
    const { port } = app.app.server.address() as AddressInfo
    for (const path of ["//", "///", "//x/verify-certificate", "/\\evil", "http://x//login"]) {
      const status = await new Promise((resolve) => {
        httpGet({ port, host: "127.0.0.1", path }, (answer) => resolve(answer.resume().statusCode))
      })
      expect(status).toBe(404)
    }
  })

  test.for(["/en/%", "/bn/courses/100%", "/bn/%E0%A4"])("%s cannot be read, and a person is told so", async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(400)
    expect(headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(body).toContain(path.startsWith("/bn") ? "পাতাটি পাওয়া যায়নি" : "Oops..! Page Not Found")
    expect((await get(`/api${path}`)).headers["content-type"]).toContain("application/json")
  })

  test("a file or a call that is not there is not answered with a page", async () => {
    for (const path of ["/assets/none.js", "/api", "/API/health/live"]) {
      const { statusCode, headers } = await get(path)
      expect(statusCode).toBe(404)
      expect(headers["content-type"]).toContain("application/json")
    }
  })

  test.for(["", "%00", "a".repeat(5000), "'\"><script>alert(1)</script>", "%E2%80%A8"])(
    "?no=%s is a page that says so, not an error",
    async (no) => {
      const { statusCode, body } = await get(`/verify-certificate?no=${no}`)
      expect(statusCode).toBe(200)
      expect(body).toContain(invalid)
      expect(body).not.toContain("<script>alert")
    },
  )
})

describe.skipIf(inject("postgresUrl") === "")("pages of two servers on one PostgreSQL", () => {
  test("a change through one is seen through the other, after all connections were lost too", async () => {
    const pages = await builtPages()
    const one = await startTestApp("postgres", { pages, settings })
    const log = createLog("silent")
    const database = await openDatabase(one.location, log)
    const images = openImageStore({ dataDir: one.location.dataDir, s3: undefined })
    const other = await buildApp({ database, settings, log, images, keys: openKeys(one.location), pages })
    const { token } = await one.as("admin")
    const payload = aCertificate()
    const seenThroughOther = async () => (await other.inject(`/verify-certificate?no=${payload.certificationNo}`)).body
    expect(await seenThroughOther()).toContain(invalid)
    const made = await one.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    await expect.poll(seenThroughOther).toContain(valid)

    await loseAllConnections(one.location.databaseUrl ?? "")
    await expect.poll(() => database.changes.isConnected, { timeout: 5000 }).toBe(true)
    const url = `/api/certificates/update-certificate/${made.json().data._id}`
    await expect.poll(async () => (await one.request({ method: "PATCH", url }, token)).statusCode).toBe(200)
    await expect.poll(seenThroughOther).toContain(invalid)
    await other.close()
    await database.close()
    await one.stop()
  })
})

async function loseAllConnections(databaseUrl: string) {
  const admin = new pg.Client(inject("postgresUrl"))
  await admin.connect()
  const name = databaseUrl.split("/").at(-1)
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name])
  await admin.end()
}
