import { brotliDecompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { newCourse } from "#resources/course/routes.ts"
import { aCourse } from "#test/factories.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const publicUrl = "https://prohori.example"
const settings = { publicUrl, rateLimit: 0, trustProxy: undefined }

describe("the sitemap", () => {
  let app: TestApp
  let whileBuilding = () => {}
  beforeAll(async () => {
    const pages = await builtPages()
    const site = async () => {
      const facts = await pages.site()
      const coursePath = (route: string) => {
        whileBuilding()
        return facts.coursePath(route)
      }
      return { ...facts, coursePath }
    }
    app = await startTestApp("sqlite", { pages: { ...pages, site }, settings })
  })
  afterAll(() => app.stop())

  const sitemap = async () => (await app.request({ url: "/sitemap.xml" })).body
  const listUrls = async () => [...(await sitemap()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc)
  const create = async (route: string) => {
    const { token } = await app.as("admin")
    const created = await app.request(
      { method: "POST", url: "/api/courses/register", payload: aCourse({ route }) },
      token,
    )
    return { token, ...created.json().data }
  }

  test("lists existing pages, each by its canonical URL", async () => {
    await create("ehp")
    const listed = await listUrls()
    expect(listed).toContain(`${publicUrl}/our-services/security-auditing-&amp;-consultation`)
    expect(listed).toContain(`${publicUrl}/bn/courses/ehp`)
    for (const loc of listed) {
      const url = loc.slice(publicUrl.length).replaceAll("&amp;", "&")
      const { statusCode, body } = await app.request({ url })
      expect([url, statusCode]).toEqual([url, 200])
      expect(body).toContain(`<link rel="canonical" href="${loc}"/>`)
    }
  })

  test("lists every public page in each language, and no private page", async () => {
    const listed = await listUrls()
    for (const path of ["", "/to-knows", "/our-services/professional-services", "/terms-and-conditions"]) {
      for (const prefix of ["/en", "/bn"]) expect(listed).toContain(publicUrl + prefix + path)
    }
    expect(listed).toContain(`${publicUrl}/`)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.join("\n")).not.toMatch(/login|register|dashboard|password|verify-email|unsubscribe/)
    for (const url of ["/en/login", "/en/register"])
      expect((await app.request({ url })).body).toContain('<meta name="robots" content="noindex"/>')
  })

  test("an entry lists all language versions of its page, including itself", async () => {
    const entry = (await sitemap()).split("\n").find((line) => line.includes("<loc>https://prohori.example/bn/femina<"))
    for (const [language, path] of [
      ["x-default", "/femina"],
      ["en", "/en/femina"],
      ["bn", "/bn/femina"],
    ]) {
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`)
    }
  })

  test("a course appears and disappears immediately, with its Bengali path percent-encoded", async () => {
    const { _id, token, updatedAt } = await create("নৈতিক-হ্যাকিং")
    const encoded = `${publicUrl}/courses/${encodeURIComponent("নৈতিক-হ্যাকিং")}`
    expect(await sitemap()).toContain(`<loc>${encoded}</loc><lastmod>${updatedAt}</lastmod>`)
    await app.request({ method: "DELETE", url: `/api/courses/delete-course/${_id}` }, token)
    expect(await listUrls()).not.toContain(encoded)
  })

  test("each page has the day of its last change: that of its texts, or of the newest record on it", async () => {
    const entries = (await sitemap()).split("\n").filter((line) => line.startsWith("<url>"))
    for (const entry of entries) expect(entry).toMatch(/<lastmod>20\d\d-[^<]+Z<\/lastmod>/)
    const changeOf = async (path: string) =>
      new RegExp(`<loc>${publicUrl}${path}</loc><lastmod>([^<]*)`).exec(await sitemap())?.[1]
    const about = await changeOf("/about-us")
    const { updatedAt } = await create("newest-of-all")
    expect(await changeOf("/courses")).toBe(updatedAt)
    expect(await changeOf("/about-us")).toBe(about)
  })

  test("is not cached if a course changed while it was built", async () => {
    const { _id } = await create("changes-meanwhile")
    whileBuilding = () => app.database.changes.publish(["course"])
    await sitemap()
    whileBuilding = () => {}
    // Not published, so that a cached sitemap would still list it.
    await app.database.write([], (trx) => trx.deleteFrom("course").where("_id", "=", _id).execute())
    expect(await sitemap()).not.toContain("changes-meanwhile")
  })

  test("returns 304 when unchanged, and is compressed", async () => {
    const { headers } = await app.request({ url: "/sitemap.xml" })
    expect(headers["content-type"]).toContain("application/xml")
    const again = { url: "/sitemap.xml", headers: { "if-none-match": String(headers.etag) } }
    expect((await app.request(again)).statusCode).toBe(304)
    const compressed = await app.request({ url: "/sitemap.xml", headers: { "accept-encoding": "br" } })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(await sitemap())
  })

  test("lists at most 50,000 URLs in at most 12 MB, however many courses there are", async () => {
    const courses = Array.from({ length: 17_000 }, (_, index) => newCourse(aCourse({ route: `c-${index}` }), index))
    await app.database.write(["course"], async (trx) => {
      // SQLite takes 32,766 values in a statement.
      while (courses.length > 0) await trx.insertInto("course").values(courses.splice(0, 500)).execute()
    })
    const listed = await listUrls()
    expect(listed.length).toBeGreaterThan(15_000)
    expect(listed.length).toBeLessThanOrEqual(50_000)
    const text = await sitemap()
    expect(text.length).toBeLessThan(12.1 * 1024 * 1024)
    expect(text).toMatch(/<\/urlset>\n$/)
  })
})
