import { defineTable, text } from "#resources/define-table.ts"

export const gallery = defineTable({ name: "title", columns: { image: text, title: text } })
