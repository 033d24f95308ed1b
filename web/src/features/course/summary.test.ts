import { expect, it } from "vitest"
import { summaryOf } from "./summary.ts"

it("a short description is its own summary", () => {
  expect(summaryOf(["এক লাইন।", "আরেক লাইন।"])).toBe("এক লাইন। আরেক লাইন।")
  expect(summaryOf([])).toBe("")
})

it("a long one ends after a whole word", () => {
  const summary = summaryOf(["নিরাপত্তা ".repeat(60)])
  expect(summary).toMatch(/^(নিরাপত্তা )+নিরাপত্তা…$/)
  expect(summary.length).toBeLessThanOrEqual(156)
})

it("one without spaces ends after a whole letter", () => {
  expect(summaryOf(["কি".repeat(500)])).toBe(`${"কি".repeat(77)}…`)
  expect(summaryOf(["👨‍👩‍👧".repeat(100)])).toMatch(/^(👨‍👩‍👧)+…$/u)
})
