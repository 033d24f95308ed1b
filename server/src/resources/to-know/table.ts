import { defineTable, english, integer, text } from "#resources/define-table.ts"

export const toKnow = defineTable({
  name: "title",
  order: "rank",
  isNewestFirst: true,
  columns: {
    playlist_thumbnail: text,
    title: text,
    playlist_link: text,
    channel: text,
    videos: integer,
    ...english("toKnow"),
    rank: integer,
  },
})
