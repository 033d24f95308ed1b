import { describeProblem, problem } from "contract"
import { expect, test } from "vitest"
import { guessMapping } from "./csv-columns.ts"
import { readTable } from "./csv-table.ts"
import { prepareUpload } from "./csv-upload.ts"
import { checkBeforeSending, checkOf } from "./import-check.ts"

async function sent(text: string) {
  const table = await readTable(new Blob([`Name,Email,Course,Batch,Certificate No\n${text}`]))
  if ("problem" in table) throw new Error(table.problem)
  return await prepareUpload(table, guessMapping(table.headings))
}
const row = (no: number) => `Nusrat,n@example.com,EHP,0001,P-${no}\n`
const result = {
  importId: "",
  rows: 1,
  created: 1,
  corrected: 0,
  unchanged: 0,
  mails: 0,
  dryRun: true,
  changes: [],
  dryRunDigest: "AAAA",
}
const response = { data: { success: true as const, message: "", data: result } }

test("a file beyond the server's limits is refused before the upload", async () => {
  const many = await sent(Array.from({ length: 20_001 }, (_, no) => row(no)).join(""))
  const tooLong = { status: 400, data: problem("csvTooLong", { max: 20_000 }) }
  expect(checkBeforeSending(many)).toMatchObject({ phase: "failed", failure: tooLong })
  const large = await sent(`${"x".repeat(9 * 1024 * 1024)},n@example.com,EHP,0001,P-1\n`)
  expect(checkBeforeSending(large)).toMatchObject({ phase: "failed", failure: { status: 413 } })
  expect(checkBeforeSending(await sent(row(1)))).toBeUndefined()
})

test("faults that the browser finds stop a file that the server would accept", async () => {
  expect(checkOf(response, await sent(row(1)))).toEqual({ phase: "good", result })
  const spoilt = checkOf(response, await sent(`${row(1)}????,n@example.com,EHP,0001,P-2\n`))
  expect(spoilt).toMatchObject({ phase: "faulty", count: 1, faults: [{ line: 3, column: "candidateName" }] })
})

test("the count includes all faults, although the server lists only a hundred", async () => {
  const errors = [{ field: "rows.2.batchNo", ...describeProblem({ code: "allFieldsRequired" }) }]
  const error = { status: 400, data: { ...describeProblem(problem("csvManyInvalid", { count: 250 })), errors } }
  expect(checkOf({ error }, await sent(row(1)))).toMatchObject({ phase: "faulty", count: 250, faults: [{ line: 2 }] })
})

test.for([
  { status: "FETCH_ERROR", error: "network" },
  { status: 409, data: { ...describeProblem({ code: "editConflict" }) } },
  { status: 400, data: { ...describeProblem({ code: "csvColumns" }) } },
  { status: 500, data: null },
])("any other failure concerns the whole file: %o", async (error) => {
  expect(checkOf({ error }, await sent(row(1)))).toEqual({ phase: "failed", failure: error })
})
