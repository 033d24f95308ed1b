import { setImmediate as soon } from "node:timers/promises"
import { expect, test } from "vitest"
import { fairQueue } from "#isolation/fair-queue.ts"

type Lane = "first" | "last"

/** A queue that runs one piece of work at a time, and notes in which order they started and which were refused. */
function observedQueue(maxQueued: number, maxWaitMs = 60_000) {
  const run = fairQueue<Lane>({ maxConcurrent: 1, weights: { first: 3, last: 1 }, maxQueued, maxWaitMs })
  const started: string[] = []
  const refused: string[] = []
  const finishers: (() => void)[] = []
  const add = (name: string, priority: Lane, source: string) => {
    const work = () => {
      started.push(name)
      return new Promise<void>((resolve) => finishers.push(resolve))
    }
    run(priority, source, work).catch(({ retryAfterSeconds }) =>
      refused.push(`${name}, again in ${retryAfterSeconds} s`),
    )
  }
  const finishAll = async () => {
    await soon()
    for (let finish = finishers.shift(); finish; finish = finishers.shift()) {
      finish()
      await soon()
    }
  }
  add("running", "first", "somebody")
  return { add, started, refused, finishAll }
}

test("sources are served in turn, however many one of them has waiting", async () => {
  const queue = observedQueue(10)
  for (const name of ["a1", "a2", "a3", "a4"]) queue.add(name, "first", "a")
  queue.add("b1", "first", "b")
  queue.add("b2", "first", "b")
  await queue.finishAll()
  expect(queue.started).toEqual(["running", "a1", "b1", "a2", "b2", "a3", "a4"])
})

test("priorities share by their weights, and the last is served while the first is never empty", async () => {
  const queue = observedQueue(10)
  for (let place = 1; place <= 8; place++) queue.add("first", "first", `s${place}`)
  for (let place = 1; place <= 2; place++) queue.add("last", "last", `s${place}`)
  await queue.finishAll()
  const orders = queue.started.slice(1)
  expect(orders.slice(0, 4).filter((name) => name === "last")).toHaveLength(1)
  expect(orders.slice(4, 8).filter((name) => name === "last")).toHaveLength(1)
  expect(orders).toHaveLength(10)
})

test("in a full queue a newcomer takes the last place of the longest line", async () => {
  const queue = observedQueue(4)
  for (const name of ["a1", "a2", "a3"]) queue.add(name, "first", "a")
  queue.add("b1", "first", "b")
  queue.add("c1", "first", "c")
  await queue.finishAll()
  expect(queue.refused).toEqual(["a3, again in 2 s"])
  expect(queue.started).toEqual(["running", "a1", "b1", "c1", "a2"])
})

test("whoever has as many waiting as all others does not fit into a full queue", async () => {
  const queue = observedQueue(2)
  for (const name of ["a1", "a2", "a3"]) queue.add(name, "first", "a")
  await queue.finishAll()
  expect(queue.refused).toEqual(["a3, again in 2 s"])
  expect(queue.started).toEqual(["running", "a1", "a2"])
})

test("a full priority leaves the others their places", async () => {
  const queue = observedQueue(1)
  queue.add("first", "first", "a")
  queue.add("too many", "first", "b")
  queue.add("last", "last", "a")
  await queue.finishAll()
  expect(queue.refused).toEqual(["too many, again in 2 s"])
  expect(queue.started).toContain("last")
})

test("whoever waits too long is told to come back, and its place is free", async () => {
  const queue = observedQueue(1, 20)
  queue.add("late", "first", "a")
  await expect.poll(() => queue.refused).toEqual(["late, again in 2 s"])
  queue.add("next", "first", "b")
  await queue.finishAll()
  expect(queue.started).toEqual(["running", "next"])
})

test("work that fails passes its turn on", async () => {
  const run = fairQueue({ maxConcurrent: 1, weights: { only: 1 }, maxQueued: 5, maxWaitMs: 60_000 })
  const failing = run("only", "a", () => Promise.reject(new Error("no")))
  const next = run("only", "a", async () => "done")
  await expect(failing).rejects.toThrow("no")
  expect(await next).toBe("done")
})
