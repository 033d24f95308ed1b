import { type Topic, topics } from "contract"
import { sql } from "kysely"
import pg from "pg"
import { pino } from "pino"
import { describe, expect, inject, test, vi } from "vitest"
import { ChangeFeed } from "#db/change-feed.ts"
import { openDatabase, openReadOnly } from "#db/open.ts"
import { hostsOf } from "#db/postgres/postgres-hosts.ts"
import { postgresPools } from "#db/postgres/postgres-pools.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { createLog } from "#log.ts"
import { aCertificate } from "#test/factories.ts"
import { loseAllConnections } from "#test/postgres/lose-connections.ts"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { freshLocation, startTestApp, type TestApp } from "#test/test-app.ts"

test("a connection string with several hosts is split into one per host", () => {
  expect(hostsOf("postgres://u:p%40@one,two:5433/name?sslmode=require")).toEqual([
    "postgres://u:p%40@one/name?sslmode=require",
    "postgres://u:p%40@two:5433/name?sslmode=require",
  ])
})

test.skipIf(inject("postgresUrl") === "")(
  "searches are not prepared statements, because each text needs its own query plan",
  async () => {
    const app = await startTestApp("postgres")
    const { token } = await app.as("admin")
    // Sequentially, so that one connection serves them all.
    for (const search of ["an", "prh-1", "one of many"])
      await app.request({ url: `/api/certificates/get-certificates?search=${encodeURIComponent(search)}` }, token)
    const { read } = app.database
    const prepared = read.selectFrom(sql<{ statement: string }>`pg_prepared_statements`.as("prepared"))
    const statements = (await prepared.select("prepared.statement").execute()).map(({ statement }) => statement)
    expect(statements.some((text) => text.includes("session"))).toBe(true)
    expect(statements.filter((text) => text.includes(" like "))).toEqual([])
    await app.stop()
  },
)

test.skipIf(inject("postgresUrl") === "")(
  "a database that was only read has no open connections after it is closed",
  async () => {
    const location = await freshLocation("postgres", templateName)
    const database = await openDatabase(location, createLog("silent"))
    await database.read.selectFrom("user").select("_id").execute()
    expect(database.pool?.().total).toBeGreaterThan(0)
    await database.close()
    expect(database.pool?.().total).toBe(0)
    await location.remove()
  },
)

test.skipIf(inject("postgresUrl") === "")("a database that a command cannot read has no open connections", async () => {
  const location = await freshLocation("postgres")
  await expect(openReadOnly(location, createLog("silent"))).rejects.toThrow("The database cannot be read")
  const admin = new pg.Client(inject("postgresUrl"))
  await admin.connect()
  // PostgreSQL waits for connections that are ending, and refuses to drop a database with an idle one.
  await admin.query(`drop database ${location.databaseUrl?.split("/").at(-1)}`)
  await admin.end()
  await location.remove()
})

/** A database that refuses writes is like a standby. */
async function connectAdmin({ location }: TestApp) {
  const name = location.databaseUrl?.split("/").at(-1)
  const admin = new pg.Client(inject("postgresUrl"))
  await admin.connect()
  return {
    async setReadOnly(value: "on" | "off") {
      await admin.query(`alter database ${name} set default_transaction_read_only = ${value}`)
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name])
    },
    end: () => admin.end(),
  }
}

