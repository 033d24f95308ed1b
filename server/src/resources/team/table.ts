import { defineTable, integer, type RowOf, text } from "#resources/define-table.ts"

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
  },
})

export type TeamRow = RowOf<typeof team>
