import { ToKnow } from "contract"
import { defineTable, english, integer, shownColumns } from "#resources/define-table.ts"

export const toKnow = defineTable({
  name: "title",
  order: "rank",
  isNewestFirst: true,
  columns: { ...shownColumns(ToKnow), ...english("toKnow"), rank: integer },
})
