import { type CsvRow, problem, readCsv } from "contract"
import type { Translatable } from "#i18n/messages.ts"
import { guessed, missingIn } from "./csv-columns.ts"

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

export type Problem = "workbook" | "encoding" | "unlike" | "empty" | "tooLarge" | "gone"

// With columns that are not wanted, a file may be larger than what is sent of it.
const maxBytes = 32 * 1024 * 1024

export async function tableOf(file: Blob): Promise<Table | { problem: Problem }> {
  if (file.size > maxBytes) return { problem: "tooLarge" }
  const bytes = await file.arrayBuffer().catch(() => null)
  // Moved or changed since it was chosen, or on a disk that is gone.
  if (!bytes) return { problem: "gone" }
  const read = textOf(new Uint8Array(bytes))
  if ("problem" in read) return read
  const all: CsvRow[] = []
  await forEachYielding(readCsv(read.text, csvStart(read.text)), (row) => {
    if (!row.cells?.every((cell) => cell.trim() === "")) all.push(row)
  })
  const table = arranged(all)
  return table.rows.length + table.faults.length === 0 ? { problem: "empty" } : table
}

const starts = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], is: "workbook" },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], is: "workbook" },
  { bytes: [0xff, 0xfe], is: "utf-16le" },
  { bytes: [0xfe, 0xff], is: "utf-16be" },
] as const

/** The text of a file as spreadsheets save it: UTF-8, or the UTF-16 that Excel calls "Unicode Text". */
function textOf(file: Uint8Array): { text: string } | { problem: Problem } {
  const kind = starts.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte))?.is ?? "utf-8"
  if (kind === "workbook") return { problem: kind }
  try {
    const text = new TextDecoder(kind, { fatal: true }).decode(file)
    // UTF-16 without its mark can pass for UTF-8, and so can a picture: neither is a table.
    return text.includes("\0") ? { problem: "unlike" } : { text }
  } catch {
    return { problem: "encoding" }
  }
}

/** Excel separates by what the system writes decimals with: in many countries semicolons. */
const delimiters = [",", ";", "\t", "|"]

/** The delimiter, and where the table starts: behind the line by which Excel may name its delimiter. */
function csvStart(text: string) {
  const named = /^sep=([^\r\n])(?:\r\n|\r|\n)/i.exec(text)
  if (named) return { delimiter: named[1] ?? ",", offset: named[0].length, line: 2 }
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...mostFrequentWidth(text.slice(0, 100_000), delimiter) }))
    .sort((one, other) => other.rows - one.rows || other.width - one.width)
  return { delimiter: best?.delimiter ?? "," }
}

/** In how many of the first 20 rows a delimiter finds equally many cells, more than one. */
function mostFrequentWidth(text: string, delimiter: string) {
  const counts = new Map<number, number>()
  let read = 0
  for (const { cells } of readCsv(text, { delimiter })) {
    if (cells && cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
    if (++read === 20) break
  }
  const [width, rows] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [0, 0]
  return { width, rows }
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

const maxBusyMs = 10

/** Works through very many without holding up the page: it yields to scrolling and pressing again and again. */
export async function forEachYielding<T>(all: Iterable<T>, use: (one: T) => void) {
  let since = performance.now()
  for (const one of all) {
    use(one)
    if (performance.now() - since < maxBusyMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
