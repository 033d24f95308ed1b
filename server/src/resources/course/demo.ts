import { type CreateCourse, dhakaDay } from "contract"
import { advanceCourses } from "#resources/course/demo-advance.ts"
import { beginnerCourses } from "#resources/course/demo-beginner.ts"
import { type DemoCourse, inputOf } from "#resources/course/demo-course.ts"
import { intermediateCourses } from "#resources/course/demo-intermediate.ts"
import { newCourse } from "#resources/course/routes.ts"
import type { CourseRow } from "#resources/course/table.ts"

const order = [
  "ehp",
  "digital-safety",
  "web-security",
  "soc-analyst",
  "network-security",
  "mobile-security",
  "digital-forensics",
  "linux",
  "cloud-security",
]

const courses = [...beginnerCourses, ...intermediateCourses, ...advanceCourses].sort(
  (one, other) => order.indexOf(one.route) - order.indexOf(other.route),
)

export const inputs: CreateCourse[] = courses.map(inputOf)

const dayMs = 24 * 60 * 60 * 1000

/** Batches begin from about three weeks after the first start of the site. */
function startOf({ firstClass }: DemoCourse, now: number): string {
  const days = Array.from({ length: 7 }, (_, index) => now + (21 + index) * dayMs)
  const found = days.find((day) => weekdayOf(day) === firstClass)
  return found === undefined ? "" : dhakaDay(found)
}

const weekdayOf = (time: number) =>
  new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Asia/Dhaka" }).format(time)

const flag = (isSet: boolean) => (isSet ? 1 : 0)

export const rows = (): CourseRow[] =>
  courses.map((course, index) => ({
    ...newCourse({ ...inputOf(course), startsOn: startOf(course, Date.now()) }, index + 1),
    isHomeShow: flag(course.isOnHome === true),
    isShow: flag(course.isClosed !== true),
  }))
