import { calls, isOpenToAll, type Role } from "contract"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { queueOpeningMails } from "#resources/subscription/opening-mails.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { runJob } from "#test/run-job.ts"
import { type DatabaseKind, startTestApp, type TestApp } from "#test/test-app.ts"

const pages = await builtPages()
const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }
const kinds: DatabaseKind[] = ["sqlite", "postgres"]

describe.each(kinds)("a draft, on %s", (kind) => {
  const isAvailable = kind === "sqlite" || inject("postgresUrl") !== ""
  const testHere = test.skipIf(!isAvailable)
  const [route, title] = ["a-hidden-course", "Zymurgy for sentinels"]
  let app: TestApp
  let admin = ""
  let id = ""

  beforeAll(async () => {
    if (!isAvailable) return
    app = await startTestApp(kind, { pages, settings })
    admin = (await app.as("admin")).token
    id = (await change("POST", "courses/register", aCourse({ route, title, isDraft: true }))).json().data._id
    await change("PATCH", `courses/change-home-visibility/${id}`)
    await change("POST", "certificates/register", aCertificate({ certificationNo: "D-1", certificationName: title }))
    await change("PATCH", "site/update-announcement", { bannerLink: `/courses/${route}` })
  })
  afterAll(() => app?.stop())

  const change = (method: "POST" | "PATCH" | "DELETE", path: string, payload?: object, token = admin) =>
    app.request({ method, url: `/api/${path}`, ...(payload && { payload }) }, token)
  const publish = (payload?: object) => change("PATCH", `courses/publish-course/${id}`, payload)
  const get = (url: string, token?: string) => app.request({ url }, token)
  const isFound = async (url: string) => (await get(url)).statusCode !== 404
  const names = async (url: string) => (await get(url)).body.includes(route)

  /** Where visitors, search engines and other programs meet courses. */
  const places: Record<string, () => Promise<boolean>> = {
    "the list": () => names("/api/courses/get-courses"),
    "the cards": () => names("/api/courses/get-course-cards"),
    "the list of the home page": () => names("/api/courses/get-home-courses"),
    "the call for one, by its id": () => isFound(`/api/courses/get-course/${id}`),
    "the call for one, by its route": () => isFound(`/api/courses/get-course-by-route/${route}`),
    "its questions": () => isFound(`/api/questions/get-questions-by-course/${id}`),
    "its reviews": () => isFound(`/api/reviews/get-course-reviews/${id}`),
    "the home page": () => names("/en"),
    "the page of all courses": () => names("/bn/courses"),
    "its page, with its structured data": () => isFound(`/en/courses/${route}`),
    "its picture for shared links": () => isFound(`/og/courses/${route}/en.png`),
    "the sitemap": () => names("/sitemap.xml"),
    "the search of the site": () => names("/api/search/get-results?q=zymurgy&language=en"),
    "the page of the search": () => names("/en/search?q=zymurgy"),
    "the link of a verified certificate": () => names("/api/certificates/verify/D-1"),
    "the link of the announcement": () => names("/api/site/get-current-announcement"),
    "the subscription": async () => {
      const payload = { email: "mim@example.com", language: "en" }
      const sent = await app.request({ method: "POST", url: `/api/courses/subscribe/${id}`, payload })
      return sent.statusCode !== 404
    },
  }
  async function showing() {
    const shown: string[] = []
    for (const [place, isShown] of Object.entries(places)) if (await isShown()) shown.push(place)
    return shown
  }

  testHere(
    "is in no public place; a published course is in all of them, and in none once it is a draft again",
    async () => {
      expect(await showing()).toEqual([])
      expect((await publish({ isDraft: false })).json()).toMatchObject({
        message: "Course published",
        data: { isDraft: false },
      })
      expect(await showing()).toEqual(Object.keys(places))
      expect((await publish()).json()).toMatchObject({ message: "Course taken back to draft", data: { isDraft: true } })
      expect(await showing()).toEqual([])
    },
  )

  testHere("is in no call that anyone may make without parameters, and on no public page", async () => {
    const { publicPaths } = await pages.site()
    const reads = Object.values(calls).filter(
      (call) => call.method === "GET" && isOpenToAll(call) && !("params" in call && call.params),
    )
    const urls = [
      ...reads.map(({ path }) => `/api${path}`),
      ...publicPaths.flatMap((path) => [`/en${path}`, `/bn${path}`]),
    ]
    expect(urls.length).toBeGreaterThan(40)
    for (const url of urls) expect([url, (await get(url)).body.includes(title)]).toEqual([url, false])
  })

  testHere.for([
    ["admin", 200],
    ["editor", 200],
    ["registrar", 404],
    ["instructor", 404],
    ["student", 404],
  ] as const satisfies [Role, number][])("answers %s with %i, and is never cached", async ([role, status]) => {
    const { token, cookie } = await app.as(role)
    for (const path of [`courses/get-course/${id}`, `courses/get-course-by-route/${route}`]) {
      const response = await get(`/api/${path}`, token)
      expect(response.statusCode).toBe(status)
      if (status === 200) expect(response.headers["cache-control"]).toBe("private, no-store")
      expect(await isFound(`/api/${path}`)).toBe(false)
    }
    // A page is rendered for everyone, so it never shows a draft.
    expect((await app.request({ url: `/en/courses/${route}`, headers: { cookie } })).statusCode).toBe(404)
  })

  testHere("is in the lists of those who edit courses, and in the filter for drafts", async () => {
    for (const path of ["get-all-course-cards", "get-all-courses?isDraft=1", "export-courses"])
      expect((await get(`/api/courses/${path}`, admin)).body).toContain(route)
    expect((await get("/api/courses/get-all-courses?isDraft=0", admin)).body).not.toContain(route)
    const { token } = await app.as("registrar")
    expect((await get("/api/courses/get-all-course-cards", token)).statusCode).toBe(403)
    expect((await change("PATCH", `courses/publish-course/${id}`, {}, token)).statusCode).toBe(403)
  })

  testHere(
    "keeps those who wait for it, whose mails are queued when it is published with its registration open",
    async () => {
      const queued = () =>
        app.database.read.selectFrom("mail").select("recipient").where("kind", "=", "courseOpen").execute()
      const runQueue = () => runJob(queueOpeningMails, { database: app.database })
      await change("PATCH", `courses/change-visibility/${id}`)
      await publish({ isDraft: false })
      const payload = { email: "waits@example.com", language: "bn" }
      await app.request({ method: "POST", url: `/api/courses/subscribe/${id}`, payload })
      await publish({ isDraft: true })
      await change("PATCH", `courses/change-visibility/${id}`)
      await runQueue()
      expect(await queued()).toEqual([])
      await publish({ isDraft: false })
      await runQueue()
      expect(await queued()).toEqual([{ recipient: "waits@example.com" }])
      await publish({ isDraft: true })
    },
  )

  testHere("comes back from the bin as a draft", async () => {
    await change("DELETE", `courses/delete-course/${id}`)
    const [deletion] = (await get("/api/bin/get-deletions", admin)).json().data
    expect((await change("POST", `bin/restore/${deletion._id}`)).statusCode).toBe(200)
    expect(await showing()).toEqual([])
    expect((await get(`/api/courses/get-course/${id}`, admin)).json().data.isDraft).toBe(true)
  })
})
