import { expect, test } from "vitest"
import { runInBatches } from "#db/batches.ts"

test("a piece that somebody else did meanwhile is no end, and the sum is of all pieces", async () => {
  const pieces = [5, 0, 3, null, 7]
  expect(await runInBatches(async () => pieces.shift() ?? null)).toBe(8)
  expect(pieces).toEqual([7])
})
