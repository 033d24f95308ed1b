import type { Course } from "contract"
import { expect, it } from "vitest"
import { matching } from "./manage-filter.ts"

const course = (some: Partial<Course>) =>
  ({
    title: "",
    category: "",
    level: "Beginner",
    instructorName: "",
    instructorEmail: "",
    route: "",
    ...some,
  }) as Course

const courses = [
  course({ title: "Web Security", instructorName: "শারমিন সুলতানা", route: "web" }),
  course({ title: "ওয়েব নিরাপত্তা", category: "Blue team", level: "Advance", route: "ওয়েব" }),
]

it.each([
  ["", ["web", "ওয়েব"]],
  ["  ", ["web", "ওয়েব"]],
  ["WEB sec", ["web"]],
  ["security web", ["web"]],
  ["শারমিন", ["web"]],
  // Typed in the other encoding of the same letter.
  ["ও\u09af\u09bcেব", ["ওয়েব"]],
  ["advance blue", ["ওয়েব"]],
  ["web blue", []],
  [".*", []],
])("%j finds %j", (search, routes) => {
  expect(matching(courses, search).map(({ route }) => route)).toEqual(routes)
})
