import { byteOrderMark, readCsv, unescapeFormula } from "contract"

/** Reads what `csvRow` writes. A quote in the middle of a cell makes a row unreadable: it may be one that lost its partner. */
export function readCsvFile(text: string) {
  const at = text.startsWith(byteOrderMark) ? 1 : 0
  const readCell = (cell: string, isQuoted: boolean) => (!isQuoted && cell.includes('"') ? null : unescapeFormula(cell))
  return readCsv(text, { at, readCell })
}
