import { forgotPassword } from "contract"
import { sql } from "kysely"
import { expect, inject, test } from "vitest"
import { connectClient } from "#db/postgres/postgres-pools.ts"
import { bulkhead, concurrencyLimit } from "#isolation/bulkhead.ts"
import { storedState } from "#metrics/stored-state.ts"
import { loseAllConnections } from "#test/postgres/lose-connections.ts"
import { scraperOf } from "#test/scrape.ts"
import { dropTriggers } from "#test/tampered-log.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const hourMs = 60 * 60 * 1000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

onBothDatabases("metrics of the state", (app) => {
  test("mails that wait and mails that failed are counted, and the age of the oldest one of an account", async () => {
    const { email } = await app().as("student")
    const { write } = app().database
    await write([], (trx) => trx.deleteFrom("mail").execute())
    const ask = { method: "POST", url: `/api${forgotPassword.path}`, payload: { email } } as const
    for (let mail = 0; mail < 3; mail++) await app().request(ask)
    await write([], async (trx) => {
      const [first, second] = await trx.selectFrom("mail").select("_id").orderBy("_id").execute()
      const change = (id = "") => trx.updateTable("mail").where("_id", "=", id)
      await change(first?._id)
        .set({ createdAt: ago(hourMs) })
        .execute()
      await change(second?._id).set({ nextTryAt: "" }).execute()
    })
    const { value } = await (await scraperOf(app()))()
    expect(value('prohori_mails_waiting{kind="account"}')).toBe(2)
    expect(value('prohori_mails_waiting{kind="other"}')).toBe(0)
    expect(value("prohori_mails_failed")).toBe(1)
    const age = value("prohori_mail_oldest_seconds")
    expect(age).toBeGreaterThanOrEqual(3600)
    expect(age).toBeLessThan(3700)
  })

  test("the last backup has its time and size, and is overdue after two days", async () => {
    const addBackup = (ageMs: number) =>
      app().database.write([], (trx) =>
        trx
          .insertInto("backup")
          .values({ name: `${ageMs}.tar`, createdAt: ago(ageMs), kib: 12 })
          .execute(),
      )
    const read = async () => {
      const { value } = await (await scraperOf(app()))()
      const seconds = Date.now() / 1000 - (value("prohori_backup_timestamp_seconds") ?? 0)
      return [Math.round(seconds / 3600), value("prohori_backup_bytes"), value("prohori_backup_overdue")]
    }
    await addBackup(49 * hourMs)
    expect(await read()).toEqual([49, 12 * 1024, 1])
    await addBackup(hourMs)
    expect(await read()).toEqual([1, 12 * 1024, 0])
  })

  test("the audit chain is not valid after it was changed outside the program", async () => {
    const { app: fastify, database } = app()
    const scrape = await scraperOf(app())
    expect((await scrape()).value("prohori_audit_chain_valid")).toBeUndefined()
    await database.write([], async (trx) => {
      await dropTriggers(trx)
      await trx.updateTable("audit").set({ actor: "somebody@else.example" }).where("position", "=", 1).execute()
    })
    await fastify.auditChain.verified()
    expect((await scrape()).value("prohori_audit_chain_valid")).toBe(0)
  })

  test("a full storage makes the server not ready", async () => {
    const { database } = app()
    const scrape = await scraperOf(app())
    const { value } = await scrape()
    expect(value("prohori_ready")).toBe(1)
    expect(value("prohori_disk_free_bytes")).toBeGreaterThan(0)
    expect(value("prohori_database_transaction_seconds_count")).toBeGreaterThan(0)
    expect(value("prohori_database_statement_seconds_count")).toBeGreaterThan(0)
    const isShared = database.location.databaseUrl !== undefined
    expect(value('prohori_database_connections{state="total"}') ?? 0).toBeGreaterThanOrEqual(isShared ? 1 : 0)
    database.health.storageFailed("storageFull")
    const full = await scrape()
    expect(full.value('prohori_fault{fault="storageFull"}')).toBe(1)
    expect(full.value("prohori_ready")).toBe(0)
    database.health.storageRecovered()
  })

  test("queues and circuits have their state", async () => {
    const scrape = await scraperOf(app())
    const { promise, resolve } = Promise.withResolvers<void>()
    // Its own, because the tests of both databases share a process.
    const name = `A test of ${app().location.dataDir}`
    const limit = concurrencyLimit({ name, maxConcurrent: 1, maxQueued: 1 })
    const work = [limit(() => promise), limit(() => promise)]
    await expect(limit(() => promise)).rejects.toThrow("full")
    const failing = bulkhead({ ...{ name, maxConcurrent: 1, maxQueued: 0 }, ...breaking })
    await expect(failing(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
    const { value } = await scrape()
    const states = ["running", "waiting", "refused_total"].map((state) =>
      value(`prohori_queue_${state}{queue="${name}"}`),
    )
    expect(states).toEqual([1, 1, 1])
    expect(value(`prohori_circuit_open{dependency="${name}"}`)).toBe(1)
    expect(value(`prohori_circuit_failures_total{dependency="${name}"}`)).toBe(1)
    resolve()
    await Promise.all(work)
    expect((await scrape()).value(`prohori_queue_running{queue="${name}"}`)).toBe(0)
  })
})

test("a database that answers reads only is up while a check of its writes hangs", async () => {
  const app = await startTestApp("sqlite")
  const checkWritable = () => new Promise<void>(() => {})
  const { latest, isCurrent } = await storedState({ ...app.database, checkWritable }, 14, async () => [])()
  expect([isCurrent, latest?.isWritable]).toEqual([true, false])
  await app.stop()
})

const breaking = { timeoutMs: 60_000, failureThreshold: 1, openMs: 60_000 }

test.skipIf(inject("postgresUrl") === "")(
  "a database that only answers reads is up, but the server is not ready",
  async () => {
    const app = await startTestApp("postgres")
    const scrape = await scraperOf(app)
    const { databaseUrl = "" } = app.location
    const state = async () => {
      const { value } = await scrape()
      return ["database_up", "database_writable", "ready"].map((name) => value(`prohori_${name}`))
    }
    expect(await state()).toEqual([1, 1, 1])
    const client = await connectClient(databaseUrl)
    await client.query(`alter database ${databaseUrl.split("/").at(-1)} set default_transaction_read_only = on`)
    await client.end()
    await loseAllConnections(databaseUrl)
    await expect.poll(state, { timeout: 20_000 }).toEqual([1, 0, 0])
    await app.stop()
  },
)

test.skipIf(inject("postgresUrl") === "")("a database that hangs delays the metrics by two seconds only", async () => {
  const app = await startTestApp("postgres")
  const scrape = await scraperOf(app)
  const locked = Promise.withResolvers<void>()
  const unlock = Promise.withResolvers<void>()
  const locking = app.database.write([], async (trx) => {
    await sql`lock table mail in access exclusive mode`.execute(trx)
    locked.resolve()
    await unlock.promise
  })
  await locked.promise
  const start = performance.now()
  const first = await scrape()
  const second = await scrape()
  expect(performance.now() - start).toBeLessThan(8000)
  for (const { value } of [first, second]) {
    expect([value("prohori_database_up"), value("prohori_ready")]).toEqual([0, 0])
    expect(value("prohori_http_open_requests")).toBe(0)
  }
  unlock.resolve()
  await locking
  await expect.poll(async () => (await scrape()).value("prohori_database_up")).toBe(1)
  await app.stop()
})
