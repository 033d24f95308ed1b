import { setImmediate as nextTurn } from "node:timers/promises"
import { concurrencyLimit } from "#isolation/bulkhead.ts"

/**
 * Runs one piece of work at a time. Concurrent requests for the same key share one run (single flight), but only one that had not
 * begun when they came: its result includes every change before the request.
 */
export function sharedWork<Key, Result>(
  work: (key: Key) => Promise<Result>,
  { name, maxQueued }: { name: string; maxQueued: number },
) {
  const limit = concurrencyLimit({ name, maxConcurrent: 1, maxQueued })
  const waiting = new Map<Key, Promise<Result>>()

  return (key: Key): Promise<Result> => {
    const shared = waiting.get(key)
    if (shared) return shared
    const run = limit(async () => {
      // Those who come in the same turn share it too.
      await nextTurn()
      waiting.delete(key)
      return work(key)
    })
    waiting.set(key, run)
    // A refusal by the full queue is not shared with later requests.
    run.catch(() => waiting.get(key) === run && waiting.delete(key))
    return run
  }
}
