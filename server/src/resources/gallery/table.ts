import { defineTable, type RecordRow } from "#resources/define-table.ts"

export type GalleryRow = RecordRow & { image: string; title: string }

export const gallery = defineTable<GalleryRow>({
  name: "title",
  columns: { image: "recorded", title: "recorded" },
})
