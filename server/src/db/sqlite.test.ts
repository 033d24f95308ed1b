import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { newCertificate } from "#db/certificate-row.ts"
import { aCertificate } from "#test/make.ts"
import { startTestApp } from "#test/test-app.ts"

test("what was just committed is read at once, in the same turn too, and what is not is seen by nobody", async () => {
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

test("writes wait for each other, and a write inside a write is refused instead of waiting for ever", async () => {
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

test("a write that finds the file locked never waits inside SQLite, where it would hold up every request", async () => {
  const { database, stop } = await startTestApp("sqlite")
  const timeout = await database.write([], (trx) => sql`pragma busy_timeout`.execute(trx))
  expect(timeout.rows).toEqual([{ timeout: 0 }])
  await stop()
})

test("while a program beside the server holds the file, reads are answered and writes wait, or are told to come back", async () => {
  const { app, as, database, location, request, stop } = await startTestApp("sqlite")
  const { token } = await as("admin")
  const create = () => request({ method: "POST", url: "/api/certificates/register", payload: aCertificate() }, token)
  const other = new DatabaseSync(join(location.dataDir, "prohori.db"))
  other.exec("begin immediate")
  const waiting = database.write([], (trx) => trx.selectFrom("turn").select("name").execute())
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
