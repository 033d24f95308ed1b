import { defineTable, type RowOf, text } from "#resources/define-table.ts"

export const gallery = defineTable({
  name: "title",
  columns: { image: text, title: text },
})

export type GalleryRow = RowOf<typeof gallery>
