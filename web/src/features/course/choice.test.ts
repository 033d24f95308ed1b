import { expect, test } from "vitest"
import { type Choice, choiceUrl, chosenCourses, readChoice } from "./choice.ts"

const all: Choice = { isFree: false, level: null, pages: 1 }
const free: Choice = { isFree: true, level: null, pages: 1 }

test.each<[string, Choice]>([
  ["", all],
  ["?tab=free", free],
  ["?level=Advance", { isFree: false, level: "Advance", pages: 1 }],
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
    { isFree: false, level: "Beginner", pages: 2 },
  ] satisfies Choice[]) {
    expect(readChoice(new URL(choiceUrl(choice), "http://localhost").search)).toEqual(choice)
  }
})

test("a course with a discount of 100 is free, whatever its price", () => {
  const courses = [
    { route: "free", discount: 100, level: "Beginner" },
    { route: "nearly", discount: 99, level: "Beginner" },
    { route: "hard", discount: 0, level: "Advance" },
  ] as const
  const routes = (choice: Choice) => chosenCourses(courses, choice).shown.map(({ route }) => route)
  expect(routes(all)).toEqual(["free", "nearly", "hard"])
  expect(routes(free)).toEqual(["free"])
  expect(routes({ isFree: false, level: "Beginner", pages: 1 })).toEqual(["free", "nearly"])
})

test("each page shows 24 more courses, and the last one all", () => {
  const courses = Array.from({ length: 60 }, () => ({ discount: 0, level: "Beginner" as const }))
  const lengths = [1, 2, 3, 4].map((pages) => chosenCourses(courses, { ...all, pages }).shown.length)
  expect(lengths).toEqual([24, 48, 60, 60])
  expect(chosenCourses(courses, all).count).toBe(60)
})
