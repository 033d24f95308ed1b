import { type FieldError, lineBreaksIn, problem, quotedCell } from "contract"
import type { Translatable } from "#i18n/messages.ts"
import { type Column, columns, type Mapping } from "./csv-columns.ts"
import { type Fault, type FileRow, forEachYielding, type Table } from "./csv-table.ts"

/** What is sent of a file, and for each line of it the row of the person's own file. */
export type Sent = { csv: Blob; count: number; rowAt: Map<number, FileRow>; mapping: Mapping; faults: Fault[] }

export async function sentOf({ rows, faults }: Table, mapping: Mapping): Promise<Sent> {
  const wanted = columns.filter((column) => mapping[column] >= 0)
  const parts = [`${wanted.join(",")}\n`]
  const sent: Sent = { csv: new Blob(), count: 0, rowAt: new Map(), mapping, faults: [...faults] }
  let line = 2
  await forEachYielding(rows, (row) => {
    const cells = wanted.map((column) => row.cells[mapping[column]] ?? "")
    // Spreadsheets number lines below the last certificate too.
    if (cells.every((cell) => cell.trim() === "")) return
    const text = cells.map((cell, at) => quotedCell(wanted[at] === "status" ? statusOf(cell) : cell)).join(",")
    parts.push(`${text}\n`)
    sent.rowAt.set(line, row)
    sent.count++
    line += 1 + lineBreaksIn(text)
    sent.faults.push(...spoiled(row, mapping))
  })
  sent.csv = new Blob(parts, { type: "text/csv" })
  return sent
}

const statuses: Record<string, string> = { সক্রিয়: "active", নিষ্ক্রিয়: "inactive" }
const statusOf = (cell: string) => statuses[cell.trim().normalize("NFC")] ?? cell

/** What spreadsheets do to a table without a word, and what the server would take for good. */
const signsOfSpoiling: readonly [Column, RegExp, "lostLetters" | "shortened"][] = [
  ["candidateName", /\?\?/, "lostLetters"],
  ["certificationName", /\?\?/, "lostLetters"],
  ["batchNo", /^\s*\d([.,]\d+)?E\+\d+\s*$/i, "shortened"],
  ["certificationNo", /^\s*\d([.,]\d+)?E\+\d+\s*$/i, "shortened"],
]

function spoiled({ line, cells }: FileRow, mapping: Mapping): Fault[] {
  return signsOfSpoiling.flatMap(([column, sign, reason]) => {
    const value = cells[mapping[column]] ?? ""
    return sign.test(value) ? [{ line, column, value, reason }] : []
  })
}

/** The server counts the lines that it was sent; people look for those of their own file. */
export function faultsOf(errors: readonly FieldError[], { rowAt, mapping, faults }: Sent): Fault[] {
  const theirs = errors.map(({ field, ...problem }): Fault => {
    const [, line, column] = field.split(".")
    const row = rowAt.get(Number(line))
    const value = row?.cells[mapping[column as Column]]
    return { line: row?.line ?? 1, reason: inOwnLines(problem, rowAt), ...(column && { column, value }) }
  })
  return [...faults, ...theirs].sort((one, other) => one.line - other.line)
}

function inOwnLines(reason: Translatable, rowAt: Sent["rowAt"]): Translatable {
  const line = rowAt.get(reason.params?.line ?? 0)?.line
  return reason.code === "csvTwice" && line ? problem("csvTwice", { line }) : reason
}
