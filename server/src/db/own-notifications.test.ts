import { type Topic, topics } from "contract"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { ChangeFeed } from "#db/change-feed.ts"
import { type Database, openDatabase } from "#db/open.ts"
import { createLog } from "#log.ts"
import { templateName } from "#test/postgres/postgres-cluster.ts"
import { startPostgresProxy } from "#test/postgres/postgres-proxy.ts"
import { freshLocation, type TestLocation } from "#test/test-app.ts"

describe.skipIf(inject("postgresUrl") === "")("changes of two servers on one PostgreSQL", () => {
  let [one, other]: Database[] = []
  let location: TestLocation | undefined
  let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
  const published: Topic[] = []
  const write = (database: Database | undefined, ...changed: Topic[]) => database?.write(changed, async () => {})
  /** Notifications come in the order of their commits, so all of earlier writes have come with this one. */
  async function allPublished() {
    await write(other, "team")
    await expect.poll(() => published.at(-1)).toBe("team")
    return published.slice(0, -1)
  }

  beforeAll(async () => {
    location = await freshLocation("postgres", templateName)
    proxy = await startPostgresProxy(location.databaseUrl ?? "")
    one = await openDatabase({ ...location, databaseUrl: proxy.url }, createLog("silent"))
    other = await openDatabase(location, createLog("silent"))
    one.changes.listen((topic) => published.push(topic))
  })
  beforeEach(() => {
    published.length = 0
  })
  afterAll(async () => {
    await one?.close()
    await other?.close()
    proxy?.end()
    await location?.remove()
  })

  test("each change is published once, of the server itself and of the other one", async () => {
    for (let count = 0; count < 3; count++) await write(one, "course", "review", "course")
    await write(other, "gallery")
    expect(await allPublished()).toEqual([..."123"].flatMap(() => ["course", "review"]).concat("gallery"))
  })

  test("concurrent changes are all published, each once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => write(one, "course")))
    await Promise.all(Array.from({ length: 20 }, () => write(other, "course")))
    expect((await allPublished()).length).toBe(40)
  })

  test("a change whose commit is not confirmed is published by its notification", async () => {
    await write(one, "course")
    proxy.loseNextCommit()
    await expect(write(one, "review")).rejects.toThrow()
    expect(await allPublished()).toEqual(["course", "review"])
    await write(one, "review")
    expect(await allPublished()).toEqual(["course", "review", "team", "review"])
  })
})

/** A feed that receives notifications, and the topics that it publishes. */
function listeningFeed() {
  const changes = new ChangeFeed()
  changes.endGap("notListening")
  const published: Topic[] = []
  changes.listen((topic) => published.push(topic))
  return { changes, published }
}

test("a notification that comes before the commit's response is published, and the response only publishes the rest", async () => {
  const { changes, published } = listeningFeed()
  await changes.publishAfter(["course", "review"], async (setSender) => {
    setSender(7)
    changes.receive(7, "course")
    expect(published).toEqual(["course"])
  })
  changes.receive(7, "review")
  expect(published).toEqual(["course", "review"])
  changes.receive(7, "review")
  expect(published).toEqual(["course", "review", "review"])
})

test("a notification is not attributed to a transaction that failed, or to another connection", async () => {
  const { changes, published } = listeningFeed()
  const fail = async (setSender: (processId: number) => void) => {
    setSender(7)
    throw new Error("rolled back")
  }
  await expect(changes.publishAfter(["course"], fail)).rejects.toThrow("rolled back")
  await changes.publishAfter(["course"], async (setSender) => setSender(7))
  changes.receive(8, "course")
  expect(published).toEqual(["course", "course"])
  changes.receive(7, "course")
  expect(published).toEqual(["course", "course"])
})

test("a process that does not listen waits for no notifications", async () => {
  const changes = new ChangeFeed()
  const published: Topic[] = []
  changes.listen((topic) => published.push(topic))
  const write = () => changes.publishAfter(["course"], async (setSender) => setSender(7))
  await write()
  changes.receive(7, "course")
  expect(published).toEqual(["course", "course"])
  changes.endGap("notListening")
  changes.beginGap("notListening")
  published.length = 0
  await write()
  changes.receive(7, "course")
  expect(published).toEqual(["course", "course"])
})

test("after a gap, notifications are published even if they might be of this process", async () => {
  const { changes, published } = listeningFeed()
  await changes.publishAfter(["course"], async (setSender) => setSender(7))
  changes.beginGap("notListening")
  changes.endGap("notListening")
  changes.receive(7, "course")
  expect(published).toEqual(["course", ...topics, "course"])
})
