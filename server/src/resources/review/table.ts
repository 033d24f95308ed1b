import { defineTable, type Flag, type RecordRow } from "#resources/define-table.ts"

export type ReviewRow = RecordRow & {
  userId: string
  /** Stars come in halves; they are counted whole, for there is no portable fraction. */
  halfStars: number
  comment: string
  isHomeShow: Flag
  /** The author's name and email are in it too, and follow them. */
  searchText: string
}

export const review = defineTable<ReviewRow>({
  name: "comment",
  unique: { taken: "reviewTaken" },
  columns: {
    userId: "recorded",
    halfStars: "recorded",
    comment: "recorded",
    isHomeShow: "recorded",
    searchText: "derived",
  },
})
