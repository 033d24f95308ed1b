import { expect, test } from "vitest"
import { type Choice, choiceUrl, filterCourses, readChoice } from "./choice.ts"

const all: Choice = { isFree: false, level: null }
const free: Choice = { isFree: true, level: null }

test.each<[string, Choice]>([
  ["", all],
  ["?tab=free", free],
  ["?level=Advance", { isFree: false, level: "Advance" }],
  // A free course has no level to choose.
  ["?tab=free&level=Beginner", free],
  ["?tab=everything&level=Expert", all],
  ["?level=beginner", all],
])("the query %s selects %o", (search, choice) => {
  expect(readChoice(search)).toEqual(choice)
})

test("the URL of every choice leads back to it", () => {
  for (const choice of [all, free, { isFree: false, level: "Beginner" }] satisfies Choice[]) {
    expect(readChoice(new URL(choiceUrl(choice), "http://localhost").search)).toEqual(choice)
  }
})

test("a course with a discount of 100 is free, whatever its price", () => {
  const courses = [
    { route: "free", discount: 100, level: "Beginner" },
    { route: "nearly", discount: 99, level: "Beginner" },
    { route: "hard", discount: 0, level: "Advance" },
  ] as const
  const routes = (choice: Choice) => filterCourses(courses, choice).map(({ route }) => route)
  expect(routes(all)).toEqual(["free", "nearly", "hard"])
  expect(routes(free)).toEqual(["free"])
  expect(routes({ isFree: false, level: "Beginner" })).toEqual(["free", "nearly"])
})
