import { type BreakerOptions, circuitBreaker } from "#isolation/circuit-breaker.ts"
import { concurrencyLimit } from "#isolation/concurrency-limit.ts"
import { withTimeout } from "#isolation/timeout.ts"

type Options = BreakerOptions & { maxConcurrent: number; maxQueued: number; timeoutMs: number }

/** How calls to a dependency are kept from harming those that do not need it: bulkhead, circuit breaker and timeout. */
export function isolated({ maxConcurrent, maxQueued, timeoutMs, ...breakerOptions }: Options) {
  const limit = concurrencyLimit({ maxConcurrent, maxQueued })
  const breaker = circuitBreaker(breakerOptions)
  // Inside the limit: who waited in the queue while the circuit opened is refused without another call.
  return <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    limit(() => breaker.run(() => withTimeout(timeoutMs, breakerOptions.name, work)))
}
