import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const publicUrl = "https://prohori.example"
const settings = { publicUrl, rateLimit: 0, trustProxy: undefined }
const day = 24 * 60 * 60 * 1000

describe("robots.txt, security.txt and manifests", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp("sqlite", { pages: await builtPages(), settings })
  })
  afterAll(() => app.stop())
  const get = (url: string, headers: Record<string, string> = {}) => app.request({ url, headers })

  test("robots.txt disallows private pages and the API, and no public page", async () => {
    const { body, headers } = await get("/robots.txt")
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8")
    const lines = body.split("\n")
    for (const path of [
      "/api/",
      "/dashboard",
      "/bn/dashboard",
      "/en/reset-password",
      "/verify-email",
      "/unsubscribe",
    ]) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
    expect(lines).toContain("Allow: /api/images/")
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    const forbidden = lines.flatMap((line) => line.split("Disallow: ")[1] ?? [])
    const { body: sitemap } = await get("/sitemap.xml")
    for (const path of forbidden) expect(sitemap).not.toContain(`<loc>${publicUrl}${path}`)
  })

  test("security.txt names a contact, and expires in the future", async () => {
    const { body, headers } = await get("/.well-known/security.txt")
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8")
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(body).toMatch(/^Preferred-Languages: bn, en$/m)
    expect(body).toMatch(/^Canonical: https:\/\/prohori\.example\/\.well-known\/security\.txt$/m)
    const [, expires = ""] = /^Expires: (\S+)$/m.exec(body) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * day)
    expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * day)
  })

  test("the policy of security.txt is the section of a page", async () => {
    const [, path, id] =
      /^Policy: https:\/\/prohori\.example(\/[^#]+)#(.+)$/m.exec((await get("/.well-known/security.txt")).body) ?? []
    const { statusCode, body } = await get(path ?? "")
    expect(statusCode).toBe(200)
    expect(body).toMatch(new RegExp(`<h2 id="${id}"`))
  })

  test("the former path of security.txt redirects", async () => {
    const { statusCode, headers } = await get("/security.txt")
    expect([statusCode, headers.location]).toEqual([301, "/.well-known/security.txt"])
  })

  test("a page links the manifest of its language, with the company's name in that language", async () => {
    for (const [language, name] of [
      ["en", "Prohori"],
      ["bn", "প্রহরী"],
    ]) {
      const { body } = await get(`/${language}/login`)
      const [, url = ""] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? []
      const { headers, ...response } = await get(url)
      expect(headers["content-type"]).toContain("application/manifest+json")
      expect(response.json()).toMatchObject({ name, short_name: name, lang: language, start_url: "/", scope: "/" })
    }
  })

  test("the manifest without a language follows the visitor's, and is not cached for others", async () => {
    const { headers, ...response } = await get("/manifest.webmanifest", { cookie: "language=bn" })
    expect(response.json().lang).toBe("bn")
    expect(headers["cache-control"]).toContain("private")
    expect(headers.vary).toContain("cookie")
  })

  test("all icons exist in the sizes of the manifest, and one is maskable", async () => {
    const { icons } = (await get("/en/manifest.webmanifest")).json()
    for (const { src, sizes, type } of icons) {
      const { statusCode, headers, rawPayload } = await get(src)
      expect([statusCode, headers["content-type"]]).toEqual([200, type])
      const { width, height } = await sharp(rawPayload).metadata()
      if (sizes !== "any") expect(sizes).toBe(`${width}x${height}`)
    }
    const kinds = icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`)
    expect(kinds).toEqual(expect.arrayContaining(["any 192x192", "any 512x512", "maskable 512x512"]))
  })
})
