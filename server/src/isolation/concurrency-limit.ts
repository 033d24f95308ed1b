import { Unavailable } from "#isolation/unavailable.ts"

type Limits = { maxConcurrent: number; maxQueued: number }

/** A bulkhead: few run at once, some wait in a queue, and the rest are refused at once. */
export function concurrencyLimit({ maxConcurrent, maxQueued }: Limits) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrent) {
      if (queue.length >= maxQueued) throw new Unavailable("The queue is full")
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
