import { defineTable, derivedText, flag, integer, type RowOf, text } from "#resources/define-table.ts"

export const review = defineTable({
  name: "comment",
  unique: { taken: "reviewTaken" },
  columns: {
    userId: text,
    /** Stars come in halves; they are counted whole, for there is no portable fraction. */
    halfStars: integer,
    comment: text,
    isHomeShow: flag,
    /** The author's name and email are in it too, and follow them. */
    searchText: derivedText,
  },
})

export type ReviewRow = RowOf<typeof review>
