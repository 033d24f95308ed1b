import { defineTable, type RecordRow } from "#resources/define-table.ts"

export type TeamRow = RecordRow & {
  serial: number
  photo: string
  name: string
  email: string
  designation: string
  phone: string
  facebookLink: string
  twitterLink: string
  linkedinLink: string
  instagramLink: string
}

export const team = defineTable<TeamRow>({
  name: "name",
  order: "serial",
  columns: {
    serial: "recorded",
    photo: "recorded",
    name: "recorded",
    email: "recorded",
    designation: "recorded",
    phone: "recorded",
    facebookLink: "recorded",
    twitterLink: "recorded",
    linkedinLink: "recorded",
    instagramLink: "recorded",
  },
})
