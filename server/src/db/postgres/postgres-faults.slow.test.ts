import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { startCluster } from "#test/postgres/postgres-cluster.ts"
import { startTestApp } from "#test/test-app.ts"

const bin = inject("postgresBin")

describe.skipIf(bin === "")("a dedicated PostgreSQL cluster", () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let app: Awaited<ReturnType<typeof startTestApp>>
  beforeEach(async () => {
    cluster = await startCluster(bin)
    app = await startTestApp("postgres", {}, () => cluster.url)
  })
  afterEach(async () => {
    await app.stop()
    await cluster.stop()
  })

  const verify = async () => (await app.app.inject({ url: "/api/certificates/verify/none" })).statusCode
  const ready = async () => (await app.request({ url: "/api/health/ready" })).json()

  test("requests fail with 503, never 500, while PostgreSQL is killed under load, and succeed after its restart", async () => {
    const { token } = await app.as("admin")
    const registering = {
      method: "POST",
      url: "/api/certificates/register",
      headers: { authorization: token },
    } as const
    const create = async () => (await app.app.inject({ ...registering, payload: aCertificate() })).statusCode
    const statuses = new Map<number, number>()
    let isOver = false
    const repeatUntilOver = async (send: () => Promise<number>) => {
      while (!isOver) {
        const status = await send()
        if (status === 503) await wait(5)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const load = Array.from({ length: 40 }, (_, index) => repeatUntilOver(index % 4 === 0 ? create : verify))
    for (const signal of ["SIGQUIT", "SIGINT", "SIGQUIT"] as const) {
      await wait(700)
      await cluster.end(signal)
      await wait(300)
      expect(await ready()).toEqual({
        success: false,
        code: "databaseAway",
        message: "The database cannot be reached. Please try again in a moment",
      })
      await cluster.restart()
    }
    await expect.poll(create).toBe(201)
    isOver = true
    await Promise.all(load)
    expect([...statuses.keys()].sort()).toEqual([201, 404, 503])
    // The last answer is used for a second.
    await expect.poll(ready).toEqual({ success: true, message: "Ready" })
  })

  test("when PostgreSQL hangs, few requests wait for it, and none once the circuit breaker is open", async () => {
    const other = new pg.Client(cluster.url)
    await other.connect()
    const { token } = await app.as("admin")
    const list = () => app.request({ url: "/api/certificates/get-certificates" }, token)
    // Makes the pool open all its connections.
    await Promise.all(Array.from({ length: 20 }, list))
    const { rows } = await other.query("select pid from pg_stat_activity where backend_type = 'client backend'")
    const pids = [cluster.pid(), ...rows.map(({ pid }) => pid as number)]
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids) process.kill(pid, name)
    }
    signal("SIGSTOP")
    try {
      let completed = 0
      const requests = Array.from({ length: 1050 }, async () => {
        const status = await verify()
        completed++
        return status
      })
      // Requests whose query was sent wait for its timeout of 12 seconds; all others fail earlier.
      await expect.poll(() => completed).toBeGreaterThanOrEqual(900)
      expect((await app.request({ url: "/api/health/live" })).statusCode).toBe(200)
      expect(new Set(await Promise.all(requests))).toEqual(new Set([503]))
      await wait(1000)
      const finished: string[] = []
      const probe = verify().then(() => finished.push("the breaker's probe"))
      // Lookups in the same turn of the event loop would share one query.
      await wait(50)
      await verify().then(() => finished.push("another"))
      expect(finished).toEqual(["another"])
      await probe
    } finally {
      signal("SIGCONT")
    }
    await expect.poll(verify).toBe(404)
    await other.end()
  })
})
