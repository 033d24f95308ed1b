import { defineTable, type RowOf, text } from "#resources/define-table.ts"

export const toKnow = defineTable({
  name: "title",
  columns: { playlist_thumbnail: text, title: text, playlist_link: text },
})

export type ToKnowRow = RowOf<typeof toKnow>
