import { expect, test } from "vitest"
import { runInBatches } from "#db/jobs/batches.ts"

test("a batch with no rows does not end the loop, null does, and the counts are summed", async () => {
  const counts = [5, 0, 3, null, 7]
  expect(await runInBatches(async () => counts.shift() ?? null)).toBe(8)
  expect(counts).toEqual([7])
})
