/** A row and the line it starts in, as an editor counts. `cells` is null where the row cannot be read. */
export type CsvRow = { line: number; cells: string[] | null }

type CsvOptions = {
  delimiter?: string
  /** Where to begin, and which line of the file that is. */
  at?: number
  line?: number
  /** Answers a cell's value; null makes the row unreadable. `isQuoted`: quotes stood around it. */
  readCell?: (text: string, isQuoted: boolean) => string | null
}

/** Without this mark spreadsheets take UTF-8 for another encoding. */
export const byteOrderMark = "\ufeff"

const maxCells = 1000
const [quote, lf, cr] = [0x22, 0x0a, 0x0d]

/** Reads CSV (RFC 4180); a blank line is a row without cells. Nothing after an unreadable row can be trusted. */
export function* readCsv(
  text: string,
  { delimiter = ",", at = 0, line = 1, readCell = (cell) => cell }: CsvOptions = {},
): Generator<CsvRow, void> {
  const separator = delimiter.charCodeAt(0)
  while (at < text.length) {
    const start = { at, line }
    const cells: string[] = []
    let isOpen = true
    while (isOpen) {
      const end = endOfCell(text, at, separator)
      const raw = text.slice(at, end)
      const isQuoted = text.charCodeAt(at) === quote
      const value = isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw
      const cell = end < 0 || cells.length === maxCells ? null : readCell(value, isQuoted)
      if (cell === null) return yield { line: start.line, cells: null }
      if (isQuoted) line += lineBreaksIn(raw)
      cells.push(cell)
      isOpen = text.charCodeAt(end) === separator
      at = isOpen ? end + 1 : end
    }
    if (at === start.at) cells.pop()
    if (at < text.length) at += text.charCodeAt(at) === cr && text.charCodeAt(at + 1) === lf ? 2 : 1
    line++
    yield { line: start.line, cells }
  }
}

/** The index behind the cell; -1 where a quote is never closed, or is followed by something else than the cell's end. */
function endOfCell(text: string, from: number, separator: number): number {
  const isEnd = (at: number) => {
    const code = text.charCodeAt(at)
    return at >= text.length || code === separator || code === lf || code === cr
  }
  let at = from
  if (text.charCodeAt(from) !== quote) {
    while (!isEnd(at)) at++
    return at
  }
  do {
    at = text.indexOf('"', at + 1) + 1
    if (at === 0) return -1
  } while (text.charCodeAt(at) === quote)
  return isEnd(at) ? at : -1
}

/** CRLF is one. */
export const lineBreaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

export const quotedCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

// With these a spreadsheet takes a cell for a formula, and runs it: the full-width ones too, where people type those.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const escapedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/

/** An apostrophe in front makes it a text. One that has some already gets one more, so that one can always be taken off. */
export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

export const unescapeFormula = (text: string) => (escapedFormula.test(text) ? text.slice(1) : text)
