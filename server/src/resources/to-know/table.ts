import { defineTable, text } from "#resources/define-table.ts"

export const toKnow = defineTable({
  name: "title",
  columns: { playlist_thumbnail: text, title: text, playlist_link: text },
})
