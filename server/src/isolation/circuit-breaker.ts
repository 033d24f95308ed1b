import { observeCircuit } from "#isolation/observable-gauges.ts"
import { Unavailable } from "#isolation/unavailable.ts"

export type BreakerOptions = {
  name: string
  /** The circuit opens after this many failures in a row. */
  failureThreshold: number
  openMs: number
  /** Returns false for the caller's own faults, which do not count against the dependency. */
  isFailure?: (error: unknown) => boolean
  now?: () => number
}

/** While a dependency fails, calls fail immediately. After `openMs` one call probes whether it has recovered. */
export function circuitBreaker(options: BreakerOptions) {
  const { name, failureThreshold, openMs, isFailure = () => true, now = () => performance.now() } = options
  let failures = 0
  let openUntil = 0
  let isProbing = false
  let allFailures = 0

  const isTripped = () => failures >= failureThreshold
  const isOpen = () => isTripped() && (isProbing || now() < openUntil)

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (isOpen()) {
      const retryAfterSeconds = Math.max(1, Math.ceil((openUntil - now()) / 1000))
      throw new Unavailable(`${name} has failed ${failures} times in a row; its circuit is open`, { retryAfterSeconds })
    }
    const isProbe = isTripped()
    isProbing ||= isProbe
    try {
      const result = await work()
      failures = 0
      return result
    } catch (error) {
      failures = isFailure(error) ? failures + 1 : 0
      if (failures > 0) allFailures++
      openUntil = now() + openMs
      throw error
    } finally {
      if (isProbe) isProbing = false
    }
  }

  observeCircuit(name, run, () => ({ isOpen: isOpen(), failures: allFailures }))
  return { run, isOpen }
}
