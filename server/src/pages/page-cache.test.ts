import { randomUUID } from "node:crypto"
import { brotliDecompressSync } from "node:zlib"
import { dhakaDay, type Topic } from "contract"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { recordTables } from "#db/records/records.ts"
import { builtPages } from "#pages/built.ts"
import { aCertificate, aCourse, aToKnow } from "#test/factories.ts"
import { adminResources } from "#test/record-resources.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }

let app: TestApp
let rendered = 0
/** The topics of each rendered page: a change of one of them invalidates the page. */
const topicsOf = new Map<string, readonly Topic[]>()
let admin: string
let author: string
let course: { _id: string; route: string }
let review: { _id: string }
/** Of the review's author. */
let certificate: { _id: string }

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
  course = await send("POST", "courses/register", aCourse({ route: "cached" }))
  review = await send("POST", "reviews/register", { comment: "Cached" }, author)
  certificate = await certifyAuthor()
  await send("PATCH", `courses/change-home-visibility/${course._id}`)
  await send("PATCH", `reviews/change-home-visibility/${review._id}`)
  const { publicPaths } = await pages.site()
  for (const path of publicPaths) {
    for (const prefix of ["/en", "/bn"]) await app.request({ url: prefix + (path === "/" ? "" : path) })
  }
})
afterAll(() => app.stop())

async function send(method: "POST" | "PATCH", path: string, payload?: object, token = admin) {
  const response = await app.request({ method, url: `/api/${path}`, payload }, token)
  expect(response.json()).toMatchObject({ success: true })
  return response.json().data
}

async function certifyAuthor() {
  const { email } = await app.database.write(["user"], (trx) =>
    trx
      .updateTable("user")
      .set({ isVerified: 1 })
      .where("email", "like", "student-%")
      .returning("email")
      .executeTakeFirstOrThrow(),
  )
  return send("POST", "certificates/register", aCertificate({ candidateEmail: email }))
}

const renameCourse = (title: string) => send("PATCH", `courses/update-course/${course._id}`, { title })
const rewriteReview = (comment: string) => send("PATCH", `reviews/update-review/${review._id}`, { comment })
const changeAuthor = (fields: object) =>
  send("PATCH", "auth/update-user", { name: "Mim", phone: "", bio: "", photo: "", ...fields }, author)
const renameAuthor = (name: string) => changeAuthor({ name })
const recertifyAuthor = (certificationName: string) =>
  send("PATCH", `certificates/correct-certificate/${certificate._id}`, { certificationName, reason: "Misspelt" })
const changeAuthorPhoto = (mark: string) => changeAuthor({ photo: `/demo/${mark}.svg` })

test.for([
  ["a course", "", renameCourse],
  ["a review", "", rewriteReview],
  ["the name of a review's author", "", renameAuthor],
  ["the photo of a review's author", "", changeAuthorPhoto],
  ["the certificate of a review's author", "", recertifyAuthor],
  ["a course", "/courses", (title: string) => send("POST", "courses/register", aCourse({ title }))],
  ["a course", "/courses?level=Beginner", renameCourse],
  ["a course", "/courses/cached", renameCourse],
  ["a review", "/reviews", rewriteReview],
  ["the name of a review's author", "/reviews", renameAuthor],
  ["the photo of a review's author", "/reviews", changeAuthorPhoto],
  ["the certificate of a review's author", "/reviews", recertifyAuthor],
] as const)("a change of %s is visible immediately on the cached page %s", async ([, path, write]) => {
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

const shownToAll = adminResources.filter(({ isListPublic }) => isListPublic)
test.for(shownToAll)(
  "a new $kind is visible immediately on the cached pages that show such records",
  async (resource) => {
    const { kind, create, sample } = resource
    const urls = [...topicsOf].flatMap(([url, topics]) => (topics.includes(kind) ? [url] : []))
    const visit = () => Promise.all(urls.map(async (url) => (await app.request({ url })).body))
    await visit()
    const before = rendered
    await visit()
    expect(rendered).toBe(before)
    const mark = randomUUID()
    await send("POST", create.replace("POST /", ""), { ...sample(), en: {}, [recordTables[kind].name]: mark })
    const shown = (await visit()).flatMap((page, index) => (page.includes(mark) ? [urls[index]?.slice(0, 3)] : []))
    expect(rendered).toBe(before + urls.length)
    expect(new Set(shown)).toEqual(new Set(["/en", "/bn"]))
  },
)

test("an English text is visible immediately on the English page, and never on the Bengali one", async () => {
  const { _id } = await send("POST", "toKnows/register", aToKnow())
  const visit = () =>
    Promise.all(["/en", "/bn"].map(async (prefix) => (await app.request({ url: `${prefix}/to-knows` })).body))
  await visit()
  const title = randomUUID()
  await send("PATCH", `toKnows/update-toKnow/${_id}`, { en: { title } })
  expect((await visit()).map((page) => page.includes(title))).toEqual([true, false])
})

test("a start to come is on the cached page of its course until its day has passed", async () => {
  const dayMs = 24 * 60 * 60 * 1000
  const shown = async () => (await app.request({ url: "/en/courses/cached" })).body.includes(">Next batch starts<")
  await send("PATCH", `courses/update-course/${course._id}`, { startsOn: dhakaDay(Date.now()) })
  expect([await shown(), await shown()]).toEqual([true, true])
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + dayMs })
  expect(await shown()).toBe(false)
  vi.useRealTimers()
})

