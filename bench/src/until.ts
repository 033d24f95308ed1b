import { setTimeout as wait } from "node:timers/promises"

const pollMs = 250

/** Waits for a condition; returns after how many seconds it was true. */
export async function until(what: string, limitMs: number, isTrue: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - start > limitMs) throw new Error(`Not within ${limitMs / 1000} s: ${what}`)
    await wait(pollMs)
  }
  return Math.round((performance.now() - start) / 1000)
}
