import type { CreateCourse } from "contract"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { aCourse } from "#test/make.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

describe("the pictures of shared links", { timeout: 60_000 }, () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp("sqlite", { pages: await builtPages() })
  })
  afterAll(() => app.stop())

  const get = (url: string, headers: Record<string, string> = {}) => app.request({ url, headers })
  const address = (route: string, language = "bn") => `/og/courses/${encodeURIComponent(route)}/${language}.png`
  const picture = async (route: string, language = "bn") => (await get(address(route, language))).rawPayload
  async function make(some: Partial<CreateCourse> = {}) {
    const { token } = await app.as("admin")
    const payload = aCourse(some)
    const made = await app.request({ method: "POST", url: "/api/courses/register", payload }, token)
    const change = (call: string, payload?: object) =>
      app.request({ method: "PATCH", url: `/api/courses/${call}/${made.json().data._id}`, payload }, token)
    return { ...made.json().data, change }
  }
  const titled = async (title: string) => picture((await make({ title, price: 0 })).route)

  test("are PNGs of the size that is asked for, light enough for a phone, and may be shown elsewhere", async () => {
    const { route } = await make({ title: "ওয়েব নিরাপত্তা: Web Application Security", route: "ওয়েব" })
    for (const url of [address(route), address(route, "en"), "/og/bn.png", "/og/en.png"]) {
      const { statusCode, headers, rawPayload } = await get(url)
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"])
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin")
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
      expect(rawPayload.length).toBeLessThan(120_000)
    }
  })

  test("differ by course, by language, by price", async () => {
    const all = [
      await make({ title: "One" }),
      await make({ title: "Two" }),
      await make({ title: "One", discount: 0 }),
      await make({ title: "One", discount: 100 }),
    ]
    const pictures = await Promise.all(
      all.flatMap(({ route }) => ["bn", "en"].map((language) => picture(route, language))),
    )
    expect(new Set(pictures.map(String)).size).toBe(8)
  })

  test("follow a course at once, and stay when nothing on them changed", async () => {
    const { route, change } = await make()
    const first = await get(address(route))
    const etag = String(first.headers.etag)
    expect((await get(address(route), { "if-none-match": etag })).statusCode).toBe(304)
    await change("change-visibility")
    expect((await get(address(route))).headers.etag).toBe(etag)
    await change("update-course", { title: "নতুন নাম" })
    const changed = await get(address(route), { "if-none-match": etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false)
  })

  test("are kept for long only under the version that they are of", async () => {
    const { route, updatedAt } = await make()
    const caching = async (v: string) => (await get(`${address(route)}?v=${v}`)).headers["cache-control"]
    expect(await caching(updatedAt)).toContain("immutable")
    for (const v of ["", "2020-01-01T00:00:00.000Z", `${updatedAt}&v=2`]) {
      expect(await caching(v)).toBe("public, max-age=3600")
    }
  })

  test("forty who ask at once for the same one wait for one drawing", async () => {
    const { route } = await make()
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(address(route))))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  test("show what was typed as it is: markup has no effect", async () => {
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
    // Nothing that the letters have a drawing for.
    expect((await titled("😀 Linux Ω")).equals(plain)).toBe(true)
  })

  test("hold any title, of whatever length", async () => {
    const { route } = await make()
    for (const title of ["😀", "\u200d", "W".repeat(3000), "ক্ষ্মী ".repeat(500), "<".repeat(3000), "A".repeat(60)]) {
      const row = { title, instructorName: title }
      await app.database.write(["course"], (trx) =>
        trx.updateTable("course").set(row).where("route", "=", route).execute(),
      )
      expect((await get(address(route))).statusCode).toBe(200)
    }
  })

  test("are drawn with our letters, shaped as Bengali is", async () => {
    const [danda, conjunct, apart] = [await titled("।।।।"), await titled("ক্ষক্ষক্ষক্ষ"), await titled("ক্‌ষক্‌ষক্‌ষক্‌ষ")]
    const [thin, woven, side] = [await inkOf(danda), await inkOf(conjunct), await inkOf(apart)]
    // A box in place of a letter that is missing would have about as much ink in both.
    expect(thin.pixels * 3).toBeLessThan(woven.pixels)
    expect(woven.width).toBeLessThan(side.width * 0.8)
  })

  test.for(["/og/courses/none/bn.png", "/og/courses/%00/bn.png", "/og/fr.png", "/og/bn", "/og/courses/x/bn.jpg"])(
    "%s is not there",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )
})

/** How many pixels of the title are drawn, and from the left to the right how far. */
async function inkOf(png: Buffer) {
  const title = { left: 0, top: 150, width: 1200, height: 290 }
  const data = await sharp(png).extract(title).greyscale().raw().toBuffer()
  const columns = Array.from(data.keys(), (at) => at % title.width).filter((_, at) => (data[at] ?? 0) > 180)
  return { pixels: columns.length, width: Math.max(...columns) - Math.min(...columns) }
}
