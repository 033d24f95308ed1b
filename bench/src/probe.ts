import { setTimeout as wait } from "node:timers/promises"

/** The measurements between two calls of `take`. */
export type Window = { count: number; longestGapMs: number; failures: Record<string, number> }

/** Counts successes, and measures the longest time without one. */
export function gapMeter() {
  let lastAt = performance.now()
  let current: Window = { count: 0, longestGapMs: 0, failures: {} }
  const measure = () => {
    current.longestGapMs = Math.max(current.longestGapMs, performance.now() - lastAt)
  }
  return {
    succeeded() {
      measure()
      current.count++
      lastAt = performance.now()
    },
    failed(reason: string) {
      current.failures[reason] = (current.failures[reason] ?? 0) + 1
    },
    lastAt: () => lastAt,
    take(): Window {
      measure()
      const taken = current
      current = { count: 0, longestGapMs: 0, failures: {} }
      lastAt = performance.now()
      return taken
    },
  }
}

export type Meter = ReturnType<typeof gapMeter>

type Options = { url: string; headers?: Record<string, string>; intervalMs: number; isOver: () => boolean }

/** Requests a page again and again, as a visitor who tries again after a failure. */
export function probe({ url, headers = {}, intervalMs, isOver }: Options): Meter {
  const meter = gapMeter()
  const run = async () => {
    while (!isOver()) {
      try {
        const response = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) })
        await response.arrayBuffer()
        if (response.status === 200) meter.succeeded()
        else meter.failed(String(response.status))
      } catch {
        meter.failed("connection")
      }
      await wait(intervalMs)
    }
  }
  void run()
  return meter
}
