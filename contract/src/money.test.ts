import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { discountedPrice, formatTaka, parseTaka, percentOfPaisa, sumPaisa } from "./money.ts"
import { maxPaisa, Paisa } from "./paisa.ts"

const amounts = fc.integer({ min: -maxPaisa, max: maxPaisa }).map((amount) => Paisa.parse(amount))
const languages = ["en", "bn"] as const

test("every amount that is shown is read as the same amount, in both languages", () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...languages), (amount, language) => {
      expect(parseTaka(formatTaka(amount, language))).toBe(amount)
    }),
  )
})

test.each([
  [1_250_000, "৳ 12,500", "৳ ১২,৫০০"],
  [1_250_050, "৳ 12,500.50", "৳ ১২,৫০০.৫০"],
  [123_456_705, "৳ 12,34,567.05", "৳ ১২,৩৪,৫৬৭.০৫"],
  [-5, "-৳ 0.05", "-৳ ০.০৫"],
  [0, "৳ 0", "৳ ০"],
])("%i paisa are shown as taka", (amount, english, bengali) => {
  const shown = languages.map((language) => formatTaka(Paisa.parse(amount), language).replace("\u00a0", " "))
  expect(shown).toEqual([english, bengali])
})

test.each([
  ["1,015.50", 101_550],
  ["Tk99.00", 9_900],
  ["Tk. 0.5", 50],
  ["BDT 1,000,000", 100_000_000],
  ["১,২৫,০০০ টাকা", 12_500_000],
  ["500/-", 50_000],
  [" 0.29 ", 29],
  ["-0", 0],
  ["10000000", maxPaisa],
])("the text %j is an amount", (text, amount) => {
  expect(parseTaka(text)).toBe(amount)
})

test.each([
  ..."|abc|12,50|1,23|1,2345|,500|.5|5.|1.005|1e3|0x10|--5|5-|৳|10000000.01|99999999999".split("|"),
  "1 000",
  "Infinity",
  "1".repeat(100_000),
])("the text %j is no amount", (text) => {
  expect(parseTaka(text)).toBeNull()
})

test("a percentage is the exact share, half a paisa rounded away from zero", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const exact = BigInt(Math.abs(amount)) * BigInt(hundredths)
      const rounded = Number((exact + 5_000n) / 10_000n)
      expect(Math.abs(percentOfPaisa(amount, hundredths / 100))).toBe(rounded)
      expect(percentOfPaisa(Paisa.parse(0 - amount), hundredths / 100) + percentOfPaisa(amount, hundredths / 100)).toBe(
        0,
      )
    }),
  )
})

test("sums are exact in any order, and one that would not be is refused", () => {
  fc.assert(
    fc.property(fc.array(amounts), (list) => {
      expect(BigInt(sumPaisa(list))).toBe(list.reduce((sum, amount) => sum + BigInt(amount), 0n))
      expect(sumPaisa([...list].reverse())).toBe(sumPaisa(list))
    }),
  )
  expect(() => sumPaisa([Number.MAX_SAFE_INTEGER as Paisa, Paisa.parse(1)])).toThrow(RangeError)
})

test.each([0.5, Number.NaN, maxPaisa + 1, "100", 2 ** 53])("%j is no amount of paisa", (value) => {
  expect(Paisa.safeParse(value).success).toBe(false)
})

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
