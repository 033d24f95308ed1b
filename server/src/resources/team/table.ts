import { TeamMember } from "contract"
import { defineTable, english, shownColumns } from "#resources/define-table.ts"

export const team = defineTable({
  name: "name",
  order: "serial",
  columns: { ...shownColumns(TeamMember), ...english("team") },
})
