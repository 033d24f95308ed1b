import { defineTable, english, integer, type RowOf, text } from "#resources/define-table.ts"

/** `course` is not a foreign key, so that the questions of a deleted course remain and reappear if it is restored. */
export const question = defineTable({
  name: "question",
  order: "index",
  columns: { question: text, answer: text, course: text, ...english("question"), index: integer },
})

export type QuestionRow = RowOf<typeof question>
