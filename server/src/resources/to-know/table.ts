import { defineTable, type RecordRow } from "#resources/define-table.ts"

export type ToKnowRow = RecordRow & { playlist_thumbnail: string; title: string; playlist_link: string }

export const toKnow = defineTable<ToKnowRow>({
  name: "title",
  columns: { playlist_thumbnail: "recorded", title: "recorded", playlist_link: "recorded" },
})
