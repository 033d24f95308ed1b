import { gunzipSync } from "node:zlib"
import { getGalleries, PageQuery } from "contract"
import fastify from "fastify"
import { expect, inject, test } from "vitest"
import { ChangeFeed } from "#db/change-feed.ts"
import type { Database } from "#db/open.ts"
import { newRecord } from "#db/records/records.ts"
import { cacheApiResponses } from "#http/cache/api-response-cache.ts"
import { responseCache } from "#http/cache/response-cache.ts"
import { type App, handle } from "#http/handle.ts"
import { aCourse, aGallery } from "#test/factories.ts"
import { loseAllConnections } from "#test/postgres/lose-connections.ts"
import { onAnyDatabase, startTestApp } from "#test/test-app.ts"

const galleryRow = () => ({ ...newRecord(), ...aGallery(), titleEn: "", rank: 1 })

/** Inserts a gallery without publishing the change, so that only a cached response can be without it. */
const addUnpublished = (database: Database) =>
  database.write([], (trx) => trx.insertInto("gallery").values(galleryRow()).execute())

onAnyDatabase("cached responses", (app) => {
  const get = (url: string, headers = {}) => app().request({ url: `/api${url}`, headers })
  const create = async (path: string, payload: object) => {
    const { token } = await app().as("admin")
    return (await app().request({ method: "POST", url: `/api/${path}/register`, payload }, token)).json().data
  }

  test("a list requested again returns 304, until one of its records changes", async () => {
    await create("galleries", aGallery())
    const first = await get("/galleries/get-galleries")
    const { etag = "" } = first.headers
    const second = await get("/galleries/get-galleries", { "if-none-match": etag })
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, "", etag])
    expect((await get("/galleries/get-galleries")).body).toBe(first.body)

    const created = await create("galleries", aGallery({ title: "Just now" }))
    const third = await get("/galleries/get-galleries", { "if-none-match": etag })
    expect(third.statusCode).toBe(200)
    expect(third.json().data[0]).toEqual(created)
    expect(third.headers.etag).not.toBe(etag)
  })

  test("different encodings of a path share one cache entry", async () => {
    const path = "/galleries/get-galleries"
    for (const spelling of ["/galleries/get-%67alleries", "/%67alleries/get-galleries?x=1"]) {
      // PostgreSQL may deliver the change of an earlier test only now, so this is retried.
      const isCached = async () => {
        const usual = await get(path)
        await addUnpublished(app().database)
        return (await get(spelling)).body === usual.body
      }
      await expect.poll(isCached).toBe(true)
    }
  })

  test("a response is the same in every encoding, cached or not", async () => {
    await create("courses", aCourse())
    const plain = await get("/courses/get-courses")
    for (let round = 0; round < 2; round++) {
      const compressed = await get("/courses/get-courses", { "accept-encoding": "gzip" })
      expect(compressed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" })
      expect(compressed.headers["content-type"]).toBe(plain.headers["content-type"])
      expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
    }
  })

  test("a 404 is not cached", async () => {
    const path = "/courses/get-course-by-route/comes-later"
    for (let time = 1; time <= 2; time++) expect((await get(path)).statusCode).toBe(404)
    const course = await create("courses", aCourse({ route: "comes-later" }))
    const found = await get(path)
    expect(found.json().data).toEqual(course)
    expect(found.headers.etag).toBe(`"${course.updatedAt}"`)
    const again = await get(path, { "if-none-match": `"other", W/${found.headers.etag}` })
    expect([again.statusCode, again.json().data]).toEqual([200, course])
  })

  test("HEAD returns the headers of GET, without a body", async () => {
    const { headers } = await get("/courses/get-courses")
    const head = await app().request({ method: "HEAD", url: "/api/courses/get-courses" })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", headers.etag])
  })
})

test("a change in one process invalidates the cache of another", async ({ skip }) => {
  if (inject("postgresUrl") === "") skip()
  const one = await startTestApp("postgres")
  const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
  const titles = async () => {
    const { data } = (await other.request({ url: "/api/galleries/get-galleries" })).json()
    return data.map(({ title }: { title: string }) => title)
  }
  expect(await titles()).toEqual([])
  const { token } = await one.as("admin")
  const payload = aGallery({ title: "From another process" })
  await one.request({ method: "POST", url: "/api/galleries/register", payload }, token)
  await expect.poll(titles).toEqual(["From another process"])
  await other.stop()
  await one.stop()
})

test("a change that was missed while the connection was lost invalidates the cache when it is back", async ({
  skip,
}) => {
  if (inject("postgresUrl") === "") skip()
  const { database, request, location, stop } = await startTestApp("postgres")
  const count = async () => (await request({ url: "/api/galleries/get-galleries" })).json().count
  expect(await count()).toBe(0)
  await addUnpublished(database)
  expect(await count()).toBe(0)
  const invalidated = new Set<string>()
  database.changes.listen((topic) => invalidated.add(topic))
  await loseAllConnections(location.databaseUrl ?? "")
  await expect.poll(() => invalidated.has("gallery")).toBe(true)
  await expect.poll(count).toBe(1)
  await stop()
})

test("cached responses are not sent while changes by other processes could be missed", async () => {
  const { database, request, stop } = await startTestApp("sqlite")
  const count = async () => (await request({ url: "/api/galleries/get-galleries" })).json().count
  expect(await count()).toBe(0)
  await addUnpublished(database)
  expect(await count()).toBe(0)
  database.changes.beginGap("notListening")
  expect(await count()).toBe(1)
  await stop()
})

test("a response that was cached before a commit is not sent after it", async () => {
  const { database, request, stop } = await startTestApp("sqlite")
  const count = async () => (await request({ url: "/api/galleries/get-galleries" })).json().count
  await database.write(["gallery"], async (trx) => {
    await trx.insertInto("gallery").values(galleryRow()).execute()
    expect(await count()).toBe(0)
  })
  expect(await count()).toBe(1)
  await stop()
})

test("a call whose response is not the same for everybody cannot be cached", async () => {
  const cached = { ...getGalleries, isCached: true } as const
  for (const call of [
    { ...cached, access: ["admin"] },
    { ...cached, query: PageQuery },
    { ...cached, topics: [] },
    { ...cached, method: "POST" },
  ] as const) {
    const app = fastify() as unknown as App
    cacheApiResponses(app, responseCache(new ChangeFeed()))
    expect(() => handle(app, call, async () => ({ data: [], count: 0 }))).toThrow("cannot be cached")
    await app.close()
  }
})
