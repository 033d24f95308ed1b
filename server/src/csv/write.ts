import { defuse } from "#csv/formula.ts"

/** A number or a flag is ours, and never a formula; a text is somebody's. */
export type Cell = string | number | boolean

/** Without this mark spreadsheets take UTF-8 for something else, and Bengali for gibberish. */
export const byteOrderMark = "\ufeff"

/** One row as RFC 4180 has it. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`
}

function csvCell(cell: Cell): string {
  if (typeof cell !== "string") return String(cell)
  const text = defuse(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
