import { isUtf8 } from "node:buffer"
import { byteOrderMark, readCsv, unescapeFormula } from "contract"

/** Reads what `csvRow` writes. A quote inside an unquoted cell makes the row unreadable: its partner may be missing. */
export function readCsvFile(text: string) {
  const offset = text.startsWith(byteOrderMark) ? 1 : 0
  const readCell = (cell: string, isQuoted: boolean) => (!isQuoted && cell.includes('"') ? null : unescapeFormula(cell))
  return readCsv(text, { offset, readCell })
}

/** The text of a UTF-8 file, or null for other encodings. A NUL byte detects UTF-16 that happens to be valid UTF-8. */
export function csvText(file: Uint8Array): string | null {
  return isUtf8(file) && !file.includes(0) ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(file) : null
}
