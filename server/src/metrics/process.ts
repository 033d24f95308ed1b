import { monitorEventLoopDelay } from "node:perf_hooks"
import { counter, type Family, gauge } from "#metrics/exposition.ts"
import { version } from "#version.ts"

const resolutionMs = 20
const nanosecondsPerMs = 1e6
const startedAt = Date.now() / 1000 - process.uptime()

export function processMetrics(database: string) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let before = performance.eventLoopUtilization()

  /** The delays since the last scrape. The timer that measures them is due every 20 ms, which is no delay. */
  function eventLoop(): Family[] {
    const late = (ns: number) => Math.max(0, ns / nanosecondsPerMs - resolutionMs) / 1000
    const quantile = (quantile: string, ns: number) => ({ labels: { quantile }, value: late(ns) })
    const samples = [quantile("0.5", delay.percentile(50)), quantile("0.99", delay.percentile(99))]
    samples.push(quantile("1", delay.max))
    delay.reset()
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return [
      gauge("prohori_event_loop_delay_seconds", "How late the event loop was since the last scrape.", samples),
      gauge("prohori_event_loop_utilization", "Its busy share since the last scrape, 0 to 1.", utilization),
    ]
  }

  function collect(): Family[] {
    const { rss, heapUsed, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    return [
      ...eventLoop(),
      gauge("prohori_info", "The program.", [{ labels: { version, database, node: process.versions.node }, value: 1 }]),
      gauge("process_resident_memory_bytes", "Memory of the process.", rss),
      gauge("prohori_heap_used_bytes", "Memory of JavaScript objects.", heapUsed),
      gauge("prohori_external_memory_bytes", "Memory of buffers.", external),
      counter("process_cpu_seconds_total", "CPU time of the process.", (user + system) / 1e6),
      gauge("process_start_time_seconds", "When the process was started.", startedAt),
    ]
  }

  return { collect, stop: () => void delay.disable() }
}
