import { type FieldError, lineBreaksIn, problem, quotedCell } from "contract"
import { newRequestId } from "#api/request-id.ts"
import type { Translatable } from "#i18n/messages.ts"
import { type Column, columns, type Mapping } from "./csv-columns.ts"
import { type Fault, type FileRow, forEachYielding, type Table } from "./csv-table.ts"

/** The CSV to upload, and for each of its lines the row of the user's own file. */
export type PreparedFile = {
  requestId: string
  csv: Blob
  count: number
  rowByLine: Map<number, FileRow>
  mapping: Mapping
  faults: Fault[]
}

export async function prepareUpload({ rows, faults }: Table, mapping: Mapping): Promise<PreparedFile> {
  const mapped = columns.filter((column) => mapping[column] >= 0)
  const parts = [`${mapped.join(",")}\n`]
  const counts = { count: 0, rowByLine: new Map(), mapping, faults: [...faults] }
  const prepared: PreparedFile = { requestId: newRequestId(), csv: new Blob(), ...counts }
  let line = 2
  await forEachYielding(rows, (row) => {
    const cells = mapped.map((column) => row.cells[mapping[column]] ?? "")
    // Spreadsheets fill serial numbers below the last certificate too.
    if (cells.every((cell) => cell.trim() === "")) return
    const text = cells.map((cell, index) => quotedCell(mapped[index] === "status" ? statusOf(cell) : cell)).join(",")
    parts.push(`${text}\n`)
    prepared.rowByLine.set(line, row)
    prepared.count++
    line += 1 + lineBreaksIn(text)
    prepared.faults.push(...damageIn(row, mapping))
  })
  prepared.csv = new Blob(parts, { type: "text/csv" })
  return prepared
}

/** As the lists name them, and as they named them before. */
const statuses = new Map([
  ...["valid", "বৈধ", "সক্রিয়"].map((name) => [name.normalize("NFC"), "active"] as const),
  ...["revoked", "বাতিল", "নিষ্ক্রিয়"].map((name) => [name.normalize("NFC"), "inactive"] as const),
])
/** The status as the server names it. */
export const statusOf = (cell: string) => statuses.get(cell.trim().normalize("NFC").toLowerCase()) ?? cell

/** Damage that spreadsheets do silently, and that the server would accept. */
const damagePatterns: readonly [Column, RegExp, "lostLetters" | "shortened"][] = [
  ["candidateName", /\?\?/, "lostLetters"],
  ["certificationName", /\?\?/, "lostLetters"],
  ["batchNo", /^\s*\d([.,]\d+)?E\+\d+\s*$/i, "shortened"],
  ["certificationNo", /^\s*\d([.,]\d+)?E\+\d+\s*$/i, "shortened"],
]

function damageIn({ line, cells }: FileRow, mapping: Mapping): Fault[] {
  return damagePatterns.flatMap(([column, pattern, reason]) => {
    const value = cells[mapping[column]] ?? ""
    return pattern.test(value) ? [{ line, column, value, reason }] : []
  })
}

/** Translates the line numbers of the upload, which the server reports, into those of the user's own file. */
export function faultsOf(errors: readonly FieldError[], { rowByLine, mapping, faults }: PreparedFile): Fault[] {
  const serverFaults = errors.map(({ field, ...problem }): Fault => {
    const [, line, column] = field.split(".")
    const row = rowByLine.get(Number(line))
    const value = row?.cells[mapping[column as Column]]
    return { line: row?.line ?? 1, reason: withOwnLines(problem, rowByLine), ...(column && { column, value }) }
  })
  return [...faults, ...serverFaults].sort((one, other) => one.line - other.line)
}

function withOwnLines(reason: Translatable, rowByLine: PreparedFile["rowByLine"]): Translatable {
  const line = rowByLine.get(reason.params?.line ?? 0)?.line
  return reason.code === "csvTwice" && line ? problem("csvTwice", { line }) : reason
}
