import { getCourses } from "contract"
import fastify from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ChangeFeed } from "#db/change-feed.ts"
import { cacheAnswers } from "#http/cached-answers.ts"
import type { App } from "#http/handle.ts"
import { responseCache } from "#http/response-cache.ts"
import { builtPages } from "#pages/built.ts"
import { aCertificate, aCourse } from "#test/make.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

/** Holds whoever passes while it is closed; `reached` resolves when somebody waits in front of it. */
function gate() {
  let [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isClosed = false
  return {
    close() {
      isClosed = true
      reached = Promise.withResolvers()
      opened = Promise.withResolvers()
    },
    open() {
      isClosed = false
      opened.resolve()
    },
    reached: () => reached.promise,
    async pass() {
      if (!isClosed) return
      reached.resolve()
      await opened.promise
    },
  }
}

const rendering = gate()
let app: TestApp
let admin: string

beforeAll(async () => {
  const pages = await builtPages()
  const render: typeof pages.render = async (request) => {
    const page = await pages.render(request)
    await rendering.pass()
    return page
  }
  app = await startTestApp("sqlite", { pages: { ...pages, render } })
  admin = (await app.as("admin")).token
})
afterAll(() => app.stop())

const send = async (method: "POST" | "PATCH", path: string, payload?: object) =>
  (await app.request({ method, url: `/api/${path}`, payload }, admin)).json().data

/** The page as it is rendered before a change, sent after it; then the page as the next visitor sees it. */
async function visitDuring(url: string, change: () => Promise<unknown>) {
  rendering.close()
  const early = app.request({ url })
  await rendering.reached()
  await change()
  rendering.open()
  return { early: (await early).body, next: (await app.request({ url })).body }
}

test("a page of a certificate that is revoked while it renders is not cached: the next one shows it as withdrawn", async () => {
  const { _id, certificationNo } = await send("POST", "certificates/register", aCertificate())
  const url = `/en/verify-certificate?no=${certificationNo}`
  const revoke = () => send("PATCH", `certificates/update-certificate/${_id}`)
  const { early, next } = await visitDuring(url, revoke)
  const validText = "The credentials which you have entered is valid"
  expect(early).toContain(validText)
  expect(next).not.toContain(validText)
})

test("a page that renders while a course is renamed is not cached either", async () => {
  const { _id } = await send("POST", "courses/register", aCourse({ route: "race", title: "Before the change" }))
  const rename = () => send("PATCH", `courses/update-course/${_id}`, { title: "After the change" })
  const { early, next } = await visitDuring("/en/courses/race", rename)
  expect(early).toContain("Before the change")
  expect(next).toContain("After the change")
  expect(next).not.toContain("Before the change")
})

test("an answer of the API that is made while a change commits is not cached", async () => {
  const changes = new ChangeFeed()
  const answering = gate()
  let state = "before"
  const api = fastify() as unknown as App
  cacheAnswers(api, responseCache(changes))
  api.get("/list", { config: { call: getCourses } }, async () => {
    const read = state
    await answering.pass()
    return { read }
  })
  const list = async () => (await api.inject("/list")).json().read

  answering.close()
  const early = list()
  await answering.reached()
  state = "after"
  changes.publish(["course"])
  answering.open()
  expect(await early).toBe("before")
  expect(await list()).toBe("after")
  // What nobody has changed meanwhile is cached: this one is no longer read.
  state = "never announced"
  expect(await list()).toBe("after")
  await api.close()
})
