import { readCsv } from "contract"

/** Excel separates by what the system writes decimals with: in many countries semicolons. */
const delimiters = [",", ";", "\t", "|"]

/** The delimiter, and where the table starts: behind the line by which Excel may name its delimiter. */
export function csvStart(text: string) {
  const named = /^sep=([^\r\n])(?:\r\n|\r|\n)/i.exec(text)
  if (named) return { delimiter: named[1] ?? ",", at: named[0].length, line: 2 }
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
