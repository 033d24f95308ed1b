import { setImmediate as nextTurn } from "node:timers/promises"

/**
 * For long work in small steps: to be called after each, it lets whatever else waits for the event loop have its turn
 * once this work has held it for half a millisecond.
 */
export function breather(longest = 0.5): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < longest) return undefined
    return nextTurn().then(() => {
      since = performance.now()
    })
  }
}
