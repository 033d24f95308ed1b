import { expect, test, vi } from "vitest"
import { type Job, startJobs } from "#db/jobs/jobs.ts"
import * as jobs from "#jobs.ts"
import type { Log } from "#log.ts"
import { scraperOf } from "#test/scrape.ts"
import { onBothDatabases } from "#test/test-app.ts"

/** Starts these jobs, and returns their states and the names of those that are logged as failed. */
function start(app: Pick<Parameters<typeof startJobs>[1], "database">, list: readonly Job[]) {
  const failed: string[] = []
  const log = { error: ({ job }: { job: string }) => failed.push(job) } as unknown as Log
  const { states, stop, runNow } = startJobs(list, { database: app.database, log })
  const known = async () =>
    (await states()).map(({ name, succeededAt, failedAt }) => [name, succeededAt !== "", failedAt !== ""])
  return { known, states, failed, stop, runNow }
}

onBothDatabases("jobs", (app) => {
  test("that fail are logged, hold up no others, and are known as failed until they succeed, in all processes and on the first screen", async () => {
    let isBroken = true
    const work = async () => {
      if (isBroken) throw new Error("on purpose")
    }
    const list: Job[] = [
      { name: "in each", inEachProcess: true, every: 60_000, run: work },
      { name: "in one", every: 60_000, run: work },
      { name: "good", inEachProcess: true, every: 60_000, run: async () => {} },
      { name: "needless", inEachProcess: true, every: 60_000, isNeeded: () => false, run: work },
    ]
    const first = start(app(), list)
    await expect.poll(first.known).toEqual([
      ["in each", false, true],
      ["in one", false, true],
      ["good", true, false],
    ])
    expect(first.failed.toSorted()).toEqual(["in each", "in one"])
    const second = start(app(), list.slice(1, 2))
    expect(await second.known()).toEqual([["in one", false, true]])
    const overview = await app().request({ url: "/api/overview/get-overview" }, (await app().as("admin")).token)
    const { value } = await (await scraperOf(app(), first.states))()
    const samples = ["in each", "in one", "good"].map((job) => value(`prohori_job_failed{job="${job}"}`))
    expect(samples).toEqual([1, 1, 0])
    expect(value('prohori_job_succeeded_timestamp_seconds{job="good"}')).toBeGreaterThan(Date.now() / 1000 - 3600)
    expect(overview.json().data.anomalies).toMatchObject([{ kind: "failedJob", account: "in one" }])

    isBroken = false
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 71 * 60_000 })
    first.runNow()
    await expect.poll(first.known).toEqual([
      ["in each", true, false],
      ["in one", true, false],
      ["good", true, false],
    ])
    vi.useRealTimers()
    await first.stop()
    await second.stop()
  })

  test("may also run after a change of a topic", async () => {
    let runs = 0
    const run = async () => void runs++
    const { stop } = start(app(), [{ name: "follows", inEachProcess: true, every: 60_000, runsAfter: "course", run }])
    await expect.poll(() => runs).toBe(1)
    app().database.changes.publish(["course"])
    await expect.poll(() => runs).toBe(2)
    app().database.changes.publish(["review"])
    expect(runs).toBe(2)
    await stop()
  })
})

test("no two jobs have the same name", () => {
  const names = Object.values(jobs).map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
