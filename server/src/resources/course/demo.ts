import type { CreateCourse } from "contract"
import { advanceCourses } from "#resources/course/demo-advance.ts"
import { beginnerCourses } from "#resources/course/demo-beginner.ts"
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

const all = [...beginnerCourses(demoImage), ...intermediateCourses(demoImage), ...advanceCourses(demoImage)]
export const inputs: CreateCourse[] = all.sort((one, other) => order.indexOf(one.route) - order.indexOf(other.route))

const flag = (isSet: boolean) => (isSet ? 1 : 0)

export const rows = (): CourseRow[] =>
  inputs.map((input, index) => ({
    ...newCourse(input, index + 1),
    isHomeShow: flag(homeCourses.includes(input.route)),
    isShow: flag(!closedCourses.includes(input.route)),
  }))
