import { dhakaDay } from "contract"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { builtPages } from "#pages/built.ts"
import { type DatabaseKind, startTestApp, type TestApp } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number) => dhakaDay(Date.now() + days * dayMs)
const pages = await builtPages()
const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }

const start = (kind: DatabaseKind, changeUrl?: (url: string) => string) =>
  startTestApp(kind, { pages, settings }, changeUrl)

function siteOf(app: () => TestApp, editor: () => string) {
  const send = (method: "PATCH" | "DELETE", name: string, payload?: object) =>
    app().request({ method, url: `/api/site/${name}`, ...(payload && { payload }) }, editor())
  return {
    announce: (payload: object) => send("PATCH", "update-announcement", payload),
    reset: () => send("DELETE", "reset-announcement"),
  }
}

const home = async (app: TestApp, language = "en") => (await app.request({ url: `/${language}` })).body
const strip = 'aria-label="Registration and contact"'

describe("the home page", () => {
  let app: TestApp
  let editor = ""
  const { announce, reset } = siteOf(
    () => app,
    () => editor,
  )
  beforeAll(async () => {
    app = await start("sqlite")
    editor = (await app.as("editor")).token
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => app.stop())

  test("shows the shipped banner, then at once that of an editor, in both languages, and the shipped one after a reset", async () => {
    expect(await home(app)).toContain("Registration for the new batch is open")
    await announce({ banner: "নবম ব্যাচ", en: { banner: "The ninth batch" } })
    expect(await home(app)).toContain(">The ninth batch<")
    expect(await home(app, "bn")).toContain(">নবম ব্যাচ<")
    await reset()
    expect(await home(app)).toContain("Registration for the new batch is open")
  })

  test("shows neither the banner nor the popup after the last day, although nobody changes anything", async () => {
    await announce({ lastDay: dayIn(0), en: { heading: "Only today" } })
    for (const url of ["/en", "/en"]) expect((await app.request({ url })).body).toContain("Only today")
    expect(await home(app)).toContain(strip)
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + dayMs })
    for (const text of ["Only today", strip]) expect(await home(app)).not.toContain(text)
  })

  test("shows a planned announcement from its first day on", async () => {
    await announce({ firstDay: dayIn(1), lastDay: "", en: { banner: "From tomorrow" } })
    expect(await home(app)).not.toContain("From tomorrow")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + dayMs })
    expect(await home(app)).toContain("From tomorrow")
  })

  test("shows Bengali texts on English pages where there are no English ones, marked as Bengali", async () => {
    await announce({ firstDay: "", banner: "শুধু বাংলায়", en: { banner: "" } })
    expect(await home(app)).toMatch(/<span lang="bn"><a[^>]*>শুধু বাংলায়</)
  })

  test("never shows markup of an announcement as markup", async () => {
    const script = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
    await announce({ banner: script, heading: script, text: script, button: "<b>", en: { banner: "" } })
    for (const language of ["en", "bn"]) {
      expect(await home(app, language)).toContain("&lt;/script&gt;&lt;script&gt;alert(1)")
      expect(await home(app, language)).not.toContain("<script>alert(1)")
      expect(await home(app, language)).not.toContain("<img src=x")
    }
  })
})

test.skipIf(inject("postgresUrl") === "")("two servers on one database show a change within a second", async () => {
  const one = await start("postgres")
  const other = await start("postgres", () => one.location.databaseUrl ?? "")
  const editor = (await one.as("editor")).token
  const { announce } = siteOf(
    () => one,
    () => editor,
  )
  for (const server of [one, other, other]) expect(await home(server)).toContain("Registration for the new batch")
  await announce({ en: { banner: "Announced by the first server" } })
  expect(await home(one)).toContain("Announced by the first server")
  await expect.poll(() => home(other), { timeout: 1000 }).toContain("Announced by the first server")
  await other.stop()
  await one.stop()
})
