import { expect, test } from "vitest"
import { detailsOf, startOfDifference } from "./details-of.ts"

test("a change has a field, its old value and its new value", () => {
  expect(detailsOf('role: "student" → "admin"')).toEqual([{ field: "role", before: "student", after: "admin" }])
  expect(detailsOf("isHomeShow: 0 → 1\nprice: 1500 → 900")).toEqual([
    { field: "isHomeShow", before: 0, after: 1 },
    { field: "price", before: 1500, after: 900 },
  ])
  expect(detailsOf('batchNo: "0007" → "0008"\ncount: 3\nsearch: 12')).toEqual([
    { field: "batchNo", before: "0007", after: "0008" },
    { field: "count", after: 3 },
    { field: "search", after: "12" },
  ])
})

test("a text that looks like another field's line or change stays one text", () => {
  const bio = 'one"\nrole: "student" → "admin'
  expect(detailsOf(`bio: ${JSON.stringify(bio)} → ${JSON.stringify("")}`)).toEqual([
    { field: "bio", before: bio, after: "" },
  ])
})

test("a line that is not a change is shown unchanged", () => {
  expect(detailsOf("search: রহিম → করিম")).toEqual([{ field: "search", after: "রহিম → করিম" }])
  expect(detailsOf("PRH-0001-0001\nPRH-0001-0002")).toEqual([{ after: "PRH-0001-0001" }, { after: "PRH-0001-0002" }])
  expect(detailsOf("")).toEqual([])
})

test("a recorded change has the old and the new value of each field, with numbers as numbers", () => {
  const bio = 'one"\nrole: "student" → "admin'
  expect(detailsOf(JSON.stringify({ changed: { price: [1500, 900], bio: [bio, ""] } }))).toEqual([
    { field: "price", before: 1500, after: 900 },
    { field: "bio", before: bio, after: "" },
  ])
})

test("a recorded row shows its non-empty fields without the id, and its creation time last", () => {
  const row = { _id: "1", createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-02T00:00:00.000Z", isShow: 0 }
  const fields = [
    { field: "isShow", after: 0 },
    { field: "title", after: "Web" },
    { field: "createdAt", after: row.createdAt },
  ]
  const deleted = [{ ...row, title: "Web", description: "" }]
  expect(detailsOf(JSON.stringify({ deleted }))).toEqual(fields)
  expect(detailsOf(JSON.stringify({ restored: deleted }))).toEqual(fields)
})

test("each of many recorded certificates is a line with its holder", () => {
  const created = [1, 2].map((no) => ({
    certificationNo: `PRH-${no}`,
    candidateName: "Rahim",
    candidateEmail: "r@e.com",
  }))
  expect(detailsOf(JSON.stringify({ created }))).toEqual([
    { after: "PRH-1 · Rahim · r@e.com" },
    { after: "PRH-2 · Rahim · r@e.com" },
  ])
})

test("a text that only looks like a recorded row is shown as text", () => {
  for (const text of ['{"deleted":', '{"deleted":{}}', "{}"]) expect(detailsOf(text)).toEqual([{ after: text }])
})

test("two long texts are shown from the first word that differs, short texts completely", () => {
  const weeks = "Networks and how they are attacked\nপাসওয়ার্ড ও পরিচয় "
  expect(startOfDifference({ before: `${weeks}one`, after: `${weeks}two` })).toBe(weeks.length)
  expect(startOfDifference({ before: `${weeks}old`, after: `${weeks}older` })).toBe(weeks.length)
  expect(startOfDifference({ before: "the old title", after: "the new title" })).toBe(0)
  expect(startOfDifference({ before: "ক".repeat(90), after: "ক".repeat(91) })).toBe(0)
  expect(startOfDifference({ before: 1, after: 2 })).toBe(0)
})
