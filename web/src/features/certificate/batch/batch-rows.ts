import {
  type CertificateBatchInput,
  CreateCertificate,
  decodeProblem,
  escapeFormula,
  missingLetters,
  nextNumber,
  type Problem,
  problem,
  quotedCell,
} from "contract"
import type { PastedRow } from "./pasted-list.ts"

/** A person of a pasted list, as corrected since. */
export type BatchRow = PastedRow & {
  /** As typed; empty for the proposed one. */
  number: string
  /** Gets a certificate although the email has one already. */
  isChosen?: boolean
  /** It stays in view when it has no problem any more. */
  isEdited?: boolean
}
export type RowField = "name" | "email" | "number"
export type RowProblems = { [Field in RowField]?: Problem }

export type ShownRow = BatchRow & {
  /** The typed or the proposed number; empty if there is none. */
  shownNumber: string
  /** The email has a certificate of this batch, or is in an earlier line. */
  duplicate: "inBatch" | { line: number } | undefined
  isIssued: boolean
  problems: RowProblems
  /** Another number, if this one is written unlike it; empty if there is no other. */
  unlike?: string | undefined
}

/** Emails of the batch, and new numbers for it. Before both are known, `batchNo` is empty. */
export type BatchState = { batchNo: string; emails: ReadonlySet<string>; numbers: readonly string[] }

const columns = {
  name: "candidateName",
  email: "candidateEmail",
  number: "certificationNo",
} as const satisfies Record<RowField, keyof CreateCertificate>

/** The rows of a list with their numbers, duplicates and problems. People who are in the batch already are skipped unless chosen. */
export function rowsWith(rows: readonly BatchRow[], { batchNo, emails, numbers }: BatchState): ShownRow[] {
  const typed = new Set(rows.map(({ number }) => folded(number)))
  const free = numbers.filter((number) => !typed.has(folded(number)))
  const lineOfEmail = new Map<string, number>()
  const lineOfNumber = new Map<string, number>()
  let last = ""
  return rows.map((row) => {
    const email = folded(row.email)
    const earlier = email === "" ? undefined : lineOfEmail.get(email)
    if (earlier === undefined) lineOfEmail.set(email, row.line)
    const duplicate = emails.has(email) ? "inBatch" : earlier === undefined ? undefined : { line: earlier }
    if (duplicate && !row.isChosen) return { ...row, shownNumber: "", duplicate, isIssued: false, problems: {} }
    // Without proposals, one typed number is enough: the others follow it.
    last = row.number.trim() || (free.shift() ?? nextNumber(last))
    const twice = lineOfNumber.get(folded(last))
    if (twice === undefined) lineOfNumber.set(folded(last), row.line)
    const problems = {
      ...problemsOf(row),
      ...(last === "" && batchNo !== "" && { number: problem("allFieldsRequired") }),
      ...(twice !== undefined && last !== "" && { number: problem("csvTwice", { line: twice }) }),
    }
    return { ...row, shownNumber: last, duplicate, isIssued: true, problems }
  })
}

/** The rows of a list that was read again. People who were in it already keep their number and choice. */
export function rowsFrom(list: readonly PastedRow[], earlier: readonly BatchRow[]): BatchRow[] {
  const left = [...earlier]
  return list.map((row) => {
    const findBy = (...keys: ("name" | "email")[]) =>
      left.find((each) => keys.every((key) => each[key] === row[key] && row[key] !== ""))
    const found = findBy("name", "email") ?? findBy("email") ?? findBy("name")
    if (!found) return { ...row, number: "" }
    left.splice(left.indexOf(found), 1)
    return { ...found, ...row }
  })
}

const folded = (text: string) => text.trim().toLowerCase()

/** Rows are never changed in place. Of five hundred, only the edited one is validated again. */
const known = new WeakMap<BatchRow, RowProblems>()

function problemsOf(row: BatchRow): RowProblems {
  const problems = known.get(row) ?? validated(row)
  known.set(row, problems)
  return problems
}

function validated(row: BatchRow): RowProblems {
  const fields = Object.entries(columns) as [RowField, (typeof columns)[RowField]][]
  return Object.fromEntries(
    fields.flatMap(([field, column]) => {
      if (field === "number" && row.number === "") return []
      const { error } = CreateCertificate.shape[column].safeParse(row[field])
      const message = error?.issues[0]?.message
      return message === undefined ? [] : [[field, decodeProblem(message) ?? problem("badInput")]]
    }),
  )
}

export const missingInName = ({ name, isIssued }: ShownRow) => (isIssued ? missingLetters(name) : [])

export const hasProblem = ({ problems }: ShownRow) => Object.keys(problems).length > 0

/** The certificates as a file to import: the row at `index` is on line `index + 2`. */
export function batchCsv(shared: CertificateBatchInput, issued: readonly ShownRow[]): Blob {
  const fields = Object.entries(shared).filter(([, value]) => value !== undefined && value !== "")
  const csvLine = (cells: readonly string[]) => `${cells.map((cell) => quotedCell(escapeFormula(cell))).join(",")}\n`
  const head = csvLine([...Object.values(columns), ...fields.map(([field]) => field)])
  const common = fields.map(([, value]) => String(value))
  const lines = issued.map(({ name, email, shownNumber }) => csvLine([name, email, shownNumber, ...common]))
  return new Blob([head, ...lines], { type: "text/csv" })
}

/** Where a field that an import has refused stands: `rows.7.candidateEmail`. */
export function cellAt(field: string): { index: number; field: RowField | undefined; column: string } {
  const [, line, column = ""] = field.split(".")
  const found = (Object.keys(columns) as RowField[]).find((each) => columns[each] === column)
  return { index: Number(line) - 2, field: found, column }
}
