import { type FoundOnSite, type MarkedText, searchSite } from "contract"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { recordLimits } from "#resources/site-search/site-index.ts"
import { aCourse, aToKnow } from "#test/factories.ts"
import { onAnyDatabase, startTestApp, type TestApp } from "#test/test-app.ts"

type Query = { q: string; language?: string }

async function send(app: TestApp, { q, language = "en" }: Query) {
  return app.request({ url: `/api${searchSite.path}?${new URLSearchParams({ q, language })}` })
}

const plain = (parts: MarkedText) => parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("")

async function find(app: TestApp, q: string, language = "en") {
  const { data, count } = (await send(app, { q, language })).json()
  const results = (data as FoundOnSite[]).map(({ kind, key, title, snippet }) => ({
    kind,
    key,
    title: plain(title),
    snippet: plain(snippet),
  }))
  return { results, count }
}

async function create(app: TestApp, path: string, payload: object): Promise<{ _id: string }> {
  const { token } = await app.as("admin")
  return (await app.request({ method: "POST", url: `/api/${path}/register`, payload }, token)).json().data
}

async function change(app: TestApp, method: "PATCH" | "DELETE", url: string, payload?: object) {
  const { token } = await app.as("admin")
  expect((await app.request({ method, url: `/api/${url}`, ...(payload && { payload }) }, token)).statusCode).toBe(200)
}

onAnyDatabase("the site search", (app) => {
  test("finds courses, questions and to-knows, with the words that match", async () => {
    const course = aCourse({ title: "Malware analysis", description: "Take a sample apart. Zebra-proof labs." })
    await create(app(), "courses", course)
    const question = await create(app(), "questions", { question: "Do I need a zebra?", answer: "No, a laptop." })
    const toKnow = await create(app(), "toKnows", aToKnow({ title: "Zebra videos" }))
    const { results, count } = await find(app(), "zebra")
    expect(count).toBe(3)
    expect(results).toEqual([
      { kind: "question", key: question._id, title: "Do I need a [zebra]?", snippet: "No, a laptop." },
      { kind: "toKnow", key: toKnow._id, title: "[Zebra] videos", snippet: "" },
      expect.objectContaining({ kind: "course", key: course.route, title: "Malware analysis" }),
    ])
    expect(results[2]?.snippet).toContain("[Zebra-proof] labs.")
  })

  test("compares as other searches do: digits of both scripts, capitals, spaces and dashes", async () => {
    const { route } = aCourse()
    await create(app(), "courses", aCourse({ route, title: "হ্যাকিং ব্যাচ ৯০৭৭", description: "RED-team" }))
    for (const q of ["৯০৭৭", "9077", "red team 9077", "হ্যাকিং ৯০৭৭"])
      expect([q, (await find(app(), q)).results[0]?.key]).toEqual([q, route])
  })

  test("shows English texts on the English site, or the original, and finds both in both languages", async () => {
    const { route } = aCourse()
    const course = aCourse({ route, title: "কুমিরের ক্লাস", description: "পুরো কোর্স বাংলায়।" })
    await create(app(), "courses", { ...course, en: { title: "Crocodile class" } })
    for (const q of ["crocodile", "কুমির"]) {
      const [inEnglish] = (await find(app(), q)).results
      expect(inEnglish).toMatchObject({ title: expect.stringContaining("Crocodile"), snippet: course.description })
      const [inBengali] = (await find(app(), q, "bn")).results
      expect(inBengali?.title).toContain("ক্লাস")
    }
  })

  test("shows a change at once, and no question of a deleted course", async () => {
    const course = await create(app(), "courses", aCourse({ title: "Giraffe course" }))
    const question = { question: "A giraffe question?", answer: "Yes.", course: course._id }
    await create(app(), "questions", question)
    expect((await find(app(), "giraffe")).count).toBe(2)
    await change(app(), "PATCH", `courses/update-course/${course._id}`, { title: "Elephant course" })
    expect((await find(app(), "elephant")).count).toBe(1)
    await change(app(), "DELETE", `courses/delete-course/${course._id}`)
    expect((await find(app(), "giraffe")).count).toBe(0)
  })

  test("finds the other words for what is searched, marked, after those that have the word itself", async () => {
    const { route } = aCourse()
    const course = aCourse({ route, title: "Okapi course", schedule: "শুক্র ও রবি, সন্ধ্যা ৭টা" })
    await create(app(), "courses", course)
    await create(app(), "toKnows", aToKnow({ title: "Okapi on a Friday" }))
    const { results } = await find(app(), "okapi friday")
    expect(results.map(({ title }) => title)).toEqual(["[Okapi] on a [Friday]", "[Okapi] course"])
    expect((await find(app(), "okapi শুক্রবারে", "bn")).results[1]).toMatchObject({
      snippet: expect.stringContaining("[শুক্র] ও রবি"),
    })
  })

  test("returns 20 results at most, with the number of all", async () => {
    for (let index = 0; index < 22; index++) await create(app(), "toKnows", aToKnow({ title: `Walrus ${index}` }))
    const { results, count } = await find(app(), "walrus")
    expect([results.length, count]).toEqual([20, 22])
  })

  test("an empty search finds nothing, and one that is too long is refused", async () => {
    for (const q of ["", " ", "-", "%", "_"]) expect([q, (await find(app(), q)).count]).toEqual([q, 0])
    expect((await send(app(), { q: "x".repeat(201) })).statusCode).toBe(400)
    expect((await send(app(), { q: "x", language: "fr" })).statusCode).toBe(400)
  })
})

