import { expect, inject, test, vi } from "vitest"
import { claimJobRun, lastFailureOf, runJob } from "#db/jobs/job-run.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000
const daily = { every: dayMs }

onBothDatabases("a daily job", (app) => {
  test("is claimed by one of many concurrent callers, and again after its interval", async () => {
    const claims = () => Promise.all(Array.from({ length: 6 }, () => claimJobRun(app().database, "a job", daily)))
    expect((await claims()).filter(Boolean)).toHaveLength(1)
    expect((await claims()).filter(Boolean)).toHaveLength(0)
    /** The run has ended, and started then. */
    const moveStart = (ms: number) =>
      app().database.write([], (trx) =>
        trx
          .updateTable("jobRun")
          .set({ startedAt: new Date(Date.now() + ms).toISOString(), heartbeatAt: "" })
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
        .set({ heartbeatAt: new Date(Date.now() + ms).toISOString() })
        .where("name", "=", name)
        .where("heartbeatAt", ">", "")
        .execute(),
    )
  const claimsOf = async (name: string) => {
    const claims = await Promise.all(Array.from({ length: 6 }, () => claimJobRun(app().database, name, daily)))
    return claims.filter(Boolean).length
  }

  test("whose process was killed is begun again by one other, once its heartbeat has stopped", async () => {
    // The process of this claim does nothing more.
    await claimJobRun(app().database, "killed", daily)
    await moveHeartbeat("killed", -4 * 60 * 1000)
    expect(await claimsOf("killed")).toBe(0)
    await moveHeartbeat("killed", -6 * 60 * 1000)
    expect(await claimsOf("killed")).toBe(1)
    expect(await claimsOf("killed")).toBe(0)
  })

  test("that runs for long is not begun again, and neither is one that has ended or failed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const ending = Promise.withResolvers<void>()
    const running = runJob(app().database, "long", daily, () => ending.promise)
    const beat = async () => {
      await moveHeartbeat("long", -6 * 60 * 1000)
      vi.advanceTimersByTime(30_000)
    }
    const heartbeat = async () => {
      const rows = app().database.read.selectFrom("jobRun").select("heartbeatAt").where("name", "=", "long")
      return (await rows.executeTakeFirst())?.heartbeatAt ?? ""
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

    const failing = runJob(app().database, "failing", daily, () => Promise.reject(new Error("on purpose")))
    await expect(failing).rejects.toThrow("on purpose")
    await moveHeartbeat("failing", -6 * 60 * 1000)
    expect(await claimsOf("failing")).toBe(0)
  })

  test("that failed is tried again each hour, three times at most, and is known as failed until it succeeds", async () => {
    const start = Date.now()
    const failedAt = () => lastFailureOf(app().database, "retried")
    const timeAt = (minute: number) => new Date(start + minute * 60_000)
    /** The minutes in which one of three servers, which look every ten minutes, begins a run. */
    const runsBetween = async (from: number, to: number, work: () => Promise<void>) => {
      const minutes: number[] = []
      for (let minute = from; minute < to; minute += 10) {
        vi.useFakeTimers({ toFake: ["Date"], now: timeAt(minute) })
        const servers = [1, 2, 3].map(() =>
          runJob(app().database, "retried", daily, () => {
            minutes.push(minute)
            return work()
          }),
        )
        await Promise.allSettled(servers)
      }
      vi.useRealTimers()
      return minutes
    }
    const dayMinutes = 24 * 60
    const fail = () => Promise.reject(new Error("on purpose"))
    expect(await failedAt()).toBe("")
    expect(await runsBetween(0, dayMinutes, fail)).toEqual([0, 60, 120, 180])
    expect(await failedAt()).toBe(timeAt(180).toISOString())
    expect(await runsBetween(dayMinutes, dayMinutes + 70, fail)).toEqual([dayMinutes, dayMinutes + 60])
    expect(await runsBetween(dayMinutes + 70, 2 * dayMinutes, () => Promise.resolve())).toEqual([dayMinutes + 120])
    expect(await failedAt()).toBe("")
    // The time of the first attempt counts: retries do not move the job through the day.
    expect(await runsBetween(2 * dayMinutes, 2 * dayMinutes + 300, () => Promise.resolve())).toEqual([2 * dayMinutes])
  })

  test("that fails on the only server is tried again three times, too", async () => {
    const start = Date.now()
    const minutes: number[] = []
    // It waits for 70 minutes, and looks every five.
    const options = { hasFailedHere: true }
    for (let minute = 0; minute < 23 * 60; minute += 5) {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(start + minute * 60_000) })
      const work = () => Promise.reject(new Error(`on purpose ${minutes.push(minute)}`))
      await runJob(app().database, "retried alone", daily, work, options).catch(() => {})
    }
    vi.useRealTimers()
    expect(minutes).toEqual([0, 70, 140, 210])
  })

  test("whose retry runs for more than an hour is not begun again, and one that was interrupted did not fail", async () => {
    const start = Date.now()
    const fail = () => Promise.reject(new Error("on purpose"))
    await expect(runJob(app().database, "slow", daily, fail)).rejects.toThrow("on purpose")
    vi.useFakeTimers({ toFake: ["Date"], now: start + 61 * 60_000 })
    expect(await claimsOf("slow")).toBe(1)
    vi.useFakeTimers({ toFake: ["Date"], now: start + 125 * 60_000 })
    await moveHeartbeat("slow", -60_000)
    expect(await claimsOf("slow")).toBe(0)
    vi.useRealTimers()

    const interrupted = runJob(app().database, "interrupted", daily, fail, { signal: AbortSignal.abort() })
    await expect(interrupted).rejects.toThrow("on purpose")
    expect(await lastFailureOf(app().database, "interrupted")).toBe("")
    expect(await claimsOf("interrupted")).toBe(1)
  })
})

onBothDatabases("a job at a time of day", (app) => {
  test("runs once a day from that time in Dhaka on, and later if no server ran then", async () => {
    const runs: string[] = []
    const lookAt = async (time: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2027-03-${time}+06:00`) })
      const work = async () => void runs.push(time)
      await runJob(app().database, "nightly", { dailyAt: "02:00" }, work)
      vi.useRealTimers()
    }
    // A new site does not wait for the night.
    for (const time of ["01T15:00", "01T23:00", "02T01:59", "02T02:00", "02T12:00", "03T01:00"]) await lookAt(time)
    for (const time of ["04T09:30", "04T10:00", "05T02:05"]) await lookAt(time)
    expect(runs).toEqual(["01T15:00", "02T02:00", "04T09:30", "05T02:05"])
  })
})

test.skipIf(inject("postgresUrl") === "")("only one of two processes on the same database claims a run", async () => {
  const one = await startTestApp("postgres")
  const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
  const claims = await Promise.all([one, other].map(({ database }) => claimJobRun(database, "shared", daily)))
  expect(claims.sort()).toEqual([false, true])
  await other.stop()
  await one.stop()
})