test("unknown parameter values share the cache entry of the page without them", async () => {
  await app.request({ url: "/en/courses?tab=free" })
  await app.request({ url: "/en/courses" })
  const before = rendered
  for (const query of ["tab=fre", "tab=any", "level=beginner", "tab=", "level=Beginner%00"]) {
    expect((await app.request({ url: `/en/courses?${query}` })).statusCode).toBe(200)
  }
  expect((await app.request({ url: "/en/courses?level=none&tab=free" })).statusCode).toBe(200)
  expect(rendered).toBe(before)
})

test("arbitrary URLs take no place in the cache: known pages stay in it", async () => {
  const knownUrls = [
    "/bn",
    "/bn/courses?tab=free&level=Advance",
    "/courses/cached",
    "/our-services/security-auditing-&-consultation",
    "/login",
  ]
  const capitals = (word: string, bits: number) =>
    Array.from(word, (letter, bit) => (bits & (1 << bit) ? letter.toUpperCase() : letter)).join("")
  const arbitraryUrls = (number: number) => [
    `/bn/cyber-defenders?q=${number}`,
    `/bn/reviews?page=${number}`,
    `/bn/our-achievements?show=${number}`,
    `/bn/gallery?show=${number}`,
    `/bn/verify-certificate?no=${number}`,
    `/bn/dashboard/${number}`,
    `/bn/courses${"/".repeat(number)}`,
    `/bn/${"./".repeat(number)}courses`,
    `/bn/${capitals("privacy-policy", number)}`,
  ]
  const visit = async (url: string) => expect([url, (await app.request({ url })).statusCode]).toEqual([url, 200])
  for (const url of knownUrls) await visit(url)
  // The first of each kind may be another spelling of a known page, which is then cached.
  for (const url of arbitraryUrls(1000)) await visit(url)
  const cached = () => app.app.responseCache.counts().responses
  const [cachedBefore, renderedBefore] = [cached(), rendered]
  for (const number of [1001, 1002, 1003, 1004]) for (const url of arbitraryUrls(number)) await visit(url)
  expect(rendered).toBeGreaterThan(renderedBefore)
  expect(cached()).toBe(cachedBefore)
  const renderedArbitrary = rendered
  for (const url of knownUrls) await visit(url)
  expect(rendered).toBe(renderedArbitrary)
})

test("cached pages are stored compressed, and are sent in every encoding", async () => {
  const { publicPaths } = await (await builtPages()).site()
  let plainBytes = 0
  for (const path of publicPaths) {
    const url = `/bn${path === "/" ? "" : path}`
    const compressed = await app.request({ url, headers: { "accept-encoding": "br" } })
    const plain = await app.request({ url })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
    plainBytes += plain.rawPayload.length
  }
  const { bytes, responses } = app.app.responseCache.counts()
  expect(responses).toBeGreaterThanOrEqual(publicPaths.length)
  expect(bytes / responses).toBeLessThan(plainBytes / publicPaths.length / 2)
})
