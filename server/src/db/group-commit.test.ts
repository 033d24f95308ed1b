import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setImmediate as nextTurn } from "node:timers/promises"
import { describe, expect, inject, test } from "vitest"
import { type GroupTrx, groupCommit } from "#db/group-commit.ts"
import type { Database } from "#db/open.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const insert = (key: string) => (trx: GroupTrx) => trx.insertInto("reminder").values({ key, queuedAt: "" }).execute()
const range = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)
async function keysIn({ read }: Pick<Database, "read">) {
  const rows = await read.selectFrom("reminder").select("key").execute()
  return rows.map(({ key }) => key)
}

onBothDatabases("grouped writes", (app) => {
  test("one that fails gets its own error, leaves nothing, and spoils no other", async () => {
    const { writeGrouped } = app().database
    const fails = async (trx: GroupTrx) => {
      await insert("of a failed write")(trx)
      throw new Error("changed my mind")
    }
    const all = [insert("first"), fails, insert("first"), insert("last")].map((work) => writeGrouped(work))
    const [first, failed, taken, last] = await Promise.allSettled(all)
    expect([first?.status, last?.status]).toEqual(["fulfilled", "fulfilled"])
    expect(failed).toMatchObject({ status: "rejected", reason: { message: "changed my mind" } })
    expect(String((taken as PromiseRejectedResult).reason)).toMatch(/unique/i)
    expect((await keysIn(app().database)).toSorted()).toEqual(["first", "last"])
  })

  test("they run beside audited writes, and never inside one", async () => {
    const { write, writeGrouped } = app().database
    const nested = [
      () => write([], () => writeGrouped(insert("nested"))),
      () => writeGrouped(() => write([], insert("nested"))),
      () => writeGrouped(() => writeGrouped(insert("nested"))),
    ]
    for (const each of nested) await expect(each()).rejects.toThrow("pass the trx on")
    await Promise.all(range(20).flatMap((key) => [write([], insert(`${key} w`)), writeGrouped(insert(`${key} g`))]))
    expect(await keysIn(app().database)).toHaveLength(42)
  })
})

describe("grouped writes of SQLite", () => {
  /** Holds the lock for writes until the result is called. */
  function holdWrites({ write }: Database) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = write([], () => promise)
    return async () => {
      resolve()
      await held
    }
  }
  const commits = ({ timings }: Database) => timings.writes.read().count

  test("a lone one is committed at once; those that follow, together and in their order", async () => {
    const { database, stop } = await startTestApp("sqlite")
    const { writeGrouped } = database
    const before = commits(database)
    let isDone = false
    const lone = writeGrouped(insert("lone")).then(() => {
      isDone = true
    })
    await nextTurn()
    expect(isDone).toBe(true)
    await lone
    const acknowledged: string[] = []
    const followers = range(50).map(async (key) => {
      await writeGrouped(insert(key))
      acknowledged.push(key)
      expect(await keysIn(database)).toContain(key)
    })
    await Promise.all(followers)
    expect([commits(database) - before, acknowledged]).toEqual([2, range(50)])
    const rows = new DatabaseSync(join(database.location.dataDir, "prohori.db"), { readOnly: true })
    const stored = rows.prepare("select key from reminder order by rowid").all()
    expect(stored.map(({ key }) => key)).toEqual(["lone", ...range(50)])
    rows.close()
    await stop()
  })

  test("a transaction has 100 of them at most, and requests are served before the next", async () => {
    const { database, stop } = await startTestApp("sqlite")
    const before = commits(database)
    let turns = 0
    const counting = setInterval(() => turns++)
    await Promise.all(range(301).map((key) => database.writeGrouped(insert(key))))
    clearInterval(counting)
    expect(commits(database) - before).toBe(4)
    expect(turns).toBeGreaterThan(1)
    await stop()
  })

  test("2,000 wait, and more get 503; closing the database commits those that wait", async () => {
    const { database, location, stop } = await startTestApp("sqlite")
    const release = holdWrites(database)
    const writes = Promise.allSettled(range(2010).map((key) => database.writeGrouped(insert(key))))
    const closed = database.close()
    await nextTurn()
    await expect(database.writeGrouped(insert("late"))).rejects.toThrow("closed")
    await release()
    const refused = (await writes).filter(({ status }) => status === "rejected")
    expect(refused).toHaveLength(10)
    for (const each of refused) expect(each).toMatchObject({ reason: { name: "Unavailable" } })
    await closed
    const file = new DatabaseSync(join(location.dataDir, "prohori.db"))
    expect(file.prepare("select count(*) as count from reminder").get()).toEqual({ count: 2000 })
    file.close()
    await stop()
  })

  test("if the commit fails, or the transaction cannot begin, all of them know, and later ones are tried again", async () => {
    const { database, stop } = await startTestApp("sqlite")
    const fault = new Unavailable("the disk is full", { reason: "storageFull" })
    let transaction: Database["write"] = async (_topics, work) => {
      await database.write([], async (trx) => {
        await work(trx)
        throw fault
      })
      throw fault
    }
    const group = groupCommit((work) => transaction([], work))
    const outcomes = () => Promise.allSettled(range(3).map((key) => group.writeGrouped(insert(key))))
    const allFailed = Array(3).fill({ status: "rejected", reason: fault })
    expect(await outcomes()).toEqual(allFailed)
    transaction = () => Promise.reject(fault)
    expect(await outcomes()).toEqual(allFailed)
    transaction = database.write
    expect((await outcomes()).map(({ status }) => status)).toEqual(Array(3).fill("fulfilled"))
    expect(await keysIn(database)).toHaveLength(3)
    await group.close()
    await stop()
  })
})

describe.skipIf(inject("postgresUrl") === "")("a row that is written often, by two processes on one PostgreSQL", () => {
  test("keeps its newest version, whichever is written last", async () => {
    const one = await startTestApp("postgres")
    const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
    const { token } = await one.as("admin")
    const versions = range(40).map((_, index) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString())
    const newest = versions[39]
    const save = (until = "", index = 0) =>
      [one, other][index % 2]?.request(
        { method: "PATCH", url: "/api/notifications/mark-seen", payload: { kind: "newUsers", until } },
        token,
      )
    await Promise.all(versions.toReversed().map(save))
    for (const [index, stale] of versions.slice(0, 2).entries()) await save(stale, index)
    const read = await other.request({ url: "/api/notifications/get-notifications" }, token)
    const { kinds } = read.json().data
    expect(kinds.find(({ kind }: { kind: string }) => kind === "newUsers")).toMatchObject({ since: newest })
    await other.stop()
    await one.stop()
  })
})
