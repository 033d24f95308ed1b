import { gunzipSync } from "node:zlib"
import { getGalleries, PageQuery } from "contract"
import fastify from "fastify"
import { expect, test } from "vitest"
import { ChangeFeed } from "#db/change-feed.ts"
import { newRecord } from "#db/records.ts"
import { cacheAnswers } from "#http/cached-answers.ts"
import { type App, handle } from "#http/handle.ts"
import { responseCache } from "#http/response-cache.ts"
import { aCourse, aGallery } from "#test/make.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

onBothDatabases("cached answers", (app) => {
  const get = (url: string, headers = {}) => app().request({ url: `/api${url}`, headers })
  const make = async (path: string, payload: object) => {
    const { token } = await app().as("admin")
    return (await app().request({ method: "POST", url: `/api/${path}/register`, payload }, token)).json().data
  }

  test("a list that is asked for again is not new, until something in it changes", async () => {
    await make("galleries", aGallery())
    const first = await get("/galleries/get-galleries")
    const { etag = "" } = first.headers
    const second = await get("/galleries/get-galleries", { "if-none-match": etag })
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, "", etag])
    expect((await get("/galleries/get-galleries")).body).toBe(first.body)

    const made = await make("galleries", aGallery({ title: "Just now" }))
    const third = await get("/galleries/get-galleries", { "if-none-match": etag })
    expect(third.statusCode).toBe(200)
    expect(third.json().data[0]).toEqual(made)
    expect(third.headers.etag).not.toBe(etag)
  })

  test("another spelling of an address is answered from the same place in the cache", async () => {
    const path = "/galleries/get-galleries"
    // Nobody is told of this one, so that only what is in the cache answers without it.
    const addUnannounced = () =>
      app().database.write([], (trx) =>
        trx
          .insertInto("gallery")
          .values({ ...newRecord(), ...aGallery() })
          .execute(),
      )
    for (const spelling of ["/galleries/get-%67alleries", "/%67alleries/get-galleries?x=1"]) {
      // PostgreSQL may publish the change of an earlier test just now: then it is tried again.
      const isCached = async () => {
        const usual = await get(path)
        await addUnannounced()
        return (await get(spelling)).body === usual.body
      }
      await expect.poll(isCached).toBe(true)
    }
  })

  test("cached or not, an answer is the same in every encoding", async () => {
    await make("courses", aCourse())
    const plain = await get("/courses/get-courses")
    for (let time = 0; time < 2; time++) {
      const packed = await get("/courses/get-courses", { "accept-encoding": "gzip" })
      expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" })
      expect(packed.headers["content-type"]).toBe(plain.headers["content-type"])
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    }
  })

  test("what is not there is not kept", async () => {
    const path = "/courses/get-course-by-route/comes-later"
    expect((await get(path)).statusCode).toBe(404)
    const course = await make("courses", aCourse({ route: "comes-later" }))
    const found = await get(path)
    expect(found.json().data).toEqual(course)
    expect(found.headers.etag).toBe(`"${course.updatedAt}"`)
    const again = await get(path, { "if-none-match": `"other", W/${found.headers.etag}` })
    expect([again.statusCode, again.json().data]).toEqual([200, course])
  })

  test("HEAD answers as GET does, without a body", async () => {
    const { headers } = await get("/courses/get-courses")
    const head = await app().request({ method: "HEAD", url: "/api/courses/get-courses" })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", headers.etag])
  })
})

test("a change in one process drops what another keeps", async ({ skip }) => {
  const { inject } = await import("vitest")
  if (inject("postgresUrl") === "") skip()
  const one = await startTestApp("postgres")
  const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
  const titles = async () => {
    const { data } = (await other.request({ url: "/api/galleries/get-galleries" })).json()
    return data.map(({ title }: { title: string }) => title)
  }
  expect(await titles()).toEqual([])
  const { token } = await one.as("admin")
  const payload = aGallery({ title: "From afar" })
  await one.request({ method: "POST", url: "/api/galleries/register", payload }, token)
  await expect.poll(titles).toEqual(["From afar"])
  await other.stop()
  await one.stop()
})

test("a call that is not the same for everybody cannot be declared as cached", async () => {
  const cached = { ...getGalleries, isCached: true } as const
  for (const call of [
    { ...cached, access: ["admin"] },
    { ...cached, query: PageQuery },
    { ...cached, topics: [] },
    { ...cached, method: "POST" },
  ] as const) {
    const app = fastify() as unknown as App
    cacheAnswers(app, responseCache(new ChangeFeed()))
    expect(() => handle(app, call, async () => ({ data: [], count: 0 }))).toThrow("cannot be cached")
    await app.close()
  }
})
