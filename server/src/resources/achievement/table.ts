import { defineTable, english, integer, text } from "#resources/define-table.ts"

export const achievement = defineTable({
  name: "title",
  order: "rank",
  isNewestFirst: true,
  columns: { image: text, title: text, description: text, ...english("achievement"), rank: integer },
})
