import { setImmediate as nextTurn } from "node:timers/promises"

/**
 * Runs batches until one returns null, and yields to the event loop between them. Returns the sum of their counts. A count
 * of 0 does not end the loop: another caller may have processed that batch's rows.
 */
export async function runInBatches(batch: () => Promise<number | null>): Promise<number> {
  let sum = 0
  for (let count = await batch(); count !== null; count = await batch()) {
    sum += count
    await nextTurn()
  }
  return sum
}
