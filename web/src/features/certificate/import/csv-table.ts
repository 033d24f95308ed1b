import { type CsvRow, problem, readCsv } from "contract"
import { csvStart, type Problem, readText } from "#api/file/csv-text.ts"
import type { Translatable } from "#i18n/messages.ts"
import { guessMapping, missingColumns } from "./csv-columns.ts"

/** A fault in the user's file, found by the server or by the browser. */
export type Fault = {
  line: number
  column?: string
  value?: string
  reason: Translatable | "lostLetters" | "shortened"
}

export type FileRow = { line: number; cells: string[] }

/** A parsed file. A heading may be blank; all are blank if the first line is already a certificate. */
export type Table = { headings: string[]; rows: FileRow[]; faults: Fault[] }

export async function readTable(file: Blob): Promise<Table | { problem: Problem }> {
  const read = await readText(file)
  if ("problem" in read) return read
  const all: CsvRow[] = []
  await forEachYielding(readCsv(read.text, csvStart(read.text)), (row) => {
    if (!row.cells?.every((cell) => cell.trim() === "")) all.push(row)
  })
  const table = toTable(all)
  return table.rows.length + table.faults.length === 0 ? { problem: "empty" } : table
}

function toTable(all: readonly CsvRow[]): Table {
  const head = headingIndex(all)
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

/** The index of the headings, perhaps below a title; -1 if there are none, because the first line has an email already. */
function headingIndex(all: readonly CsvRow[]): number {
  const index = all.slice(0, 10).findIndex(({ cells }) => cells && missingColumns(guessMapping(cells)).length <= 2)
  if (index >= 0) return index
  return all[0]?.cells?.some((cell) => /\S@\S/.test(cell)) ? -1 : 0
}

/** Spreadsheets add blank cells at the end of a line. */
function widthOf(cells: readonly string[], expected: number): number {
  let width = cells.length
  while (width > expected && cells[width - 1]?.trim() === "") width--
  return width
}

const maxBlockingMs = 10

/** Processes many items without blocking the page: it yields to the event loop at short intervals. */
export async function forEachYielding<T>(items: Iterable<T>, process: (item: T) => void) {
  let startedAt = performance.now()
  for (const item of items) {
    process(item)
    if (performance.now() - startedAt < maxBlockingMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
}
