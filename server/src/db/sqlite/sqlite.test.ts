import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { openAlongsideServer, openDatabase } from "#db/open.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { createLog } from "#log.ts"
import { aCertificate } from "#test/factories.ts"
import { freshLocation, startTestApp } from "#test/test-app.ts"

test("reads see commits immediately, even in the same turn of the event loop, and never see uncommitted changes", async () => {
  const { database, stop } = await startTestApp("sqlite")
  const count = async () => (await database.read.selectFrom("certificate").select("_id").execute()).length
  await Promise.all([
    count(),
    database.write(["certificate"], async (trx) => {
      await trx.insertInto("certificate").values(newCertificate(aCertificate())).execute()
      expect(await count()).toBe(0)
    }),
  ])
  expect(await count()).toBe(1)
  await expect(
    database.write(["certificate"], async (trx) => {
      await trx.deleteFrom("certificate").execute()
      throw new Error("changed my mind")
    }),
  ).rejects.toThrow("changed my mind")
  expect(await count()).toBe(1)
  await stop()
})

test("writes run one at a time, and a nested write fails instead of deadlocking", async () => {
  const { database, stop } = await startTestApp("sqlite")
  const insert = () =>
    database.write(["certificate"], (trx) =>
      trx.insertInto("certificate").values(newCertificate(aCertificate())).execute(),
    )
  await Promise.all(Array.from({ length: 50 }, insert))
  expect(await database.read.selectFrom("certificate").select("_id").execute()).toHaveLength(50)
  await expect(database.write([], insert)).rejects.toThrow("pass the trx on")
  await insert()
  await stop()
})

test("closing the database waits for a write that is still running", async () => {
  const { database, location, stop } = await startTestApp("sqlite")
  const { promise: closing, resolve: close } = Promise.withResolvers<void>()
  const writing = database.write(["certificate"], async (trx) => {
    await closing
    await trx.insertInto("certificate").values(newCertificate(aCertificate())).execute()
  })
  const closed = database.close()
  await new Promise(setImmediate)
  close()
  await Promise.all([writing, closed])
  const file = new DatabaseSync(join(location.dataDir, "prohori.db"))
  expect(file.prepare("select count(*) as count from certificate").get()).toEqual({ count: 1 })
  file.close()
  await stop()
})

test("a lost database is replaced neither by a server nor by a command if its write-ahead log is still there", async () => {
  const { remove, ...location } = await freshLocation("sqlite")
  writeFileSync(join(location.dataDir, "prohori.db-wal"), "changes that are not in the file yet")
  for (const open of [openDatabase, openAlongsideServer])
    await expect(open(location, createLog("silent"))).rejects.toThrow("(it has prohori.db-wal)")
  expect(readdirSync(location.dataDir)).not.toContain("prohori.db")
  await remove()
})

test("a write never waits for a lock inside SQLite, which would block every request", async () => {
  const { database, stop } = await startTestApp("sqlite")
  const timeout = await database.write([], (trx) => sql`pragma busy_timeout`.execute(trx))
  expect(timeout.rows).toEqual([{ timeout: 0 }])
  await stop()
})

test("while another program locks the file, reads succeed and writes wait, then fail with 503", async () => {
  const { app, as, database, location, request, stop } = await startTestApp("sqlite")
  const { token } = await as("admin")
  const create = () => request({ method: "POST", url: "/api/certificates/register", payload: aCertificate() }, token)
  const other = new DatabaseSync(join(location.dataDir, "prohori.db"))
  other.exec("begin immediate")
  const waiting = database.write([], (trx) => trx.selectFrom("lock").select("name").execute())
  expect((await app.inject({ url: "/api/courses/get-courses" })).statusCode).toBe(200)
  other.exec("commit")
  expect(await waiting).not.toHaveLength(0)
  other.exec("begin immediate")
  const refused = await create()
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "1"])
  expect(database.health.fault()).toBeUndefined()
  other.exec("commit")
  other.close()
  expect((await create()).statusCode).toBe(201)
  await stop()
})
