import { defineTable, text } from "#resources/define-table.ts"

export const achievement = defineTable({ name: "title", columns: { image: text, title: text, description: text } })
