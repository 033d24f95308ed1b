import { brotliDecompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { newCourse } from "#resources/course/routes.ts"
import { aCourse } from "#test/make.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const publicUrl = "https://prohori.example"
const settings = { publicUrl, rateLimit: 0, trustProxy: undefined }

describe("the sitemap", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp("sqlite", { pages: await builtPages(), settings })
  })
  afterAll(() => app.stop())

  const sitemap = async () => (await app.request({ url: "/sitemap.xml" })).body
  const addresses = async () => [...(await sitemap()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc)
  const make = async (route: string) => {
    const { token } = await app.as("admin")
    const made = await app.request({ method: "POST", url: "/api/courses/register", payload: aCourse({ route }) }, token)
    return { token, ...made.json().data }
  }

  test("lists pages that are there, each by its canonical address", async () => {
    await make("ehp")
    const listed = await addresses()
    expect(listed).toContain(`${publicUrl}/our-services/security-auditing-&amp;-consultation`)
    expect(listed).toContain(`${publicUrl}/bn/courses/ehp`)
    for (const address of listed) {
      const url = address.slice(publicUrl.length).replaceAll("&amp;", "&")
      const { statusCode, body } = await app.request({ url })
      expect([url, statusCode]).toEqual([url, 200])
      expect(body).toContain(`<link rel="canonical" href="${address}"/>`)
    }
  })

  test("lists every public page in each language, and no page of one person", async () => {
    const listed = await addresses()
    for (const path of ["", "/to-knows", "/our-services/professional-services", "/terms-and-conditions"]) {
      for (const prefix of ["/en", "/bn"]) expect(listed).toContain(publicUrl + prefix + path)
    }
    expect(listed).toContain(`${publicUrl}/`)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.join("\n")).not.toMatch(/login|register|dashboard|password|verify-email/)
  })

  test("an entry names all twins of its page, itself too", async () => {
    const entry = (await sitemap()).split("\n").find((line) => line.includes("<loc>https://prohori.example/bn/femina<"))
    for (const [language, path] of [
      ["x-default", "/femina"],
      ["en", "/en/femina"],
      ["bn", "/bn/femina"],
    ]) {
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`)
    }
  })

  test("a course comes and goes at once, its Bengali address in letters that every robot reads", async () => {
    const { _id, token, updatedAt } = await make("নৈতিক-হ্যাকিং")
    const encoded = `${publicUrl}/courses/${encodeURIComponent("নৈতিক-হ্যাকিং")}`
    expect(await sitemap()).toContain(`<loc>${encoded}</loc><lastmod>${updatedAt}</lastmod>`)
    await app.request({ method: "DELETE", url: `/api/courses/delete-course/${_id}` }, token)
    expect(await addresses()).not.toContain(encoded)
  })

  test("unchanged it answers 304, and it comes compressed", async () => {
    const { headers } = await app.request({ url: "/sitemap.xml" })
    expect(headers["content-type"]).toContain("application/xml")
    const again = { url: "/sitemap.xml", headers: { "if-none-match": String(headers.etag) } }
    expect((await app.request(again)).statusCode).toBe(304)
    const packed = await app.request({ url: "/sitemap.xml", headers: { "accept-encoding": "br" } })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(await sitemap())
  })

  test("holds no more than 50,000 addresses, however many courses there are", async () => {
    const courses = Array.from({ length: 17_000 }, (_, index) => newCourse(aCourse({ route: `c-${index}` }), index))
    await app.database.write(["course"], async (trx) => {
      while (courses.length > 0) await trx.insertInto("course").values(courses.splice(0, 1000)).execute()
    })
    const listed = await addresses()
    expect(listed.length).toBeGreaterThan(15_000)
    expect(listed.length).toBeLessThanOrEqual(50_000)
    expect(await sitemap()).toMatch(/<\/urlset>\n$/)
  })
})
