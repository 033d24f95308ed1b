import { type BreakerOptions, circuitBreaker } from "#isolation/circuit-breaker.ts"
import { Unavailable } from "#isolation/unavailable.ts"

export type IsolationOptions = BreakerOptions & { maxConcurrent: number; maxQueued: number; timeoutMs: number }

/** How calls to a dependency are kept from harming those that do not need it: bulkhead, circuit breaker and timeout. */
export function isolated({ maxConcurrent, maxQueued, timeoutMs, ...breakerOptions }: IsolationOptions) {
  const limit = concurrencyLimit({ maxConcurrent, maxQueued })
  const breaker = circuitBreaker(breakerOptions)
  // Inside the limit: who waited in the queue while the circuit opened is refused without another call.
  return <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    limit(() => breaker.run(() => withTimeout(timeoutMs, breakerOptions.name, work)))
}

/** Gives up after a time, even on work that does not heed its signal. */
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

/** A bulkhead: few run at once, some wait in a queue, and the rest are refused at once. */
export function concurrencyLimit({ maxConcurrent, maxQueued }: { maxConcurrent: number; maxQueued: number }) {
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
