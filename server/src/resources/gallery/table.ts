import { defineTable, english, integer, text } from "#resources/define-table.ts"

export const gallery = defineTable({
  name: "title",
  order: "rank",
  isNewestFirst: true,
  columns: { image: text, title: text, ...english("gallery"), rank: integer },
})
