import { type CsvRow, problem, readCsv } from "contract"
import type { Translatable } from "#i18n/messages.ts"
import { guessed, missingIn } from "./csv-columns.ts"
import { csvStart } from "./csv-delimiter.ts"
import { textOf, type Unreadable } from "./csv-text.ts"
import { inTurns } from "./in-turns.ts"

/** What is wrong in the person's own file, found by the server or here. */
export type Fault = {
  line: number
  column?: string
  value?: string
  reason: Translatable | "lostLetters" | "shortened"
}

export type FileRow = { line: number; cells: string[] }

/** A file as it was read. A heading may be blank, and all of them are where the first line is a certificate already. */
export type Table = { headings: string[]; rows: FileRow[]; faults: Fault[] }

export type Problem = Unreadable | "empty" | "tooLarge" | "gone"

// With columns that are not wanted, a file may be larger than what is sent of it.
const mostBytes = 32 * 1024 * 1024

export async function tableOf(file: Blob): Promise<Table | { problem: Problem }> {
  if (file.size > mostBytes) return { problem: "tooLarge" }
  const bytes = await file.arrayBuffer().catch(() => null)
  // Moved or changed since it was chosen, or on a disk that is gone.
  if (!bytes) return { problem: "gone" }
  const read = textOf(new Uint8Array(bytes))
  if ("problem" in read) return read
  const all: CsvRow[] = []
  await inTurns(readCsv(read.text, csvStart(read.text)), (row) => {
    if (!row.cells?.every((cell) => cell.trim() === "")) all.push(row)
  })
  const table = arranged(all)
  return table.rows.length + table.faults.length === 0 ? { problem: "empty" } : table
}

function arranged(all: readonly CsvRow[]): Table {
  const head = headIn(all)
  const width = all[Math.max(head, 0)]?.cells?.length ?? 0
  const headings = head < 0 ? Array<string>(width).fill("") : (all[head]?.cells ?? []).map((cell) => cell.trim())
  const table: Table = { headings, rows: [], faults: [] }
  for (const { line, cells } of all.slice(head + 1)) {
    if (!cells) table.faults.push({ line, reason: problem("csvQuotes") })
    else if (widthOf(cells, width) !== width) table.faults.push({ line, reason: problem("csvCells", { cells: width }) })
    else table.rows.push({ line, cells })
  }
  return table
}

/** Where the headings stand: below a title, perhaps. -1: there are none, the first line speaks of a person already. */
function headIn(all: readonly CsvRow[]): number {
  const place = all.slice(0, 10).findIndex(({ cells }) => cells && missingIn(guessed(cells)).length <= 2)
  if (place >= 0) return place
  return all[0]?.cells?.some((cell) => /\S@\S/.test(cell)) ? -1 : 0
}

/** Blank cells at a line's end are the spreadsheet's. */
function widthOf(cells: readonly string[], wanted: number): number {
  let width = cells.length
  while (width > wanted && cells[width - 1]?.trim() === "") width--
  return width
}
