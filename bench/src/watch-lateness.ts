import { percentile } from "./percentile.ts"

const everyMs = 10

/**
 * How late this process, which has nothing to do, is woken: as late as the machine's other work makes every process.
 * Answers a function that ends it and has the 99th percentile in milliseconds.
 */
export function watchLateness() {
  const late: number[] = []
  let due = performance.now() + everyMs
  const timer = setInterval(() => {
    const now = performance.now()
    late.push(Math.max(0, now - due))
    due = now + everyMs
  }, everyMs)
  return () => {
    clearInterval(timer)
    return percentile(late, 0.99)
  }
}
