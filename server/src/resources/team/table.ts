import { defineTable, english, integer, type RowOf, text } from "#resources/define-table.ts"

export const team = defineTable({
  name: "name",
  order: "serial",
  columns: {
    serial: integer,
    photo: text,
    name: text,
    email: text,
    designation: text,
    phone: text,
    facebookLink: text,
    twitterLink: text,
    linkedinLink: text,
    instagramLink: text,
    ...english("team"),
  },
})

export type TeamRow = RowOf<typeof team>
