import { expect, it } from "vitest"
import { type Choice, choiceAddress, choiceIn, chosenFrom } from "./choice.ts"

const all: Choice = { isFree: false, level: null }
const free: Choice = { isFree: true, level: null }

it.each<[string, Choice]>([
  ["", all],
  ["?tab=free", free],
  ["?level=Advance", { isFree: false, level: "Advance" }],
  // A free course has no level to choose.
  ["?tab=free&level=Beginner", free],
  ["?tab=everything&level=Expert", all],
  ["?level=beginner", all],
])("the address %s chooses %o", (search, choice) => {
  expect(choiceIn(search)).toEqual(choice)
})

it("every choice has an address that leads back to it", () => {
  for (const choice of [all, free, { isFree: false, level: "Beginner" }] satisfies Choice[]) {
    expect(choiceIn(new URL(choiceAddress(choice), "http://localhost").search)).toEqual(choice)
  }
})

it("free is what has a discount of 100, whatever its price", () => {
  const courses = [
    { route: "free", discount: 100, level: "Beginner" },
    { route: "nearly", discount: 99, level: "Beginner" },
    { route: "hard", discount: 0, level: "Advance" },
  ] as const
  const routes = (choice: Choice) => chosenFrom(courses, choice).map(({ route }) => route)
  expect(routes(all)).toEqual(["free", "nearly", "hard"])
  expect(routes(free)).toEqual(["free"])
  expect(routes({ isFree: false, level: "Beginner" })).toEqual(["free", "nearly"])
})
