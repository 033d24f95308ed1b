import { expect, test } from "vitest"
import { averageOf, metaOf, pageIn } from "./review-pages.ts"

test.each([
  ["page=2", 2],
  ["page=999999999", 999_999_999],
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

test("the last page has the remaining reviews", () => {
  expect(metaOf(50, 3)).toEqual({
    total: 50,
    from: 49,
    to: 50,
    page: 3,
    pages: 3,
    hasPrevPage: true,
    hasNextPage: false,
  })
  expect(metaOf(48, 1)).toMatchObject({ from: 1, to: 24, pages: 2, hasPrevPage: false, hasNextPage: true })
})

test("a page past the end is empty, and so is a page of an empty list", () => {
  expect(metaOf(48, 3)).toMatchObject({ from: 0, to: 0, hasNextPage: false })
  expect(metaOf(0, 1)).toMatchObject({ from: 0, to: 0, pages: 0, hasPrevPage: false, hasNextPage: false })
})

test("the average has one decimal, and is null without reviews", () => {
  expect(averageOf([5, 4.5, 4])).toBe(4.5)
  expect(averageOf([5, 5, 4])).toBe(4.7)
  expect(averageOf([])).toBeNull()
})
