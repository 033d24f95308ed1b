import { expect, test } from "vitest"
import { priceWhileTyping } from "./manage-sections.tsx"

test.each<[unknown, unknown, number | null]>([
  ["1500", "10", 1350],
  [" ১৫০০ ", "১০", 1350],
  ["999", "33", 669],
  [1500, 0, 1500],
  ["1500", "100", 0],
  ["0", "0", 0],
  ["", "10", null],
  ["1500", "", null],
  ["1500", "101", null],
  ["15.5", "0", null],
  ["1,500", "0", null],
  ["abc", "0", null],
  ["99999999999", "0", null],
])("the price %j with a discount of %j percent is %j", (price, discount, discounted) => {
  expect(priceWhileTyping(price, discount)).toBe(discounted)
})
