import { type BreakerOptions, circuitBreaker } from "#isolation/circuit-breaker.ts"
import { observeQueue } from "#isolation/observable-gauges.ts"
import { Unavailable } from "#isolation/unavailable.ts"

export type BulkheadOptions = BreakerOptions & { maxConcurrent: number; maxQueued: number; timeoutMs: number }

/** Isolates calls to a dependency, so that its failure affects only those that need it: bulkhead, circuit breaker and timeout. */
export function bulkhead({ maxConcurrent, maxQueued, timeoutMs, ...breakerOptions }: BulkheadOptions) {
  const limit = concurrencyLimit({ name: breakerOptions.name, maxConcurrent, maxQueued })
  const breaker = circuitBreaker(breakerOptions)
  // The breaker is inside the limit: calls that were queued when the circuit opened fail without calling the dependency.
  return <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    limit(() => breaker.run(() => withTimeout(timeoutMs, breakerOptions.name, work)))
}

/** Rejects after the timeout, even if the work ignores its abort signal. */
export async function withTimeout<T>(timeoutMs: number, name: string, work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController()
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Unavailable(`${name} took longer than ${timeoutMs} ms`)
    controller.abort(error)
    reject(error)
  }, timeoutMs)
  try {
    return await Promise.race([work(controller.signal), timedOut])
  } finally {
    clearTimeout(timer)
  }
}

type ConcurrencyOptions = { name: string; maxConcurrent: number; maxQueued: number }

/** A semaphore with a bounded queue: `maxConcurrent` run, `maxQueued` wait, the rest is refused immediately. */
export function concurrencyLimit({ name, maxConcurrent, maxQueued }: ConcurrencyOptions) {
  const queue: (() => void)[] = []
  let running = 0
  let refused = 0
  observeQueue(name, queue, () => ({ running, waiting: queue.length, refused }))
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrent) {
      if (queue.length >= maxQueued) {
        refused++
        throw new Unavailable("The queue is full")
      }
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
