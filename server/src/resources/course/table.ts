import type { Level } from "contract"
import { defineTable, derivedId, english, flag, integer, oneOf, type RowOf, text } from "#resources/define-table.ts"

export const course = defineTable({
  name: "title",
  order: "index",
  unique: { taken: "courseTaken", field: "route", column: "route" },
  columns: {
    route: text,
    title: text,
    description: text,
    thumbnail: text,
    category: text,
    level: oneOf<Level>(),
    price: integer,
    discount: integer,
    instructorName: text,
    instructorPhoto: text,
    instructorBio: text,
    instructorEmail: text,
    /** The account of an instructor with this email. */
    instructorId: derivedId,
    registrationLink: text,
    curriculum: text,
    startsOn: text,
    duration: text,
    hours: integer,
    schedule: text,
    seats: integer,
    audience: text,
    prerequisites: text,
    outcomes: text,
    ...english("course"),
    index: integer,
    isHomeShow: flag,
    isShow: flag,
  },
})

export type CourseRow = RowOf<typeof course>
