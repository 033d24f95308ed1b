import { setImmediate as soon } from "node:timers/promises"
import { expect, test } from "vitest"
import { fairQueue } from "#isolation/fair-queue.ts"

type Lane = "first" | "last"

/** A queue that runs one job at a time, and records which jobs were started, in which order, and which were refused. */
function observedQueue(maxQueued: number, maxWaitMs = 60_000) {
  const lanes = { first: { weight: 3, maxQueued, maxWaitMs }, last: { weight: 1, maxQueued, maxWaitMs } }
  const { enqueue, isFull } = fairQueue<Lane>({ name: "It", maxConcurrent: 1, lanes })
  const started: string[] = []
  const refused: string[] = []
  const finishers: (() => void)[] = []
  const add = (name: string, priority: Lane, source: string, signal?: AbortSignal) => {
    const work = () => {
      started.push(name)
      return new Promise<void>((resolve) => finishers.push(resolve))
    }
    enqueue(priority, source, work, signal).catch(({ retryAfterSeconds }) =>
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
  return { add, isFull, started, refused, finishAll }
}

test("sources are served round-robin, however many jobs one of them has waiting", async () => {
  const queue = observedQueue(10)
  for (const name of ["a1", "a2", "a3", "a4"]) queue.add(name, "first", "a")
  queue.add("b1", "first", "b")
  queue.add("b2", "first", "b")
  await queue.finishAll()
  expect(queue.started).toEqual(["running", "a1", "b1", "a2", "b2", "a3", "a4"])
})

test("the networks of an IPv6 /48 are one source, and a full priority makes room for another", async () => {
  const queue = observedQueue(3)
  for (const index of [1, 2, 3]) queue.add(`a${index}`, "first", `2001:db8:0:${index}`)
  queue.add("b1", "first", "2001:db8:1:1")
  await queue.finishAll()
  expect([queue.started, queue.refused]).toEqual([["running", "a1", "b1", "a2"], ["a3, again in 2 s"]])
})

test("priorities are served by their weights, and the last one does not starve", async () => {
  const queue = observedQueue(10)
  for (let source = 1; source <= 8; source++) queue.add("first", "first", `s${source}`)
  for (let source = 1; source <= 2; source++) queue.add("last", "last", `s${source}`)
  await queue.finishAll()
  const order = queue.started.slice(1)
  expect(order.slice(0, 4).filter((name) => name === "last")).toHaveLength(1)
  expect(order.slice(4, 8).filter((name) => name === "last")).toHaveLength(1)
  expect(order).toHaveLength(10)
})

test("when a priority is full, a new job evicts the last one of its longest queue", async () => {
  const queue = observedQueue(4)
  for (const name of ["a1", "a2", "a3"]) queue.add(name, "first", "a")
  queue.add("b1", "first", "b")
  queue.add("c1", "first", "c")
  await queue.finishAll()
  expect(queue.refused).toEqual(["a3, again in 2 s"])
  expect(queue.started).toEqual(["running", "a1", "b1", "c1", "a2"])
})

test("a source that fills a priority alone gets no more slots", async () => {
  const queue = observedQueue(2)
  for (const name of ["a1", "a2", "a3"]) queue.add(name, "first", "a")
  await queue.finishAll()
  expect(queue.refused).toEqual(["a3, again in 2 s"])
  expect(queue.started).toEqual(["running", "a1", "a2"])
})

test("a priority is full for its longest queue, but not for a source that waits less", async () => {
  const queue = observedQueue(2)
  queue.add("a1", "first", "a")
  expect(queue.isFull("first", "a")).toBe(false)
  queue.add("a2", "first", "a")
  expect([queue.isFull("first", "a"), queue.isFull("first", "b"), queue.isFull("last", "a")]).toEqual([
    true,
    false,
    false,
  ])
})

test("a job whose signal is aborted leaves the queue, and one that runs ends as usual", async () => {
  const queue = observedQueue(2)
  const leaving = new AbortController()
  queue.add("leaves", "first", "a", leaving.signal)
  leaving.abort({ retryAfterSeconds: "never" })
  expect(queue.isFull("first", "a")).toBe(false)
  const late = new AbortController()
  queue.add("runs", "first", "a", late.signal)
  await queue.finishAll()
  late.abort()
  expect([queue.started, queue.refused]).toEqual([["running", "runs"], ["leaves, again in never s"]])
})

test("a full priority does not use the slots of the others", async () => {
  const queue = observedQueue(1)
  queue.add("first", "first", "a")
  queue.add("too many", "first", "b")
  queue.add("last", "last", "a")
  await queue.finishAll()
  expect(queue.refused).toEqual(["too many, again in 2 s"])
  expect(queue.started).toContain("last")
})

test("a job that waits too long is refused with Retry-After, and frees its place", async () => {
  const queue = observedQueue(1, 20)
  queue.add("late", "first", "a")
  await expect.poll(() => queue.refused).toEqual(["late, again in 2 s"])
  queue.add("next", "first", "b")
  await queue.finishAll()
  expect(queue.started).toEqual(["running", "next"])
})

test("the next job runs after one that fails", async () => {
  const lanes = { only: { weight: 1, maxQueued: 5, maxWaitMs: 60_000 } }
  const { enqueue } = fairQueue({ name: "It", maxConcurrent: 1, lanes })
  const failing = enqueue("only", "a", () => Promise.reject(new Error("no")))
  const next = enqueue("only", "a", async () => "done")
  await expect(failing).rejects.toThrow("no")
  expect(await next).toBe("done")
})
