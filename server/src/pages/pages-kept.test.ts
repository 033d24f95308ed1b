import { randomUUID } from "node:crypto"
import type { Topic } from "contract"
import { afterAll, beforeAll, expect, test } from "vitest"
import { recordTables } from "#db/records.ts"
import { builtPages } from "#pages/built.ts"
import { aCourse } from "#test/make.ts"
import { officeResources } from "#test/record-resources.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }

let app: TestApp
let rendered = 0
/** Of each page that was rendered: whose changes make it old. */
const topicsOf = new Map<string, readonly Topic[]>()
let admin: string
let author: string
let course: { _id: string; route: string }
let review: { _id: string }

beforeAll(async () => {
  const pages = await builtPages()
  const render: typeof pages.render = async (request) => {
    rendered++
    const page = await pages.render(request)
    topicsOf.set(request.url, page.topics)
    return page
  }
  app = await startTestApp("sqlite", { pages: { ...pages, render }, settings })
  admin = (await app.as("admin")).token
  author = (await app.as("student")).token
  course = await send("POST", "courses/register", aCourse({ route: "kept" }))
  review = await send("POST", "reviews/register", { comment: "Kept" }, author)
  await send("PATCH", `courses/change-home-visibility/${course._id}`)
  await send("PATCH", `reviews/change-home-visibility/${review._id}`)
  const { publicPaths } = await pages.site()
  for (const path of publicPaths) {
    for (const prefix of ["/en", "/bn"]) await app.request({ url: prefix + (path === "/" ? "" : path) })
  }
})
afterAll(() => app.stop())

async function send(method: "POST" | "PATCH", path: string, payload?: object, token = admin) {
  const answer = await app.request({ method, url: `/api/${path}`, payload }, token)
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().data
}

const renameCourse = (title: string) => send("PATCH", `courses/update-course/${course._id}`, { title })
const rewriteReview = (comment: string) => send("PATCH", `reviews/update-review/${review._id}`, { comment })
const changeAuthor = (some: object) =>
  send("PATCH", "auth/update-user", { name: "Mim", phone: "", bio: "", photo: "", ...some }, author)
const renameAuthor = (name: string) => changeAuthor({ name })
const showAuthor = (mark: string) => changeAuthor({ photo: `/demo/${mark}.svg` })

test.for([
  ["a course", "", renameCourse],
  ["a review", "", rewriteReview],
  ["the name of a review's author", "", renameAuthor],
  ["the face of a review's author", "", showAuthor],
  ["a course", "/courses", (title: string) => send("POST", "courses/register", aCourse({ title }))],
  ["a course", "/courses?level=Beginner", renameCourse],
  ["a course", "/courses/kept", renameCourse],
  ["a review", "/reviews", rewriteReview],
  ["the name of a review's author", "/reviews", renameAuthor],
  ["the face of a review's author", "/reviews", showAuthor],
] as const)("a change of %s is seen at once on the kept page %s", async ([, path, write]) => {
  const visit = () =>
    Promise.all(["/en", "/bn"].map(async (prefix) => (await app.request({ url: prefix + path })).body))
  await visit()
  const before = rendered
  await visit()
  expect(rendered).toBe(before)
  const mark = randomUUID()
  await write(mark)
  for (const page of await visit()) expect(page).toContain(mark)
})

const shownToAll = officeResources.filter(({ isListPublic }) => isListPublic)
test.for(shownToAll)("a new $kind is seen at once on the cached pages that show such records", async (resource) => {
  const { kind, create, sample } = resource
  const addresses = [...topicsOf].flatMap(([address, topics]) => (topics.includes(kind) ? [address] : []))
  const visit = () => Promise.all(addresses.map(async (url) => (await app.request({ url })).body))
  await visit()
  const before = rendered
  await visit()
  expect(rendered).toBe(before)
  const mark = randomUUID()
  await send("POST", create.replace("POST /", ""), { ...sample(), [recordTables[kind].name]: mark })
  const shown = (await visit()).flatMap((page, place) => (page.includes(mark) ? [addresses[place]?.slice(0, 3)] : []))
  expect(rendered).toBe(before + addresses.length)
  expect(new Set(shown)).toEqual(new Set(["/en", "/bn"]))
})

test("a value that a page does not know makes no page of its own", async () => {
  await app.request({ url: "/en/courses?tab=free" })
  await app.request({ url: "/en/courses" })
  const before = rendered
  for (const junk of ["tab=fre", "tab=any", "level=beginner", "tab=", "level=Beginner%00"]) {
    expect((await app.request({ url: `/en/courses?${junk}` })).statusCode).toBe(200)
  }
  expect((await app.request({ url: "/en/courses?level=none&tab=free" })).statusCode).toBe(200)
  expect(rendered).toBe(before)
})

test("two thousand made-up addresses push none out of the cache", { timeout: 120_000 }, async () => {
  const lasting = [
    "/bn",
    "/bn/courses?tab=free&level=Advance",
    "/courses/kept",
    "/our-services/security-auditing-&-consultation",
    "/login",
  ]
  const capitals = (word: string, bits: number) =>
    Array.from(word, (letter, bit) => (bits & (1 << bit) ? letter.toUpperCase() : letter)).join("")
  const madeUp = (place: number) => [
    `/bn/cyber-defenders?q=${place}`,
    `/bn/reviews?page=${place}`,
    `/bn/our-achievements?show=${place}`,
    `/bn/verify-certificate?no=${place}`,
    `/bn/dashboard/${place}`,
    `/bn/courses${"/".repeat(place)}`,
    `/bn/${"./".repeat(place)}courses`,
    `/bn/${capitals("privacy-policy", place)}`,
  ]
  const visit = async (url: string) => expect([url, (await app.request({ url })).statusCode]).toEqual([url, 200])
  for (const url of lasting) await visit(url)
  for (let place = 1; place <= 250; place++) for (const url of madeUp(place)) await visit(url)
  const before = rendered
  for (const url of lasting) await visit(url)
  expect(rendered).toBe(before)
})
