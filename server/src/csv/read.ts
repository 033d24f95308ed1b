import { undefuse } from "#csv/formula.ts"
import { byteOrderMark } from "#csv/write.ts"

/** `line` is where the row starts in the file, as an editor counts. Null: it cannot be read. */
export type Row = { line: number; cells: string[] | null }

const [quote, comma, lf, cr] = [0x22, 0x2c, 0x0a, 0x0d]

const mostCells = 1000

/**
 * Rows of CSV as RFC 4180 has it, with line breaks of any kind; a blank line is a row without cells. After quotes that do
 * not match, or a row that goes on and on, nothing that follows can be trusted: that one is the last.
 */
export function* readCsv(text: string): Generator<Row, void> {
  let at = text.startsWith(byteOrderMark) ? 1 : 0
  let line = 1
  while (at < text.length) {
    const start = { at, line }
    const cells: string[] = []
    let isOpen = true
    while (isOpen) {
      const end = text.charCodeAt(at) === quote ? endOfQuoted(text, at) : endOfPlain(text, at)
      if (end < 0 || cells.length === mostCells) return yield { line, cells: null }
      const raw = text.slice(at, end)
      if (text.charCodeAt(at) === quote) {
        cells.push(undefuse(raw.slice(1, -1).replaceAll('""', '"')))
        line += breaksIn(raw)
      } else cells.push(undefuse(raw))
      isOpen = text.charCodeAt(end) === comma
      at = isOpen ? end + 1 : end
    }
    if (at === start.at) cells.pop()
    if (at < text.length) at += text.charCodeAt(at) === cr && text.charCodeAt(at + 1) === lf ? 2 : 1
    line++
    yield { line: start.line, cells }
  }
}

/** Behind the last letter, or -1 where a quote stands in the middle. */
function endOfPlain(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === comma || code === lf || code === cr) return at
    if (code === quote) return -1
  }
  return text.length
}

/** Behind the closing quote, or -1 where there is none, or where the cell does not end with it. */
function endOfQuoted(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    const after = text.charCodeAt(at + 1)
    if (after === quote) continue
    return at + 1 === text.length || after === comma || after === lf || after === cr ? at + 1 : -1
  }
  return -1
}

const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
