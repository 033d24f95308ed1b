/** `line` is where the row starts in the person's own file, as an editor counts. Null: its quotes do not match. */
export type Row = { line: number; cells: string[] | null }

/** Where the table starts, behind the line by which Excel may name its delimiter. */
type Start = { delimiter: string; at: number; line: number }

const [quote, lf, cr] = [0x22, 0x0a, 0x0d]
const mostCells = 1000

/** Excel separates by what the system writes decimals with: in many countries semicolons. */
const delimiters = [",", ";", "\t", "|"]

export function startOf(text: string): Start {
  const named = /^sep=([^\r\n])(?:\r\n|\r|\n)/i.exec(text)
  if (named) return { delimiter: named[1] ?? ",", at: named[0].length, line: 2 }
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...likenessToTable(text, delimiter) }))
    .sort((one, other) => other.rows - one.rows || other.width - one.width)
  return { delimiter: best?.delimiter ?? ",", at: 0, line: 1 }
}

/** In how many of the first rows a delimiter finds equally many cells, more than one. */
function likenessToTable(text: string, delimiter: string) {
  const counts = new Map<number, number>()
  let looked = 0
  for (const { cells } of readRows(text.slice(0, 100_000), { delimiter, at: 0, line: 1 })) {
    if (cells && cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
    if (++looked === 20) break
  }
  const [width, rows] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [0, 0]
  return { width, rows }
}

/**
 * Rows as spreadsheets write them; a blank line is a row without cells. A quote in the middle of a cell is a letter like
 * any other. After one that is never closed nothing can be trusted: that row is the last.
 */
export function* readRows(text: string, { delimiter, at, line }: Start): Generator<Row, void> {
  const between = delimiter.charCodeAt(0)
  while (at < text.length) {
    const start = { at, line }
    const cells: string[] = []
    let isOpen = true
    while (isOpen) {
      const isQuoted = text.charCodeAt(at) === quote
      const end = isQuoted ? endOfQuoted(text, at, between) : endOfPlain(text, at, between)
      if (end < 0 || cells.length === mostCells) return yield { line: start.line, cells: null }
      const raw = text.slice(at, end)
      if (isQuoted) line += breaksIn(raw)
      cells.push(isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw)
      isOpen = text.charCodeAt(end) === between
      at = isOpen ? end + 1 : end
    }
    if (at === start.at) cells.pop()
    if (at < text.length) at += text.charCodeAt(at) === cr && text.charCodeAt(at + 1) === lf ? 2 : 1
    line++
    yield { line: start.line, cells }
  }
}

function endOfPlain(text: string, from: number, between: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === between || code === lf || code === cr) return at
  }
  return text.length
}

/** Behind the closing quote, or -1 where there is none, or where the cell does not end with it. */
function endOfQuoted(text: string, from: number, between: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    const after = text.charCodeAt(at + 1)
    if (after === quote) continue
    return at + 1 === text.length || after === between || after === lf || after === cr ? at + 1 : -1
  }
  return -1
}

export const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
