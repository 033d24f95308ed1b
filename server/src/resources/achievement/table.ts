import { Achievement } from "contract"
import { defineTable, english, integer, shownColumns } from "#resources/define-table.ts"

export const achievement = defineTable({
  name: "title",
  order: "rank",
  isNewestFirst: true,
  columns: { ...shownColumns(Achievement), ...english("achievement"), rank: integer },
})