describe.skipIf(inject("postgresUrl") === "")("a lost PostgreSQL", () => {
  test("lost connections fail at most the requests in flight; later requests succeed", async () => {
    const app = await startTestApp("postgres")
    const verify = () => app.request({ url: "/api/certificates/verify/none" })
    await Promise.all(Array.from({ length: 5 }, verify))
    await loseAllConnections(app.location.databaseUrl ?? "")
    const after = await Promise.all(Array.from({ length: 10 }, verify))
    for (const { statusCode } of after) expect([404, 503]).toContain(statusCode)
    expect((await verify()).statusCode).toBe(404)
    await app.stop()
  })

  test("a lost connection is logged in a short line, without the statements of its client", async () => {
    const location = await freshLocation("postgres", templateName)
    const lines: string[] = []
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) })
    const database = await openDatabase(location, log)
    await database.read.selectFrom("user").select("_id").where("email", "=", "sadia@example.com").execute()
    await loseAllConnections(location.databaseUrl ?? "")
    const lost = () => lines.filter((line) => JSON.parse(line).msg === "a database connection was lost")
    await expect.poll(() => lost().length).toBeGreaterThan(0)
    expect(lost().filter((line) => line.length > 2000 || !line.includes("57P01"))).toEqual([])
    await database.close()
    await location.remove()
  })

  test("a read-only PostgreSQL causes 503, not 500, until it accepts writes again", async () => {
    const app = await startTestApp("postgres")
    const { token } = await app.as("admin")
    const { setReadOnly, end } = await connectAdmin(app)
    const create = () =>
      app.request({ method: "POST", url: "/api/certificates/register", payload: aCertificate() }, token)
    await setReadOnly("on")
    for (let attempt = 0; attempt < 3; attempt++) expect((await create()).statusCode).toBe(503)
    await setReadOnly("off")
    await expect.poll(async () => (await create()).statusCode).toBe(201)
    await end()
    await app.stop()
  })

  test("while no host accepts writes, reads and sessions go on, writes get 503, and the server is not ready", async () => {
    const closedPort = await freePort()
    const app = await startTestApp("postgres", {}, (url) => url.replace("@", `@127.0.0.1:${closedPort},`))
    const { token } = await app.as("admin")
    const { setReadOnly, end } = await connectAdmin(app)
    const statuses = async () => {
      const list = await app.request({ url: "/api/certificates/get-certificates" }, token)
      const verification = await app.request({ url: "/api/certificates/verify/none" })
      const ready = await app.request({ url: "/api/health/ready" })
      const payload = aCertificate()
      const write = await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
      return [list, verification, ready, write].map(({ statusCode }) => statusCode)
    }
    await setReadOnly("on")
    await expect.poll(statuses).toEqual([200, 404, 503, 503])
    expect(await statuses()).toEqual([200, 404, 503, 503])
    await setReadOnly("off")
    await expect.poll(statuses).toEqual([200, 404, 200, 201])
    await end()
    await app.stop()
  })

  test("while reads come from a standby nothing is cached, and afterwards everything counts as changed", async () => {
    const app = await startTestApp("postgres")
    const { setReadOnly, end } = await connectAdmin(app)
    const changes = new ChangeFeed()
    const published = new Set<Topic>()
    changes.listen((topic) => published.add(topic))
    const pools = postgresPools(app.location.databaseUrl ?? "", { size: 1, log: createLog("silent"), changes })
    const readOnce = async () => (await pools.connectForReading()).release()
    await readOnce()
    expect(changes.isComplete).toBe(true)
    await setReadOnly("on")
    await expect.poll(() => readOnce().then(() => changes.isComplete)).toBe(false)
    expect([...published]).toEqual([])
    await setReadOnly("off")
    await expect.poll(() => changes.isComplete).toBe(true)
    expect([...published]).toEqual(topics)
    await pools.end()
    await end()
    await app.stop()
  })

  test("a connection that has become read-only, as after a failover, is closed", async () => {
    const app = await startTestApp("postgres")
    const { token } = await app.as("admin")
    await app.database.write([], (trx) => sql`set session characteristics as transaction read only`.execute(trx))
    const create = async () =>
      (await app.request({ method: "POST", url: "/api/certificates/register", payload: aCertificate() }, token))
        .statusCode
    expect(await create()).toBe(503)
    await expect.poll(create).toBe(201)
    await app.stop()
  })

  test("two writes that deadlock both succeed", async () => {
    const app = await startTestApp("postgres")
    const rows = [newCertificate(aCertificate()), newCertificate(aCertificate())]
    await app.database.write([], (trx) => trx.insertInto("certificate").values(rows).execute())
    const [one = "", other = ""] = rows.map(({ _id }) => _id)
    const bothHold = Promise.withResolvers<void>()
    let holding = 0
    const change = (first: string, second: string, batchNo: string) =>
      app.database.write([], async (trx) => {
        const set = (id: string) => trx.updateTable("certificate").set({ batchNo }).where("_id", "=", id).execute()
        await set(first)
        if (++holding === 2) bothHold.resolve()
        await bothHold.promise
        await set(second)
      })
    await Promise.all([change(one, other, "A"), change(other, one, "B")])
    const saved = await app.database.read.selectFrom("certificate").select("batchNo").execute()
    expect(new Set(saved.map(({ batchNo }) => batchNo)).size).toBe(1)
    await app.stop()
  })

  test("a write that fails to serialize is tried five times, and then refused with 503", async () => {
    const app = await startTestApp("postgres")
    const { token } = await app.as("admin")
    await app.database.write([], async (trx) => {
      await sql`create sequence attempts`.execute(trx)
      await sql`create function refuse() returns trigger language plpgsql as $$
        begin perform nextval('attempts'); raise exception 'not serialized' using errcode = '40001'; end $$`.execute(
        trx,
      )
      await sql`create trigger refuse before insert on certificate execute function refuse()`.execute(trx)
    })
    const request = { method: "POST", url: "/api/certificates/register", payload: aCertificate() } as const
    const { statusCode, headers } = await app.request(request, token)
    expect([statusCode, headers["retry-after"]]).toEqual([503, "1"])
    const attempts = await sql<{ last: string }>`select last_value as last from attempts`.execute(app.database.read)
    expect(Number(attempts.rows[0]?.last)).toBe(5)
    await app.stop()
  })

  /** Uses all connections of the pool until they are released. */
  async function holdAllConnections({ database, location }: TestApp) {
    const [allHold, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let holding = 0
    const hold = () =>
      database.write([], async () => {
        if (++holding === location.databasePool) allHold.resolve()
        await release.promise
      })
    const holders = Array.from({ length: location.databasePool }, hold)
    await allHold.promise
    return async () => {
      release.resolve()
      await Promise.all(holders)
    }
  }

  test("while all connections are in use, 500 reads are queued and the rest are refused immediately", async () => {
    const app = await startTestApp("postgres")
    const release = await holdAllConnections(app)
    const read = () => app.database.read.selectFrom("user").select("_id").execute()
    // On a busy machine, some would wait for longer than a read may.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const reads = Promise.allSettled(Array.from({ length: 550 }, read))
    await new Promise(setImmediate)
    vi.useRealTimers()
    await release()
    const refused = (await reads).filter(({ status }) => status === "rejected")
    expect(refused).toHaveLength(50)
    for (const each of refused) expect(each).toMatchObject({ reason: { name: "Unavailable", retryAfterSeconds: 1 } })
    await app.stop()
  })

  test("reads that wait too long for a connection are refused, without counting as failures of PostgreSQL", async () => {
    const app = await startTestApp("postgres")
    const release = await holdAllConnections(app)
    const read = () => app.database.read.selectFrom("user").select("_id").execute()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const reads = Promise.allSettled(Array.from({ length: 10 }, read))
    await new Promise(setImmediate)
    vi.advanceTimersByTime(3000)
    vi.useRealTimers()
    for (const each of await reads) expect(each).toMatchObject({ status: "rejected", reason: { name: "Unavailable" } })
    await release()
    expect(await read()).toEqual([])
    await app.stop()
  })

  test("while all connections are in use, 500 lookups wait and the rest get 503 immediately", async () => {
    const app = await startTestApp("postgres")
    const release = await holdAllConnections(app)
    const statuses: number[] = []
    const verify = async () => statuses.push((await app.request({ url: "/api/certificates/verify/none" })).statusCode)
    const all = Array.from({ length: 550 }, verify)
    await expect.poll(() => statuses.length).toBe(50)
    await new Promise(setImmediate)
    expect(statuses).toEqual(Array(50).fill(503))
    await release()
    await Promise.all(all)
    expect((await app.request({ url: "/api/certificates/verify/none" })).statusCode).toBe(404)
    await app.stop()
  })

  test("the second host of the connection string is used when the first does not respond", async () => {
    const closedPort = await freePort()
    const app = await startTestApp("postgres", {}, (url) => url.replace("@", `@127.0.0.1:${closedPort},`))
    expect((await app.request({ url: "/api/health/ready" })).statusCode).toBe(200)
    const { token } = await app.as("admin")
    const payload = aCertificate()
    const response = await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    expect(response.statusCode).toBe(201)
    await app.stop()
  })
})
