import { isUtf8 } from "node:buffer"
import { byteOrderMark, readCsv, unescapeFormula } from "contract"

/** Reads what `csvRow` writes. A quote in the middle of a cell makes a row unreadable: it may be one that lost its partner. */
export function readCsvFile(text: string) {
  const at = text.startsWith(byteOrderMark) ? 1 : 0
  const readCell = (cell: string, isQuoted: boolean) => (!isQuoted && cell.includes('"') ? null : unescapeFormula(cell))
  return readCsv(text, { offset: at, readCell })
}

/** The text of a file in UTF-8; null when it is in another encoding. NUL tells UTF-16 that happens to be readable. */
export function textOf(file: Uint8Array): string | null {
  return isUtf8(file) && !file.includes(0) ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(file) : null
}
