import { expect, test } from "vitest"
import { networkCache } from "#http/limits/network-cache.ts"

test("a flood from many networks makes the cache forget those that were used longest ago", () => {
  const cache = networkCache<number>()
  cache.set("first", 1)
  cache.set("used", 2)
  for (let network = 3; network <= 20_000; network++) cache.set(`${network}`, network)
  expect([cache.size, cache.get("used")]).toEqual([20_000, 2])
  cache.set("one more", 20_001)
  expect([cache.size, cache.has("first"), cache.has("used")]).toEqual([20_000, false, true])
})
