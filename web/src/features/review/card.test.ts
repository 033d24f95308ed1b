import type { PublicReview } from "contract"
import { expect, test } from "vitest"
import { reviewCardOf } from "./card.tsx"

function card(comment: string, more: Partial<PublicReview> = {}) {
  const review: PublicReview = {
    _id: "1",
    name: "নাম",
    rating: 4.5,
    comment,
    photo: "",
    certificate: null,
    isHomeShow: false,
    reply: "",
    createdAt: "2026-11-20T00:00:00.000Z",
    editedAt: "",
    updatedAt: "2026-11-21T00:00:00.000Z",
    ...more,
  }
  return reviewCardOf(review)
}

test("a comment of 100 characters is shown completely; a longer one is truncated", () => {
  expect(card("x".repeat(100))).toMatchObject({ preview: "x".repeat(100), whole: null })
  expect(card("x".repeat(101))).toMatchObject({ preview: `${"x".repeat(100)}...`, whole: "x".repeat(101) })
  expect(card("")).toMatchObject({ preview: "", whole: null })
  expect(Object.keys(card(""))).not.toContain("isHomeShow")
})

test("characters are counted as people see them, and none is split", () => {
  for (const letter of ["কি", "👨‍👩‍👧", "é".normalize("NFD"), "🇧🇩"]) {
    expect(card(letter.repeat(100)).preview).toBe(letter.repeat(100))
    expect(card(letter.repeat(3000)).preview).toBe(`${letter.repeat(100)}...`)
  }
})

test("text with stacked marks is truncated, between two letters if possible", () => {
  const stacked = `z${"\u0301".repeat(300)}`
  expect(card(stacked.repeat(9)).preview).toBe(`${stacked.repeat(2)}...`)
  expect(card(`z${"\u0301".repeat(2999)}`).preview).toHaveLength(803)
})

test("a card collapses spaces and empty lines to one space; the full comment has at most one empty line between paragraphs", () => {
  const empty = " \r\n\u00a0\n\n\u2028  "
  expect(card(`  good${empty}labs  `)).toMatchObject({ preview: "good labs", whole: null })
  expect(card(`${empty}good${empty}labs\n${"x".repeat(100)}`).whole).toBe(`good\n\nlabs\n${"x".repeat(100)}`)
})

test("a long reply is truncated like a comment, and then the dialog has both completely", () => {
  expect(card("Good", { reply: "Thank you." })).toMatchObject({ reply: "Thank you.", whole: null, wholeReply: null })
  const reply = `Thank you.\n\n${"x".repeat(100)}`
  const long = card("Good", { reply })
  expect(long).toMatchObject({ preview: "Good", whole: "Good", wholeReply: reply })
  expect(long.reply).toBe(`Thank you. ${"x".repeat(89)}...`)
})

test("a card has the date of the first version, and says whether it was edited", () => {
  expect(card("Good")).toMatchObject({ createdAt: "2026-11-20T00:00:00.000Z", isEdited: false })
  expect(card("Good", { editedAt: "2026-11-21T00:00:00.000Z" }).isEdited).toBe(true)
})
