import { type CreateCourse, dhakaDay } from "contract"
import { advanceCourses } from "#resources/course/demo-advance.ts"
import { beginnerCourses } from "#resources/course/demo-beginner.ts"
import { advanceInEnglish } from "#resources/course/demo-english-advance.ts"
import { beginnerInEnglish } from "#resources/course/demo-english-beginner.ts"
import { intermediateInEnglish } from "#resources/course/demo-english-intermediate.ts"
import { demoFacts } from "#resources/course/demo-facts.ts"
import { intermediateCourses } from "#resources/course/demo-intermediate.ts"
import { newCourse } from "#resources/course/routes.ts"
import type { CourseRow } from "#resources/course/table.ts"
import { demoImage } from "#resources/demo/wording.ts"

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

/** Routes of the courses on the home page. */
const homeCourses = ["ehp", "digital-safety", "web-security", "soc-analyst", "network-security", "mobile-security"]

/** Routes of the courses that are closed for registration. */
const closedCourses = ["digital-forensics", "cloud-security"]

const english: Record<string, CreateCourse["en"]> = {
  ...beginnerInEnglish,
  ...intermediateInEnglish,
  ...advanceInEnglish,
}

const all = [...beginnerCourses(demoImage), ...intermediateCourses(demoImage), ...advanceCourses(demoImage)]
export const inputs: CreateCourse[] = all
  .sort((one, other) => order.indexOf(one.route) - order.indexOf(other.route))
  .map((course) => ({ ...course, ...demoFacts[course.route], en: english[course.route] }))

const dayMs = 24 * 60 * 60 * 1000

/** Batches begin from about three weeks after the first start of the site, each on the weekday of its first class. */
const firstClasses: Record<string, Weekday> = {
  ehp: "Saturday",
  "digital-safety": "Friday",
  "web-security": "Friday",
  "soc-analyst": "Sunday",
  "network-security": "Friday",
  linux: "Sunday",
}
type Weekday = "Friday" | "Saturday" | "Sunday"

function startOf(route: string, now: number): string {
  const wanted = firstClasses[route]
  const days = Array.from({ length: 7 }, (_, index) => now + (21 + index) * dayMs)
  const isWanted = (day: number) => weekdayOf(day) === wanted
  const found = days.find(isWanted)
  return found === undefined ? "" : dhakaDay(found)
}

const weekdayOf = (time: number) =>
  new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Asia/Dhaka" }).format(time)

const flag = (isSet: boolean) => (isSet ? 1 : 0)

export const rows = (): CourseRow[] =>
  inputs.map((input, index) => ({
    ...newCourse({ ...input, startsOn: startOf(input.route, Date.now()) }, index + 1),
    isHomeShow: flag(homeCourses.includes(input.route)),
    isShow: flag(!closedCourses.includes(input.route)),
  }))
