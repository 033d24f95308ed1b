/** A row and the line on which it starts, counted from 1. `cells` is null if the row cannot be read. */
export type CsvRow = { line: number; cells: string[] | null }

type CsvOptions = {
  delimiter?: string
  /** The offset at which to start, and the line number there. */
  offset?: number
  line?: number
  /** Returns a cell's value; null makes the row unreadable. `isQuoted`: the cell was in quotes. */
  readCell?: (text: string, isQuoted: boolean) => string | null
}

/** Without it spreadsheets misread UTF-8 as another encoding. */
export const byteOrderMark = "\ufeff"

const maxCells = 1000
const [quote, lf, cr] = [0x22, 0x0a, 0x0d]

/** Reads CSV (RFC 4180). A blank line is a row without cells. Stops at an unreadable row: nothing after it can be trusted. */
export function* readCsv(
  text: string,
  { delimiter = ",", offset = 0, line = 1, readCell = (cell) => cell }: CsvOptions = {},
): Generator<CsvRow, void> {
  const separator = delimiter.charCodeAt(0)
  while (offset < text.length) {
    const start = { offset, line }
    const cells: string[] = []
    let isOpen = true
    while (isOpen) {
      const end = endOfCell(text, offset, separator)
      const raw = text.slice(offset, end)
      const isQuoted = text.charCodeAt(offset) === quote
      const value = isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw
      const cell = end < 0 || cells.length === maxCells ? null : readCell(value, isQuoted)
      if (cell === null) return yield { line: start.line, cells: null }
      if (isQuoted) line += lineBreaksIn(raw)
      cells.push(cell)
      isOpen = text.charCodeAt(end) === separator
      offset = isOpen ? end + 1 : end
    }
    if (offset === start.offset) cells.pop()
    if (offset < text.length) offset += text.charCodeAt(offset) === cr && text.charCodeAt(offset + 1) === lf ? 2 : 1
    line++
    yield { line: start.line, cells }
  }
}

/** The index after the cell; -1 if a quote is never closed, or is followed by anything but the end of the cell. */
function endOfCell(text: string, start: number, separator: number): number {
  const isEnd = (index: number) => {
    const code = text.charCodeAt(index)
    return index >= text.length || code === separator || code === lf || code === cr
  }
  let index = start
  if (text.charCodeAt(start) !== quote) {
    while (!isEnd(index)) index++
    return index
  }
  do {
    index = text.indexOf('"', index + 1) + 1
    if (index === 0) return -1
  } while (text.charCodeAt(index) === quote)
  return isEnd(index) ? index : -1
}

/** CRLF counts as one. */
export const lineBreaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

export const quotedCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

// A spreadsheet runs a cell that starts with one of these as a formula. Full-width ones count where people type them.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const escapedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/

/** An apostrophe in front makes the cell a text. A cell that has one already gets another, so that one can always be removed. */
export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

export const unescapeFormula = (text: string) => (escapedFormula.test(text) ? text.slice(1) : text)
