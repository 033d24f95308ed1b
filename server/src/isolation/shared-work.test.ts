import { expect, test } from "vitest"
import { sharedWork } from "#isolation/shared-work.ts"

function counted() {
  const runs: string[] = []
  const open: (() => void)[] = []
  const share = sharedWork(
    async (key: string) => {
      runs.push(key)
      const number = runs.length
      await new Promise<void>((resolve) => open.push(resolve))
      return number
    },
    { name: "It", maxQueued: 2 },
  )
  const finishNext = async () => {
    await expect.poll(() => open.length).toBeGreaterThan(0)
    open.shift()?.()
  }
  return { share, runs, finishNext }
}

test("requests at once share one run; those that come after its begin share the next one", async () => {
  const { share, runs, finishNext } = counted()
  const first = [share("a"), share("a")]
  await expect.poll(() => runs.length).toBe(1)
  const second = [share("a"), share("a"), share("a")]
  await finishNext()
  await finishNext()
  expect(await Promise.all([...first, ...second])).toEqual([1, 1, 2, 2, 2])
  expect(runs.length).toBe(2)
})

test("different keys run one after the other, and when too many wait the next is refused", async () => {
  const { share, runs, finishNext } = counted()
  const results = [share("a"), share("b"), share("c")]
  await expect(share("d")).rejects.toThrow("The queue is full")
  expect(runs.length).toBeLessThan(2)
  for (const _ of results) await finishNext()
  expect(await Promise.all(results)).toEqual([1, 2, 3])
  const again = share("d")
  await finishNext()
  expect(await again).toBe(4)
})
