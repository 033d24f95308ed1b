import { percentile } from "../percentile.ts"

const intervalMs = 10

/**
 * Measures how delays the timers of this idle process fire, as an indicator of other load on the machine. Returns a
 * function that ends it and returns the 99th percentile in milliseconds.
 */
export function watchTimerDelay() {
  const delays: number[] = []
  let due = performance.now() + intervalMs
  const timer = setInterval(() => {
    const now = performance.now()
    delays.push(Math.max(0, now - due))
    due = now + intervalMs
  }, intervalMs)
  return () => {
    clearInterval(timer)
    return percentile(delays, 0.99)
  }
}
