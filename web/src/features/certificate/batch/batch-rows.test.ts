import { expect, test } from "vitest"
import { type BatchRow, batchCsv, cellAt, hasProblem, rowsWith } from "./batch-rows.ts"

const row = (line: number, some: Partial<BatchRow> = {}): BatchRow => ({
  ...{ line, name: `Person ${line}`, email: `p${line}@example.com`, number: "" },
  ...some,
})
const none = { batchNo: "A", emails: new Set<string>(), numbers: [] }
const numbersOf = (rows: BatchRow[], numbers: string[] = []) =>
  rowsWith(rows, { ...none, numbers }).map(({ shownNumber }) => shownNumber)

test("people get the proposed numbers in their order, except those whose number was typed", () => {
  const rows = [row(1), row(2, { number: "X-9" }), row(3)]
  expect(numbersOf(rows, ["A-1", "A-2", "A-3"])).toEqual(["A-1", "X-9", "A-2"])
  expect(numbersOf([row(1), row(2, { number: "a-1" })], ["A-1", "A-2"])).toEqual(["A-2", "a-1"])
})

test("without proposals the other numbers follow the first one that is typed", () => {
  expect(numbersOf([row(1, { number: "A-09" }), row(2), row(3)])).toEqual(["A-09", "A-10", "A-11"])
  expect(rowsWith([row(1)], none)[0]?.problems).toMatchObject({ number: { code: "allFieldsRequired" } })
  // It is proposed as soon as the batch is entered.
  expect(rowsWith([row(1)], { ...none, batchNo: "" })[0]?.problems).toEqual({})
})

test("an email of the batch or of an earlier line is skipped, and takes no number, unless it is chosen", () => {
  const rows = [row(1, { email: "Old@x.org" }), row(2), row(3, { email: "P2@example.com " }), row(4)]
  const state = { batchNo: "A", emails: new Set(["old@x.org"]), numbers: ["A-1", "A-2", "A-3"] }
  const shown = rowsWith(rows, state)
  expect(shown.map(({ duplicate, isIssued, shownNumber }) => [duplicate, isIssued, shownNumber])).toEqual([
    ["inBatch", false, ""],
    [undefined, true, "A-1"],
    [{ line: 2 }, false, ""],
    [undefined, true, "A-2"],
  ])
  const chosen = rowsWith([row(1, { email: "old@x.org", isChosen: true })], state)
  expect(chosen).toMatchObject([{ isIssued: true, shownNumber: "A-1", duplicate: "inBatch" }])
})

test("problems are those of the form, and a number twice", () => {
  const rows = [row(1, { name: " " }), row(2, { email: "no email" }), row(3, { number: "..." })]
  const more = [row(4, { name: "n".repeat(201) }), row(5, { number: "B-1" }), row(6, { number: "b-1" })]
  const shown = rowsWith([...rows, ...more, row(7)], { ...none, numbers: ["A-1", "A-2", "A-3", "A-4"] })
  const codes = shown.map(({ problems }) => Object.entries(problems).map(([field, { code }]) => `${field} ${code}`))
  expect(codes).toEqual([
    ["name allFieldsRequired"],
    ["email invalidEmail"],
    ["number noLetter"],
    ["name tooLong"],
    [],
    ["number csvTwice"],
    [],
  ])
  expect(shown.filter(hasProblem)).toHaveLength(5)
})

test("the file to import quotes its cells, and names each certificate once", async () => {
  const shared = { certificationName: "EHP, basic", batchNo: "7", skills: "", hours: "48" }
  const issued = rowsWith([row(1, { name: '=A "B"' })], { ...none, numbers: ["A-1"] })
  expect(await batchCsv(shared, issued).text()).toBe(
    'candidateName,candidateEmail,certificationNo,certificationName,batchNo,hours\n"\'=A ""B""",p1@example.com,A-1,"EHP, basic",7,48\n',
  )
  expect(cellAt("rows.2.certificationNo")).toEqual({ index: 0, field: "number", column: "certificationNo" })
  expect(cellAt("rows.3.expiresOn")).toEqual({ index: 1, field: undefined, column: "expiresOn" })
})
