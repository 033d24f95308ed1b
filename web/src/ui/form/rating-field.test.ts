import { expect, test } from "vitest"
import { ratingAt } from "./rating-field.tsx"

test.each([
  ["the left end", 0, 0.5],
  ["the end of the first half", 0.099, 0.5],
  ["the beginning of the second half", 0.101, 1],
  ["the middle of the fifth half", 0.45, 2.5],
  ["the right end", 1, 5],
  ["a point left of all stars", -0.2, 0.5],
  ["a point right of all stars", 1.4, 5],
])("%s gives the rating of its half star", (_, share, rating) => {
  expect(ratingAt(share)).toBe(rating)
})
