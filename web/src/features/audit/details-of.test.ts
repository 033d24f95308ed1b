import { expect, test } from "vitest"
import { detailsOf } from "./details-of.ts"

test("a change has a field, what was there before, and what is there now", () => {
  expect(detailsOf('role: "student" → "admin"')).toEqual([{ field: "role", before: "student", after: "admin" }])
  expect(detailsOf("isHomeShow: 0 → 1\nprice: 1500 → 900")).toEqual([
    { field: "isHomeShow", before: "0", after: "1" },
    { field: "price", before: "1500", after: "900" },
  ])
})

test("a text that looks like another field's line, or like a change, stays one text", () => {
  const bio = 'one"\nrole: "student" → "admin'
  expect(detailsOf(`bio: ${JSON.stringify(bio)} → ${JSON.stringify("")}`)).toEqual([
    { field: "bio", before: bio, after: "" },
  ])
})

test("what is no change is kept as it is", () => {
  expect(detailsOf("search: রহিম → করিম")).toEqual([{ field: "search", after: "রহিম → করিম" }])
  expect(detailsOf("PRH-0001-0001\nPRH-0001-0002")).toEqual([{ after: "PRH-0001-0001" }, { after: "PRH-0001-0002" }])
  expect(detailsOf("")).toEqual([])
})
