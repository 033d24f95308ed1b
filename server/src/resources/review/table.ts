import { defineTable, derivedText, flag, integer, type RowOf, text } from "#resources/define-table.ts"

export const review = defineTable({
  name: "comment",
  unique: { taken: "reviewTaken" },
  columns: {
    userId: text,
    /** The rating in half stars, because columns are portable integers. */
    halfStars: integer,
    comment: text,
    isHomeShow: flag,
    /** Includes the author's name and email, and is updated when they change. */
    searchText: derivedText,
  },
})

export type ReviewRow = RowOf<typeof review>
