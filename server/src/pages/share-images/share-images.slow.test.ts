import type { CreateCourse } from "contract"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { aCourse } from "#test/factories.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

describe("the images of shared links", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp("sqlite", { pages: await builtPages() })
  })
  afterAll(() => app.stop())

  const get = (url: string, headers: Record<string, string> = {}) => app.request({ url, headers })
  const urlOf = (route: string, language = "bn") => `/og/courses/${encodeURIComponent(route)}/${language}.png`
  const image = async (route: string, language = "bn") => (await get(urlOf(route, language))).rawPayload
  async function create(fields: Partial<CreateCourse> = {}) {
    const { token } = await app.as("admin")
    const payload = aCourse(fields)
    const created = await app.request({ method: "POST", url: "/api/courses/register", payload }, token)
    const change = (call: string, payload?: object) =>
      app.request({ method: "PATCH", url: `/api/courses/${call}/${created.json().data._id}`, payload }, token)
    return { ...created.json().data, change }
  }
  const titled = async (title: string) => image((await create({ title, price: 0 })).route)

  test("are PNGs of 1200 by 630 pixels, small enough for phones, and may be embedded by other sites", async () => {
    const { route } = await create({ title: "ওয়েব নিরাপত্তা: Web Application Security", route: "ওয়েব" })
    for (const url of [urlOf(route), urlOf(route, "en"), "/og/bn.png", "/og/en.png"]) {
      const { statusCode, headers, rawPayload } = await get(url)
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"])
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin")
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
      expect(rawPayload.length).toBeLessThan(120_000)
    }
  })

  test("differ by course, language and price", async () => {
    const all = [
      await create({ title: "One" }),
      await create({ title: "Two" }),
      await create({ title: "One", discount: 0 }),
      await create({ title: "One", discount: 100 }),
    ]
    const images = await Promise.all(all.flatMap(({ route }) => ["bn", "en"].map((language) => image(route, language))))
    expect(new Set(images.map(String)).size).toBe(8)
  })

  test("in English show the English title, and in Bengali never", async () => {
    const { route, change } = await create({ title: "ওয়েব নিরাপত্তা" })
    const images = () => Promise.all(["bn", "en"].map((language) => image(route, language)))
    const [bn, en] = await images()
    await change("update-course", { en: { title: "Web application security" } })
    const [bnAfter, enAfter] = await images()
    expect([bnAfter?.equals(bn as Buffer), enAfter?.equals(en as Buffer)]).toEqual([true, false])
  })

  test("change immediately with their course, and keep their ETag when nothing on them changed", async () => {
    const { route, change } = await create()
    const first = await get(urlOf(route))
    const etag = String(first.headers.etag)
    expect((await get(urlOf(route), { "if-none-match": etag })).statusCode).toBe(304)
    await change("change-visibility")
    expect((await get(urlOf(route))).headers.etag).toBe(etag)
    await change("update-course", { title: "নতুন নাম" })
    const changed = await get(urlOf(route), { "if-none-match": etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false)
  })

  test("are immutable only under the URL of their version", async () => {
    const { route, updatedAt } = await create()
    const cacheControl = async (v: string) => (await get(`${urlOf(route)}?v=${v}`)).headers["cache-control"]
    expect(await cacheControl(updatedAt)).toContain("immutable")
    for (const v of ["", "2020-01-01T00:00:00.000Z", `${updatedAt}&v=2`]) {
      expect(await cacheControl(v)).toBe("public, max-age=3600")
    }
  })

  test("forty concurrent requests for the same image succeed", async () => {
    const { route } = await create()
    const responses = await Promise.all(Array.from({ length: 40 }, () => get(urlOf(route))))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  test("show titles literally: markup has no effect", async () => {
    const plain = await titled("Linux")
    for (const title of [
      "<b>Linux</b>",
      "<span size='1'>Linux</span>",
      "Linux &amp; more",
      "]]>Linux",
      "&bogus; Linux <",
    ]) {
      expect((await titled(title)).equals(plain)).toBe(false)
    }
    // Characters without a glyph in our fonts are left out.
    expect((await titled("😀 Linux Ω")).equals(plain)).toBe(true)
  })

  test("can be drawn for any title of any length", async () => {
    const { route } = await create()
    for (const title of ["😀", "\u200d", "W".repeat(3000), "ক্ষ্মী ".repeat(500), "<".repeat(3000), "A".repeat(60)]) {
      const row = { title, instructorName: title }
      await app.database.write(["course"], (trx) =>
        trx.updateTable("course").set(row).where("route", "=", route).execute(),
      )
      expect((await get(urlOf(route))).statusCode).toBe(200)
    }
  })

  test("are drawn with our fonts, with Bengali shaping", async () => {
    const [danda, conjunct, apart] = [await titled("।।।।"), await titled("ক্ষক্ষক্ষক্ষ"), await titled("ক্‌ষক্‌ষক্‌ষক্‌ষ")]
    const [thin, woven, side] = [await inkOf(danda), await inkOf(conjunct), await inkOf(apart)]
    // With missing glyphs, both would be boxes with about the same amount of ink.
    expect(thin.pixels * 3).toBeLessThan(woven.pixels)
    expect(woven.width).toBeLessThan(side.width * 0.8)
  })

  test.for(["/og/courses/none/bn.png", "/og/courses/%00/bn.png", "/og/fr.png", "/og/bn", "/og/courses/x/bn.jpg"])(
    "%s returns 404",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )
})

/** The number of drawn pixels in the title, and its width. */
async function inkOf(png: Buffer) {
  const title = { left: 0, top: 150, width: 1200, height: 290 }
  const data = await sharp(png).extract(title).greyscale().raw().toBuffer()
  const columns = Array.from(data.keys(), (index) => index % title.width).filter((_, index) => (data[index] ?? 0) > 180)
  return { pixels: columns.length, width: Math.max(...columns) - Math.min(...columns) }
}
