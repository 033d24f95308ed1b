import { type CsvRow, readCsv, withoutUnprintable } from "contract"
import { csvStart } from "#api/file/csv-text.ts"
import { guessMapping } from "#features/certificate/import/csv-columns.ts"

export const maxPastedRows = 500
/** Enough for as many rows with long names; more is not even read. */
export const maxPastedLength = 200_000

/** A person in a list, and the line where the list names them. */
export type PastedRow = { line: number; name: string; email: string }

export type PastedList = {
  rows: PastedRow[]
  /** The first line, if it is headings. */
  headings: string[]
  /** Columns that are neither names nor emails: their headings or numbers. */
  ignored: string[]
}

type Line = { line: number; cells: string[] }

/** Reads names and emails as a spreadsheet copies them: in columns of any order, perhaps with headings and other columns. */
export function readPastedList(text: string): PastedList | "tooLong" | "tooMany" | "unlike" {
  if (text.length > maxPastedLength) return "tooLong"
  const lines = pastedLines(text)
  const first = lines[0]?.cells ?? []
  const mapping = guessMapping(first)
  const hasHeadings = mapping.candidateEmail >= 0 && !first.some(isEmail)
  const people = hasHeadings ? lines.slice(1) : lines
  if (people.length > maxPastedRows) return "tooMany"
  const email = hasHeadings ? mapping.candidateEmail : columnWithMost(people, isEmail)
  if (email < 0 || people.length === 0) return "unlike"
  const named = hasHeadings ? mapping.candidateName : -1
  const name = named >= 0 ? named : columnWithMost(people, isName, email)
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const others = [...Array(width).keys()].filter((index) => index !== name && index !== email)
  return {
    rows: people.map(({ line, cells }) => ({ line, name: cells[name] ?? "", email: cells[email] ?? "" })),
    headings: hasHeadings ? first.filter(Boolean) : [],
    ignored: others
      .filter((index) => people.some(({ cells }) => cells[index]))
      .map((index) => (hasHeadings && first[index]) || String(index + 1)),
  }
}

function pastedLines(text: string): Line[] {
  const rows: CsvRow[] = [...readCsv(text, csvStart(text))]
  // After a quote that is never closed nothing can be read as quoted.
  const readable = rows.every(({ cells }) => cells) ? rows : unquoted(text)
  return readable
    .map(({ line, cells }) => ({ line, cells: (cells ?? []).map(tidied) }))
    .filter(({ cells }) => cells.some(Boolean))
}

function unquoted(text: string): CsvRow[] {
  const { delimiter } = csvStart(text)
  return text.split(/\r\n|\r|\n/).map((row, index) => ({ line: index + 1, cells: row.split(delimiter) }))
}

const tidied = (cell: string) => withoutUnprintable(cell).replace(/\s+/g, " ").trim()

const isEmail = (cell: string) => /\S@\S/.test(cell)
/** Not a serial number or a phone number. */
const isName = (cell: string) => /\p{L}/u.test(cell) && !isEmail(cell)

/** -1 if no cell is like this. The first column wins. */
function columnWithMost(lines: readonly Line[], isLike: (cell: string) => boolean, except = -1): number {
  const counts: number[] = []
  for (const { cells } of lines) {
    cells.forEach((cell, index) => {
      if (index !== except && isLike(cell)) counts[index] = (counts[index] ?? 0) + 1
    })
  }
  return counts.reduce((best, count, index) => (count > (counts[best] ?? 0) ? index : best), -1)
}
