import { getCourses } from "contract"
import fastify from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ChangeFeed } from "#db/change-feed.ts"
import { cacheApiResponses } from "#http/cache/api-response-cache.ts"
import { responseCache } from "#http/cache/response-cache.ts"
import type { App } from "#http/handle.ts"
import { builtPages } from "#pages/built.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

/** While it is closed, callers of `pass` wait; `reached` resolves when one of them waits. */
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

/** A page that is rendered before a change and sent after it, then the page for the next visitor. */
async function visitDuring(url: string, change: () => Promise<unknown>) {
  rendering.close()
  const early = app.request({ url })
  await rendering.reached()
  await change()
  rendering.open()
  return { early: (await early).body, next: (await app.request({ url })).body }
}

test("a page that renders while its certificate is revoked is not cached: the next visitor sees it as revoked", async () => {
  const { _id, certificationNo } = await send("POST", "certificates/register", aCertificate())
  const url = `/en/verify-certificate?no=${certificationNo}`
  const revoke = () => send("PATCH", `certificates/update-certificate/${_id}`)
  const { early, next } = await visitDuring(url, revoke)
  const validText = "The credentials which you have entered is valid"
  expect(early).toContain(validText)
  expect(next).not.toContain(validText)
})

test("a page that renders while a course is renamed is not cached", async () => {
  const { _id } = await send("POST", "courses/register", aCourse({ route: "race", title: "Before the change" }))
  const rename = () => send("PATCH", `courses/update-course/${_id}`, { title: "After the change" })
  const { early, next } = await visitDuring("/en/courses/race", rename)
  expect(early).toContain("Before the change")
  expect(next).toContain("After the change")
  expect(next).not.toContain("Before the change")
})

test("an API response that is computed while a change commits is not cached", async () => {
  const changes = new ChangeFeed()
  const handling = gate()
  let state = "before"
  const api = fastify() as unknown as App
  cacheApiResponses(api, responseCache(changes))
  api.get("/list", { config: { call: getCourses } }, async () => {
    const read = state
    await handling.pass()
    return { read }
  })
  const list = async () => (await api.inject("/list")).json().read

  handling.close()
  const early = list()
  await handling.reached()
  state = "after"
  changes.publish(["course"])
  handling.open()
  expect(await early).toBe("before")
  expect(await list()).toBe("after")
  // Nothing changed during the second request, so it is cached, and this unpublished state is not read.
  state = "never published"
  expect(await list()).toBe("after")
  await api.close()
})
