import { expect, test } from "vitest"
import { summaryOf } from "./summary.ts"

test("a short description is its own summary", () => {
  expect(summaryOf(["এক লাইন।", "আরেক লাইন।"])).toBe("এক লাইন। আরেক লাইন।")
  expect(summaryOf([])).toBe("")
})

test("a long description is truncated after a whole word", () => {
  const summary = summaryOf(["নিরাপত্তা ".repeat(60)])
  expect(summary).toMatch(/^(নিরাপত্তা )+নিরাপত্তা…$/)
  expect(summary.length).toBeLessThanOrEqual(156)
})

test("a description without spaces is truncated after a whole letter", () => {
  expect(summaryOf(["কি".repeat(500)])).toBe(`${"কি".repeat(77)}…`)
  expect(summaryOf(["👨‍👩‍👧".repeat(100)])).toMatch(/^(👨‍👩‍👧)+…$/u)
})