test("only a limited part of many or long records is held in memory", async () => {
  const app = await startTestApp("sqlite")
  const before = { ...recordLimits }
  Object.assign(recordLimits, { perKind: 3, textLength: 30, characters: 400 })
  for (let index = 0; index < 5; index++) {
    const description = `Ocelot ${"many words ".repeat(20)} lynx`
    await create(app, "courses", aCourse({ title: `Cat ${index}`, description }))
  }
  const { results } = await find(app, "ocelot")
  expect(results.length).toBeGreaterThan(0)
  expect(results.length).toBeLessThanOrEqual(3)
  expect((await find(app, "lynx")).count).toBe(0)
  Object.assign(recordLimits, before)
  await app.stop()
})

describe("with the pages of the site", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp("sqlite", { pages: await builtPages() })
  })
  afterAll(() => app.stop())

  test.for(["en", "bn"] as const)("every public page is found by its title in “%s”", async (language) => {
    const { publicPaths, pageTexts } = await (await builtPages()).site()
    const pages = new Map(pageTexts[language].map(({ path, title }) => [path, title]))
    expect([...pages.keys()].toSorted()).toEqual(publicPaths.filter((path) => path !== "/search").toSorted())
    for (const [path, title] of pages) {
      const { results } = await find(app, title, language)
      expect([path, results.map(({ key }) => key)]).toEqual([path, expect.arrayContaining([path])])
    }
  })

  test("a page is found by what it says, in either language", async () => {
    expect((await find(app, "refund")).results[0]).toMatchObject({ key: "/fees", title: "Fees and [refunds]" })
    const { results } = await find(app, "টাকা ফেরত", "bn")
    expect(results.map(({ key }) => key)).toContain("/fees")
    for (const word of ["বিকাশ", "bkash", "খরচ"])
      expect([word, (await find(app, word, "bn")).results.map(({ key }) => key)]).toEqual([
        word,
        expect.arrayContaining(["/fees"]),
      ])
    expect((await find(app, "সার্টিফিকেট যাচাই", "bn")).results.map(({ key }) => key)).toContain("/verify-certificate")
    expect((await find(app, "OTP", "bn")).results.map(({ key }) => key)).toContain("/check-a-message")
    expect((await find(app, "one of our workshops")).results.map(({ key }) => key)).toContain("/about-us")
    expect((await find(app, "padmapar")).results[0]?.key).toBe("/cyber-defenders")
  })
})
