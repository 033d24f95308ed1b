import type { PublicReview } from "contract"
import { expect, it } from "vitest"
import { reviewCardOf } from "./card-data.ts"

function shown(comment: string): string {
  const review: PublicReview = {
    _id: "1",
    name: "নাম",
    rating: 4.5,
    comment,
    photo: "",
    isHomeShow: false,
    updatedAt: "2026-11-21T00:00:00.000Z",
  }
  const { cutAt, ...card } = reviewCardOf(review)
  expect(Object.keys(card)).toEqual(["_id", "name", "photo", "rating", "comment"])
  return cutAt === null ? comment : comment.slice(0, cutAt)
}

it("a comment of 100 characters is shown whole, the 101st is cut off", () => {
  expect(shown("x".repeat(100))).toBe("x".repeat(100))
  expect(shown("x".repeat(101))).toBe("x".repeat(100))
  expect(shown("")).toBe("")
})

it("counts what people see, and tears nothing apart", () => {
  for (const letter of ["কি", "👨‍👩‍👧", "é".normalize("NFD"), "🇧🇩"]) {
    expect(shown(letter.repeat(100))).toBe(letter.repeat(100))
    expect(shown(letter.repeat(3000))).toBe(letter.repeat(100))
  }
})
