import type { ReviewStatus } from "contract"
import { defineTable, derivedText, flag, integer, oneOf, type RowOf, text } from "#resources/define-table.ts"

export const review = defineTable({
  name: "comment",
  unique: { taken: "reviewTaken", column: "userId" },
  sortKeys: { rating: { column: "halfStars", as: "numbers" } },
  columns: {
    userId: text,
    /** The rating in half stars, because columns are portable integers. */
    halfStars: integer,
    comment: text,
    isHomeShow: flag,
    status: oneOf<ReviewStatus>(),
    /** Since when it waits for approval; empty if it does not wait. */
    waitingSince: derivedText,
    reply: text,
    /** When text or rating was last changed; empty if never. */
    editedAt: text,
    /** Of the author's newest certificate; both are empty unless the author is a verified student. Triggers keep them up to date. */
    certificationName: derivedText,
    batchNo: derivedText,
    /** Includes the author's name and email, and is updated when they change. */
    searchText: derivedText,
  },
})

export type ReviewRow = RowOf<typeof review>
