import { Gallery } from "contract"
import { defineTable, english, integer, shownColumns } from "#resources/define-table.ts"

export const gallery = defineTable({
  name: "title",
  order: "rank",
  isNewestFirst: true,
  columns: { ...shownColumns(Gallery), ...english("gallery"), rank: integer },
})
