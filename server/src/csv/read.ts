import { byteOrderMark, readCsv, unescapeFormula } from "contract"

/** Reads what `csvRow` writes. A quote in the middle of a cell makes a row unreadable: it may be one that lost its partner. */
export function readCsvFile(text: string) {
  const at = text.startsWith(byteOrderMark) ? 1 : 0
  const readCell = (cell: string, isQuoted: boolean) => (!isQuoted && cell.includes('"') ? null : unescapeFormula(cell))
  return readCsv(text, { at, readCell })
}

/** The text of a file in UTF-8; null when it is in another encoding. NUL tells UTF-16 that happens to be readable. */
export function textOf(file: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file)
    return text.includes("\0") ? null : text
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
