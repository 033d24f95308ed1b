import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { CreateReview, type PublicReview } from "contract"
import { beforeAll, expect, test } from "vitest"
import { makeFirstAdmin } from "#first-admin.ts"
import { earliestId } from "#new-id.ts"
import { inputs as achievements } from "#resources/achievement/samples.ts"
import { inputs as certificates } from "#resources/certificate/demo.ts"
import { inputs as courses } from "#resources/course/demo.ts"
import { recordResources } from "#resources/registry.ts"
import { demoReviews } from "#resources/review/demo.ts"
import { adminResources, sampleContent } from "#test/record-resources.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000

test.for(Object.values(recordResources).filter(({ demo }) => demo))(
  "every sample $kind is valid input for its form, which parsing does not change",
  async ({ calls, demo }) => {
    const { inputs = [] } = (await demo?.()) ?? {}
    expect(inputs.length).toBeGreaterThan(0)
    for (const input of inputs) expect(calls.create.body?.parse(input)).toEqual(input)
  },
)

test("every sample review is valid input for its form", () => {
  for (const { review } of demoReviews) expect(CreateReview.parse(review)).toEqual(review)
})

test("every sample achievement has its story in both languages", () => {
  for (const { description, en } of achievements) expect([description, en?.description]).not.toContain("")
})

test("certificates name existing courses, and every week of a curriculum has points", () => {
  const titles = courses.flatMap(({ title, en }) => [title, en?.title])
  for (const { certificationName } of certificates) expect(titles).toContain(certificationName)
  for (const { curriculum } of courses) {
    const [before, ...weeks] = curriculum.split(/^@@$/m)
    expect(before).toBe("")
    expect(weeks.length).toBeGreaterThanOrEqual(4)
    for (const week of weeks) expect(week.split("<br>").filter((point) => point.trim()).length).toBeGreaterThan(1)
  }
})

onAnyDatabase("a first start with sample content", (app) => {
  const get = async (call: string) =>
    (await app().request({ method: "GET", url: `/api/${call.replace("GET /", "")}` })).json()

  beforeAll(async () => {
    const options = { adminEmail: "admin@prohori.local", adminPassword: "a ferry to Bhola", demo: true }
    expect(await makeFirstAdmin(app().database, options)).not.toBeNull()
  })

  const publicLists = adminResources.filter(({ isListPublic }) => isListPublic)

  test.for(publicLists)("every sample $kind exists once", async ({ kind, list }) => {
    const { length } = (await sampleContent())[kind] ?? []
    const { count, data } = await get(list)
    expect([count, data.length]).toEqual([length, length])
  })

  test.for([
    ["courses/get-home-courses", 6],
    ["reviews/get-reviews", 12],
    ["reviews/get-home-reviews", 6],
  ] as const)("%s lists %i", async ([path, count]) => {
    const list = await get(path)
    expect([list.count, list.data.length]).toEqual([count, count])
  })

  test("the course ehp is found by its route, one course is free, and two are closed for registration", async () => {
    expect((await get("courses/get-course-by-route/ehp")).data).toMatchObject({ index: 1, isShow: true })
    const courses = (await get("courses/get-courses")).data as { discount: number; isShow: boolean; level: string }[]
    expect(courses.filter(({ discount }) => discount === 100)).toHaveLength(1)
    expect(courses.filter(({ isShow }) => !isShow)).toHaveLength(2)
    expect(new Set(courses.map(({ level }) => level)).size).toBe(3)
  })

  test("one sample certificate is active, and one is inactive, with date and reason", async () => {
    expect((await get("certificates/verify/PRH-0001-0001")).data.status).toBe("active")
    const { candidateName } = (await get("certificates/verify/PRH-0001-0002")).data
    expect((await get("reviews/get-reviews")).data.map((review: { name: string }) => review.name)).not.toContain(
      candidateName,
    )
    expect((await get("certificates/verify/PRH-0001-0002")).data).toMatchObject({
      status: "inactive",
      withdrawnAt: expect.stringMatching(/^\d{4}-/),
      withdrawalReason: "Issued by mistake",
    })
  })

  test("reviews were written over months, and the certificates of each batch were issued on one day before them", async () => {
    const { read } = app().database
    const dayOf = (time: string) => time.slice(0, 10)
    const reviews = (await get("reviews/get-reviews")).data as { _id: string; createdAt: string }[]
    const written = reviews.map(({ createdAt }) => dayOf(createdAt))
    expect(written).toEqual([...new Set(written)].sort().reverse())
    expect(Date.parse(written[0] ?? "") - Date.parse(written.at(-1) ?? "")).toBeGreaterThan(100 * dayMs)
    for (const { _id, createdAt } of reviews)
      expect(_id.slice(0, 13)).toBe(earliestId(Date.parse(createdAt)).slice(0, 13))
    const issued = await read.selectFrom("certificate").select("issuedOn").distinct().orderBy("issuedOn").execute()
    expect(issued).toHaveLength(2)
    for (const { issuedOn } of issued) expect(issuedOn < (written.at(-1) ?? "")).toBe(true)
  })

  test("authors of reviews gave different ratings, some have no photo, and all but one are verified students", async () => {
    const authors = await app().database.read.selectFrom("user").selectAll().where("role", "!=", "admin").execute()
    expect(authors).toHaveLength(12)
    for (const author of authors) expect(author).toMatchObject({ role: "student", isVerified: 1 })
    const reviews = (await get("reviews/get-reviews")).data as PublicReview[]
    expect(reviews.filter(({ certificate }) => certificate === null)).toHaveLength(1)
    const ratings = reviews.map(({ rating }) => rating)
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([3.5, 5])
    expect(reviews.filter(({ photo }) => photo === "")).toHaveLength(3)
  })

  const folder = fileURLToPath(new URL("../../../web/public/demo/", import.meta.url))

  test("image URLs are absolute, every image file is used, and the files are small SVGs without scripts or external content", async () => {
    const lists = [...publicLists.map(({ list }) => list), "reviews/get-reviews"]
    const responses = JSON.stringify(await Promise.all(lists.map(get)))
    const used = new Set(
      [...responses.matchAll(/http:\/\/localhost:3000\/demo\/([^"]+)/g)].map(([, file]) => file ?? ""),
    )
    const sent = JSON.stringify(await sampleContent()).matchAll(/\/demo\/([^"]+)/g)
    const faces = demoReviews.flatMap(({ author: { photo } }) => (photo ? [`${photo}.svg`] : []))
    expect(used).toEqual(new Set([...sent.map(([, file]) => file), ...faces]))
    expect(readdirSync(folder).sort()).toEqual([...used].sort())
    for (const file of used) {
      const svg = readFileSync(folder + file, "utf8")
      expect(svg.length).toBeLessThan(6 * 1024)
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/<(script|style|text|image)|http|data:/)
    }
  })
})
