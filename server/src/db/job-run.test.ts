import { expect, inject, test, vi } from "vitest"
import { claimJobRun, runJob } from "#db/job-run.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000

onBothDatabases("a daily job", (app) => {
  test("is claimed by one of many concurrent callers, and again after its interval", async () => {
    const claims = () => Promise.all(Array.from({ length: 6 }, () => claimJobRun(app().database, "a job", dayMs)))
    expect((await claims()).filter(Boolean)).toHaveLength(1)
    expect((await claims()).filter(Boolean)).toHaveLength(0)
    const moveStart = (ms: number) =>
      app().database.write([], (trx) =>
        trx
          .updateTable("jobRun")
          .set({ startedAt: new Date(Date.now() + ms).toISOString() })
          .where("name", "=", "a job")
          .execute(),
      )
    await moveStart(-dayMs)
    expect((await claims()).filter(Boolean)).toHaveLength(1)
    await moveStart(30 * dayMs)
    expect((await claims()).filter(Boolean)).toHaveLength(1)
  })

  const moveHeartbeat = (name: string, ms: number) =>
    app().database.write([], (trx) =>
      trx
        .updateTable("jobRun")
        .set({ startedAt: new Date(Date.now() + ms).toISOString() })
        .where("name", "=", `${name} (running)`)
        .execute(),
    )
  const claimsOf = async (name: string) => {
    const claims = await Promise.all(Array.from({ length: 6 }, () => claimJobRun(app().database, name, dayMs)))
    return claims.filter(Boolean).length
  }

  test("whose process was killed is begun again by one other, once its heartbeat has stopped", async () => {
    // The process of this claim does nothing more.
    await claimJobRun(app().database, "killed", dayMs)
    await moveHeartbeat("killed", -4 * 60 * 1000)
    expect(await claimsOf("killed")).toBe(0)
    await moveHeartbeat("killed", -6 * 60 * 1000)
    expect(await claimsOf("killed")).toBe(1)
    expect(await claimsOf("killed")).toBe(0)
  })

  test("that runs for long is not begun again, and neither is one that has ended or failed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const ending = Promise.withResolvers<void>()
    const running = runJob(app().database, "long", dayMs, () => ending.promise)
    const beat = async () => {
      await moveHeartbeat("long", -6 * 60 * 1000)
      vi.advanceTimersByTime(30_000)
    }
    const heartbeat = async () => {
      const rows = app().database.read.selectFrom("jobRun").select("startedAt").where("name", "=", "long (running)")
      return (await rows.executeTakeFirst())?.startedAt ?? ""
    }
    await expect.poll(heartbeat).not.toBe("")
    await beat()
    const recently = () => new Date(Date.now() - 60_000).toISOString()
    await expect.poll(async () => (await heartbeat()) > recently()).toBe(true)
    expect(await claimsOf("long")).toBe(0)
    vi.useRealTimers()
    ending.resolve()
    await running
    expect(await heartbeat()).toBe("")
    expect(await claimsOf("long")).toBe(0)

    const failing = runJob(app().database, "failing", dayMs, () => Promise.reject(new Error("on purpose")))
    await expect(failing).rejects.toThrow("on purpose")
    await moveHeartbeat("failing", -6 * 60 * 1000)
    expect(await claimsOf("failing")).toBe(0)
  })
})

test.skipIf(inject("postgresUrl") === "")("only one of two processes on the same database claims a run", async () => {
  const one = await startTestApp("postgres")
  const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
  const claims = await Promise.all([one, other].map(({ database }) => claimJobRun(database, "shared", dayMs)))
  expect(claims.sort()).toEqual([false, true])
  await other.stop()
  await one.stop()
})
