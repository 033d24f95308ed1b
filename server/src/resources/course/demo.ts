import type { CreateCourse } from "contract"
import { advanceCourses } from "#demo/courses-advance.ts"
import { beginnerCourses } from "#demo/courses-beginner.ts"
import { intermediateCourses } from "#demo/courses-intermediate.ts"
import type { PictureOf } from "#demo/wording.ts"

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

/** Those on the home page. */
export const homeCourses = [
  "ehp",
  "digital-safety",
  "web-security",
  "soc-analyst",
  "network-security",
  "mobile-security",
]

/** Those whose next batch one has to wait for. */
export const closedCourses = ["digital-forensics", "cloud-security"]

export function demoCourses(picture: PictureOf): CreateCourse[] {
  const all = [...beginnerCourses(picture), ...intermediateCourses(picture), ...advanceCourses(picture)]
  return all.sort((one, other) => order.indexOf(one.route) - order.indexOf(other.route))
}
