import { setTimeout as wait } from "node:timers/promises"
import type { Question } from "./one-connection.ts"
import { percentile } from "./percentile.ts"
import { startStream } from "./steady-stream.ts"

const perSecond = 200
const quietMs = 10_000

type Work = { name: string; times: number; pauseMs: number; work: () => Promise<unknown> }

/**
 * The p99 of other requests during some work, divided by the p99 without it. Measured from when a request is sent, and
 * sent without waiting for earlier answers: no delay hides another.
 */
export async function othersDelay(port: number, nextQuestion: () => Question, { name, times, pauseMs, work }: Work) {
  const endStream = startStream(port, perSecond, nextQuestion)
  await wait(1000)
  const from = performance.now()
  await wait(quietMs)
  const busyFrom = performance.now()
  const busy: [from: number, until: number][] = []
  for (let done = 0; done < times; done++) {
    const start = performance.now()
    await work()
    busy.push([start, performance.now()])
    await wait(pauseMs)
  }
  const samples = await endStream()
  const before = samples.filter(({ at }) => at >= from && at < busyFrom)
  const during = samples.filter(({ at }) => busy.some(([start, end]) => at >= start && at < end))
  const [quietTimes, busyTimes] = [before, during].map((some) => some.map(({ milliseconds }) => milliseconds))
  for (const [when, all] of [["quiet", quietTimes] as const, [`during ${name}`, busyTimes] as const]) {
    const parts = [0.5, 0.95, 0.99, 1].map((part) => percentile(all ?? [], part).toFixed(2)).join(" ")
    console.log(`  others, ${when}: p50 p95 p99 max ${parts} ms of ${all?.length}, at ${perSecond}/s`)
  }
  return percentile(busyTimes ?? [], 0.99) / percentile(quietTimes ?? [], 0.99)
}
