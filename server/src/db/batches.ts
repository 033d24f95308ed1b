import { setImmediate as nextTurn } from "node:timers/promises"

/**
 * Does work piece by piece until one finds nothing, and answers null; between them all others have their turn. A piece that
 * did nothing is no end: somebody else may have done it meanwhile. Answers the sum.
 */
export async function runInBatches(piece: () => Promise<number | null>): Promise<number> {
  let sum = 0
  for (let done = await piece(); done !== null; done = await piece()) {
    sum += done
    await nextTurn()
  }
  return sum
}
