import { expect, test } from "vitest"
import { pageIn } from "./page.tsx"

test.each([
  ["page=2", 2],
  ["page=999999", 999_999],
  ["", 1],
  ["page=", 1],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=1.5", 1],
  ["page=২", 1],
  ["page=99999999999", 1],
])("the query %s requests page %i", (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page)
})
