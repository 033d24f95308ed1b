import { institutionLevels, inventedSections, languages } from "contract"
import { afterAll, beforeAll, expect, test } from "vitest"
import { fillWithDemo } from "#demo/fill.ts"
import { removeDemoRecords } from "#demo-records.ts"
import { builtPages } from "#pages/built.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const pages = await builtPages()
const { content, publicPaths } = await pages.site()
const settings = { publicUrl: "https://prohori.net", rateLimit: 0, trustProxy: undefined }
const by = { userId: "", email: "a test", address: "", userAgent: "" }

// The names of ways to pay and of trainings are everyday words, also on other pages.
const named = ["paymentWays", "trainings"]
const sections = inventedSections.filter((section) => !named.includes(section))

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.length > 7 && !value.startsWith("/") ? [value] : []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}
/** Words that pages have of their own: buttons, and the name of a course on a drawing. */
const ordinary = [
  ...institutionLevels,
  "See the course",
  "কোর্সটি দেখুন",
  "এথিক্যাল হ্যাকিং প্রফেশনাল",
  "Ethical Hacking Professional",
]
const isOrdinary = (text: string) => ordinary.includes(text)
const audiences = content.trainings.items.map(({ audience, en }) => [audience, en.audience])
const invented = [...sections.map((section) => content[section]), audiences]
  .flatMap(textsIn)
  .filter((text) => !isOrdinary(text))

function inventedIn(page: string) {
  const text = page.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")
  return invented.filter((each) => text.includes(each))
}

let app: TestApp
let editor = ""
beforeAll(async () => {
  app = await startTestApp("sqlite", { pages, shippedContent: undefined, settings })
  editor = (await app.as("editor")).token
})
afterAll(() => app.stop())

const visit = async (url: string) => (await app.request({ url })).body
const send = (method: "PATCH" | "DELETE", name: string, payload?: object) =>
  app.request({ method, url: `/api/site/${name}`, ...(payload && { payload }) }, editor)

test("a site without sample content shows nothing invented on any page, in structured data or in security.txt", async () => {
  for (const language of languages)
    for (const path of publicPaths) expect([path, inventedIn(await visit(`/${language}${path}`))]).toEqual([path, []])
  expect((await app.request({ url: "/.well-known/security.txt" })).statusCode).toBe(404)
  expect((await app.request({ url: "/api/site/get-current-announcement" })).json().data).toBeNull()
}, 60_000)

test("sample content brings the invented content, and its removal takes it from cached pages at once, not what was saved", async () => {
  const shown = { "/bn": "১০,০০০", "/en": "Padmapar University", "/en/about-us": "10,000", "/en/trust": "Bay Register" }
  for (const [url, text] of Object.entries(shown)) expect(await visit(url)).not.toContain(text)
  await app.database.write(["site", "course"], (trx) => fillWithDemo(trx))
  for (const [url, text] of Object.entries(shown)) expect(await visit(url)).toContain(text)
  expect(await visit("/en/fees")).toContain("TRAD/DSCC/014207/2019")
  await send("PATCH", "update-numbers", { items: [{ number: "১২", text: "ব্যাচ", en: { text: "batches" } }] })
  await send("PATCH", "update-legal", { legalName: "আসল লিমিটেড", bin: "0012" })
  for (const url of Object.keys(shown)) expect(inventedIn(await visit(url))).not.toEqual([])
  await removeDemoRecords(app.database, by)
  for (const url of Object.keys(shown)) expect([url, inventedIn(await visit(url))]).toEqual([url, []])
  const home = await visit("/en")
  for (const text of [">12<", "batches", "আসল লিমিটেড", "BIN 0012"]) expect(home).toContain(text)
  expect(home).not.toContain("Trade licence")
  expect(await visit("/bn")).toContain(">১২<")
})

test("with DEMO=0 nothing invented is shown, although the sample content is there", async () => {
  await app.database.write(["site", "course"], (trx) => fillWithDemo(trx))
  await send("DELETE", "reset-numbers")
  expect(await visit("/en")).toContain("10,000")
  const other = await app.restarted({ demo: false }, { pages })
  const present = async (name: string) => (await other.inject({ url: `/api/site/get-${name}` })).json().data
  expect(await present("numbers")).toMatchObject({ items: [], isShipped: true })
  expect(await present("current-announcement")).toBeNull()
  await other.close()
})

test("a section that the office leaves out is saved as empty, also where it is empty already", async () => {
  await removeDemoRecords(app.database, by)
  const { data } = (await send("PATCH", "update-partners", { items: [] })).json()
  expect(data).toMatchObject({ items: [], isShipped: false })
  expect((await send("PATCH", "update-partners", { items: [] })).json().data.version).toBe(data.version)
})
