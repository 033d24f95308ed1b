import { type InstitutionLevel, institutionLevels } from "contract"
import { expect, test } from "vitest"
import { institutions } from "#site/institutions.ts"

const uniqueInstitutions = (wanted: InstitutionLevel) => institutions.items.filter(({ level }) => level === wanted)
const letters = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z]/g, "")

test.each(institutionLevels)("each %s is in the list once, in both languages", (level) => {
  const list = uniqueInstitutions(level)
  expect(list.length).toBeGreaterThanOrEqual(12)
  expect(new Set(list.map(({ en }) => letters(en.name))).size).toBe(list.length)
  expect(new Set(list.map(({ name }) => name.normalize("NFKD").replace(/[\s।]/g, ""))).size).toBe(list.length)
})

test("the list has the first spellings, in the order of joining", () => {
  const universities = uniqueInstitutions("university").map(({ en }) => en.name)
  expect(universities.slice(0, 4)).toEqual([
    "Dhaleshwari University of Science and Technology",
    "Padmapar University",
    "Karnaphuli Coastal University",
    "Surma Valley University",
  ])
  const colleges = uniqueInstitutions("college").map(({ en }) => en.name)
  expect(colleges.filter((name) => /Korot|Kashphul/.test(name))).toEqual([
    "Korotoa Morning College",
    "Kashphul Women's College",
  ])
})

test.each(institutionLevels)("the names of each %s are trimmed and composed", (level) => {
  for (const { en, ...bn } of uniqueInstitutions(level)) {
    for (const text of [en.name, en.district, bn.name, bn.district]) {
      expect(text).toBe(text.normalize("NFC"))
      expect(text).not.toMatch(/^\s|\s{2}|[\s.।]$/)
    }
  }
})
