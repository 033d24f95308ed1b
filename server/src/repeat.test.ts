import { setTimeout as wait } from "node:timers/promises"
import { expect, test } from "vitest"
import { repeat } from "#repeat.ts"

test("work is done at once and again, one round at a time", async () => {
  let [running, most, rounds] = [0, 0, 0]
  const job = repeat(
    1,
    async () => {
      most = Math.max(most, ++running)
      await wait(20)
      running--
      rounds++
    },
    () => {},
  )
  await expect.poll(() => rounds).toBeGreaterThan(2)
  await job.stop()
  expect([most, running]).toEqual([1, 0])
})

test("a failure is reported, and the work is tried again", async () => {
  const failures: string[] = []
  let rounds = 0
  const job = repeat(
    1,
    async () => {
      if (++rounds < 3) throw new Error(`failure ${rounds}`)
    },
    ({ message }) => failures.push(message),
  )
  await expect.poll(() => rounds).toBeGreaterThan(3)
  await job.stop()
  expect(failures).toEqual(["failure 1", "failure 2"])
})

test("stopping aborts the round's signal and waits for its end, whose failure is nobody's concern", async () => {
  const failures: Error[] = []
  let hasEnded = false
  const job = repeat(
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
