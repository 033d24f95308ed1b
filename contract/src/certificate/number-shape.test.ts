import { expect, test } from "vitest"
import { randomNumber } from "./certificate-number.ts"
import { numberChecker } from "./number-shape.ts"

const check = numberChecker(["PRH-0004-0030", "PRH-0004-0029", "PRH-0003-0017", "salma.k@example.com", "GUEST-7"])

test.each([["PRH-0005-0001"], [" prh-0005-0001"], ["PRH-০০০৫-০০০১"], ["GUEST-12"]])(
  "%s looks like the latest numbers",
  (number) => {
    expect(check(number)).toBe(undefined)
  },
)

test.each([
  ["PRH-00050001"],
  ["PRH-0005-001"],
  ["PHR-0005-0001"],
  ["PRH-0005-0001-2"],
  ["salma.k@example.com"],
  ["সালমা খাতুন"],
])("%s does not, and is compared with the most usual form", (number) => {
  expect(check(number)).toBe("PRH-0004-0030")
})

test("random numbers are like each other", () => {
  const [one, other] = [1, 2].map((seed) => randomNumber("PRH", new Uint8Array(8).fill(seed))) as [string, string]
  expect(numberChecker([one])(other)).toBe(undefined)
  expect(numberChecker([one])("PRH-0004-0030")).toBe(one)
})

test("without a usual form any number is like the others, but not an email or a name", () => {
  const mixed = numberChecker(["A-1", "B/0002", "2026.17"])
  expect([mixed("C 12"), mixed("Salma")]).toEqual([undefined, "A-1"])
  expect([numberChecker([])("C 12"), numberChecker([])("a@b.example")]).toEqual([undefined, ""])
})
