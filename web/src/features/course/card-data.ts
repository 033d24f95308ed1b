import type { Course } from "contract"

/** What a card shows of a course, and nothing that travels besides. */
export type CourseCardData = Pick<
  Course,
  "route" | "title" | "thumbnail" | "level" | "price" | "discount" | "instructorName"
>

export function cardOf(course: Course): CourseCardData {
  const { route, title, thumbnail, level, price, discount, instructorName } = course
  return { route, title, thumbnail, level, price, discount, instructorName }
}
