import { expect, test } from "vitest"
import { institutions } from "#site/institutions.ts"
import { findInstitutions } from "./institution-search.ts"

const universities = institutions.items.filter(({ level }) => level === "university")
const numbersOf = (search: string) => findInstitutions(universities, search).map(({ number }) => number)
const padmapar = universities.findIndex(({ en }) => en.name === "Padmapar University") + 1
const karnaphuli = universities.findIndex(({ en }) => en.district === "Chattogram") + 1

test("an empty search finds all institutions, numbered from one", () => {
  expect(numbersOf("  ")).toEqual(universities.map((_, index) => index + 1))
})

test.each(["padmapar", "RAJSHAHI", "রাজশাহী", "পদ্মাপা\u09dc", "university rajshahi", "রাজসাহি", "রাজ\u200dশাহী"])(
  "%s finds the university in Rajshahi, under its number in the whole list",
  (search) => expect(numbersOf(search)).toEqual([padmapar]),
)

test("a name is found even if its vowels are spelled as they sound", () => {
  expect(numbersOf("কর্নফুলি")).toEqual([karnaphuli])
})

test.each(["atlantis", "padmapar khulna", "%", ".*", "💩", "'"])("%s finds nothing", (search) => {
  expect(numbersOf(search)).toEqual([])
})
