import { Question } from "contract"
import { defineTable, english, shownColumns } from "#resources/define-table.ts"

/** `course` is not a foreign key, so that the questions of a deleted course remain and reappear if it is restored. */
export const question = defineTable({
  name: "question",
  order: "index",
  columns: { ...shownColumns(Question), ...english("question") },
})
