import { setImmediate as nextTurn } from "node:timers/promises"

/** Does work piece by piece until a piece finds nothing to do; between them all others have their turn. Answers the sum. */
export async function inTurns(piece: () => Promise<number>): Promise<number> {
  let sum = 0
  for (let done = await piece(); done > 0; done = await piece()) {
    sum += done
    await nextTurn()
  }
  return sum
}
