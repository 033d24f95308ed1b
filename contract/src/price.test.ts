import { describe, expect, test } from "vitest"
import { discountedPrice } from "./price.ts"

describe("the discounted price", () => {
  test.each([
    [18_000, 20, 14_400],
    [18_000, 0, 18_000],
    [1_500, 100, 0],
    [0, 50, 0],
    [999, 10, 899],
    [1, 1, 0],
    [10_000_000, 1, 9_900_000],
  ])("of %i with %i percent off is %i", (price, discount, discounted) => {
    expect(discountedPrice(price, discount)).toBe(discounted)
  })

  test("is the exact price rounded down, for every discount", () => {
    for (const price of [1, 7, 99, 100, 101, 12_345, 9_999_999, 10_000_000]) {
      for (let discount = 0; discount <= 100; discount++) {
        const exact = (BigInt(price) * BigInt(100 - discount)) / 100n
        expect(discountedPrice(price, discount)).toBe(Number(exact))
      }
    }
  })
})
