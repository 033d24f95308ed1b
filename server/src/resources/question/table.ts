import { defineTable, integer, type RowOf, text } from "#resources/define-table.ts"

/** `course` refers to no row by a foreign key: the questions of a deleted course wait for its being restored. */
export const question = defineTable({
  name: "question",
  order: "index",
  columns: { question: text, answer: text, course: text, index: integer },
})

export type QuestionRow = RowOf<typeof question>
