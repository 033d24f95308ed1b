import type { Level } from "contract"
import { defineTable, type Flag, type RecordRow } from "#resources/define-table.ts"

export type CourseRow = RecordRow & {
  route: string
  title: string
  description: string
  thumbnail: string
  category: string
  level: Level
  price: number
  discount: number
  instructorName: string
  instructorPhoto: string
  instructorBio: string
  instructorEmail: string
  registrationLink: string
  curriculum: string
  index: number
  isHomeShow: Flag
  isShow: Flag
}

export const course = defineTable<CourseRow>({
  name: "title",
  order: "index",
  unique: { taken: "courseTaken", field: "route" },
  columns: {
    route: "recorded",
    title: "recorded",
    description: "recorded",
    thumbnail: "recorded",
    category: "recorded",
    level: "recorded",
    price: "recorded",
    discount: "recorded",
    instructorName: "recorded",
    instructorPhoto: "recorded",
    instructorBio: "recorded",
    instructorEmail: "recorded",
    registrationLink: "recorded",
    curriculum: "recorded",
    index: "recorded",
    isHomeShow: "recorded",
    isShow: "recorded",
  },
})
