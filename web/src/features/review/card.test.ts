import type { PublicReview } from "contract"
import { expect, test } from "vitest"
import { reviewCardOf } from "./card.tsx"

function card(comment: string) {
  const review: PublicReview = {
    _id: "1",
    name: "নাম",
    rating: 4.5,
    comment,
    photo: "",
    isHomeShow: false,
    updatedAt: "2026-11-21T00:00:00.000Z",
  }
  return reviewCardOf(review)
}

test("a comment of 100 characters is shown whole, the 101st is cut off", () => {
  expect(card("x".repeat(100))).toMatchObject({ preview: "x".repeat(100), whole: null })
  expect(card("x".repeat(101))).toMatchObject({ preview: `${"x".repeat(100)}...`, whole: "x".repeat(101) })
  expect(card("")).toMatchObject({ preview: "", whole: null })
  expect(Object.keys(card(""))).toEqual(["_id", "name", "photo", "rating", "preview", "whole"])
})

test("counts what people see, and tears nothing apart", () => {
  for (const letter of ["কি", "👨‍👩‍👧", "é".normalize("NFD"), "🇧🇩"]) {
    expect(card(letter.repeat(100)).preview).toBe(letter.repeat(100))
    expect(card(letter.repeat(3000)).preview).toBe(`${letter.repeat(100)}...`)
  }
})

test("of marks heaped upon letters it shows a part, between two letters where it can", () => {
  const heap = `z${"\u0301".repeat(300)}`
  expect(card(heap.repeat(9)).preview).toBe(`${heap.repeat(2)}...`)
  expect(card(`z${"\u0301".repeat(2999)}`).preview).toHaveLength(803)
})

test("a card has one space for many and for empty lines, the whole no more than one empty line", () => {
  const empty = " \r\n\u00a0\n\n\u2028  "
  expect(card(`  good${empty}labs  `)).toMatchObject({ preview: "good labs", whole: null })
  expect(card(`${empty}good${empty}labs\n${"x".repeat(100)}`).whole).toBe(`good\n\nlabs\n${"x".repeat(100)}`)
})
