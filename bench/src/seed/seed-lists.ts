import type { Database } from "../../../server/src/db/open.ts"
import { newCourse } from "../../../server/src/resources/course/routes.ts"
import { newReview } from "../../../server/src/resources/review/routes.ts"
import { aCourse } from "../../../server/src/test/factories.ts"
import { fillTable } from "./fill-table.ts"
import { personAt } from "./people.ts"
import { userOf } from "./seed-people.ts"

export const [courses, onHome, reviews] = [30, 6, 300] as const
const curriculum = Array.from({ length: 12 }, (_, week) => `Week ${week + 1}: নেটওয়ার্ক and its defence`).join("<br>")
const comment = "হাতে-কলমে শেখার এমন সুযোগ আগে পাইনি। The labs were the best part, and the mentors always answered."

export function seedCourses(database: Database) {
  return fillTable(database, "course", courses, (index) => ({
    ...newCourse(aCourse({ curriculum, route: `course-${index}` }), index + 1),
    isHomeShow: index < onHome ? 1 : 0,
  }))
}

export async function seedReviews(database: Database) {
  const authors = Array.from({ length: reviews }, (_, index) => userOf(personAt(index)))
  const authorAt = (index: number) => authors[index] ?? userOf(personAt(index))
  await fillTable(database, "user", reviews, authorAt)
  await fillTable(database, "review", reviews, (index) => newReview({ rating: 4.5, comment }, authorAt(index)))
}
