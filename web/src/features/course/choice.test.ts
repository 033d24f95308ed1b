import { expect, test } from "vitest"
import { type Choice, choiceUrl, chosenCourses, readChoice } from "./choice.ts"

const all: Choice = { isFree: false, level: null, isOpen: false, order: null, pages: 1 }
const free: Choice = { ...all, isFree: true }
const course = { discount: 0, level: "Beginner" as const, price: 1000, startsOn: "", isShow: true }

test.each<[string, Choice]>([
  ["", all],
  ["?tab=free", free],
  ["?level=Advance", { ...all, level: "Advance" }],
  ["?open=1&sort=fee", { ...all, isOpen: true, order: "fee" }],
  ["?open=yes&sort=title", all],
  ["?page=3", { ...all, pages: 3 }],
  ["?tab=free&page=2", { ...free, pages: 2 }],
  ["?page=0", all],
  ["?page=-1", all],
  ["?page=২", all],
  ["?page=99999", all],
  // A free course has no level to choose.
  ["?tab=free&level=Beginner", free],
  ["?tab=everything&level=Expert", all],
  ["?level=beginner", all],
])("the query %s selects %o", (search, choice) => {
  expect(readChoice(search)).toEqual(choice)
})

test("the URL of every choice leads back to it", () => {
  for (const choice of [
    all,
    free,
    { ...free, pages: 7 },
    { ...all, level: "Beginner", isOpen: true, order: "date", pages: 2 },
  ] satisfies Choice[]) {
    expect(readChoice(new URL(choiceUrl(choice), "http://localhost").search)).toEqual(choice)
  }
})

test("a course with a discount of 100 is free, whatever its price", () => {
  const courses = [
    { ...course, route: "free", discount: 100 },
    { ...course, route: "nearly", discount: 99 },
    { ...course, route: "hard", level: "Advance" as const },
  ]
  const routes = (choice: Choice) => chosenCourses(courses, choice).shown.map(({ route }) => route)
  expect(routes(all)).toEqual(["free", "nearly", "hard"])
  expect(routes(free)).toEqual(["free"])
  expect(routes({ ...all, level: "Beginner" })).toEqual(["free", "nearly"])
})

test("each page shows 24 more courses, and the last one all", () => {
  const courses = Array.from({ length: 60 }, () => course)
  const lengths = [1, 2, 3, 4].map((pages) => chosenCourses(courses, { ...all, pages }).shown.length)
  expect(lengths).toEqual([24, 48, 60, 60])
  expect(chosenCourses(courses, all).count).toBe(60)
})

test("courses are ordered by start or by what they cost now, and closed ones can be left out", () => {
  const courses = [
    { ...course, route: "undated" },
    { ...course, route: "late", startsOn: "2027-02-01", price: 900 },
    { ...course, route: "soon", startsOn: "2026-12-26", price: 5000, discount: 90 },
    { ...course, route: "closed", startsOn: "2026-12-20", price: 400, isShow: false },
  ]
  const routes = (some: Partial<Choice>) => chosenCourses(courses, { ...all, ...some }).shown.map(({ route }) => route)
  expect(routes({ order: "date" })).toEqual(["closed", "soon", "late", "undated"])
  expect(routes({ order: "fee", isOpen: true })).toEqual(["soon", "late", "undated"])
  expect(routes({ isOpen: true })).toEqual(["undated", "late", "soon"])
})
