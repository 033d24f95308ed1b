import { setTimeout as wait } from "node:timers/promises"
import { percentile } from "#percentile.ts"
import { startConstantRate } from "./constant-rate-load.ts"
import type { HttpRequest } from "./http-connection.ts"

const perSecond = 200
const baselineMs = 10_000

type Work = { name: string; times: number; pauseMs: number; work: () => Promise<unknown> }

/**
 * The p99 latency of other requests during some work, divided by the p99 without it. Requests are sent without waiting
 * for earlier responses (open loop), so that a delay is measured by every request that it affects.
 */
export async function latencyRatio(port: number, nextRequest: () => HttpRequest, { name, times, pauseMs, work }: Work) {
  const endLoad = startConstantRate(port, perSecond, nextRequest)
  await wait(1000)
  const baselineFrom = performance.now()
  await wait(baselineMs)
  const busyFrom = performance.now()
  const workPeriods: [from: number, until: number][] = []
  for (let done = 0; done < times; done++) {
    const start = performance.now()
    await work()
    workPeriods.push([start, performance.now()])
    await wait(pauseMs)
  }
  const samples = await endLoad()
  const before = samples.filter(({ sentAt }) => sentAt >= baselineFrom && sentAt < busyFrom)
  const during = samples.filter(({ sentAt }) => workPeriods.some(([start, end]) => sentAt >= start && sentAt < end))
  const [baselineTimes, busyTimes] = [before, during].map((group) => group.map(({ milliseconds }) => milliseconds))
  for (const [when, all] of [["baseline", baselineTimes] as const, [`during ${name}`, busyTimes] as const]) {
    const percentiles = [0.5, 0.95, 0.99, 1].map((fraction) => percentile(all ?? [], fraction).toFixed(2)).join(" ")
    console.log(`  other requests, ${when}: p50 p95 p99 max ${percentiles} ms of ${all?.length}, at ${perSecond}/s`)
  }
  return percentile(busyTimes ?? [], 0.99) / percentile(baselineTimes ?? [], 0.99)
}
