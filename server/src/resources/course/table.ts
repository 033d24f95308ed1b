import { Course } from "contract"
import { defineTable, derivedId, english, type RowOf, shownColumns } from "#resources/define-table.ts"

export const course = defineTable({
  name: "title",
  order: "index",
  unique: { taken: "courseTaken", field: "route", column: "route" },
  /** `instructorId`: the account of an instructor with this email. */
  columns: { ...shownColumns(Course), instructorId: derivedId, ...english("course") },
})

export type CourseRow = RowOf<typeof course>
