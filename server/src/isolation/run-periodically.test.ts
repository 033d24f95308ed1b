import { setTimeout as wait } from "node:timers/promises"
import { expect, test } from "vitest"
import { runPeriodically } from "#isolation/run-periodically.ts"

test("a job runs immediately and repeatedly, but never concurrently", async () => {
  let [running, maxRunning, runs] = [0, 0, 0]
  const job = runPeriodically(
    1,
    async () => {
      maxRunning = Math.max(maxRunning, ++running)
      await wait(20)
      running--
      runs++
    },
    () => {},
  )
  await expect.poll(() => runs).toBeGreaterThan(2)
  await job.stop()
  expect([maxRunning, running]).toEqual([1, 0])
})

test("a failure is reported, and the job runs again", async () => {
  const failures: string[] = []
  let runs = 0
  const job = runPeriodically(
    1,
    async () => {
      if (++runs < 3) throw new Error(`failure ${runs}`)
    },
    ({ message }) => failures.push(message),
  )
  await expect.poll(() => runs).toBeGreaterThan(3)
  await job.stop()
  expect(failures).toEqual(["failure 1", "failure 2"])
})

test("stop aborts the signal and waits for the current run, whose failure is not reported", async () => {
  const failures: Error[] = []
  let hasEnded = false
  const job = runPeriodically(
    60_000,
    async (signal) => {
      await wait(60_000, undefined, { signal, ref: false }).catch(() => {})
      await wait(20)
      hasEnded = true
      throw new Error("stopped")
    },
    (error) => failures.push(error),
  )
  await job.stop()
  expect([hasEnded, failures]).toEqual([true, []])
})

test("a job that begins later runs then, or at once on request, and not after stop", async () => {
  let runs = 0
  const work = async () => {
    runs++
  }
  const later = runPeriodically(60_000, work, () => {}, { firstAfterMs: 30 })
  expect(runs).toBe(0)
  await expect.poll(() => runs).toBe(1)
  await later.stop()

  const stopped = runPeriodically(60_000, work, () => {}, { firstAfterMs: 30 })
  stopped.runNow()
  expect(runs).toBe(2)
  await stopped.stop()
  await wait(60)
  expect(runs).toBe(2)
})
