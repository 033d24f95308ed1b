import { byteOrderMark, escapeFormula, quotedCell } from "contract"

/** A number or a flag is ours, and never a formula; a text is somebody's. */
export type Cell = string | number | boolean

/** One row as RFC 4180 has it. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (typeof cell === "string" ? quotedCell(escapeFormula(cell)) : String(cell))).join(",")}\r\n`
}

/** A file with one line, and the columns by which an export names what it has. */
export function csvExample<T extends object>(record: T, columns = Object.keys(record) as (keyof T & string)[]): string {
  return byteOrderMark + csvRow(columns) + csvRow(columns.map((column) => record[column] as Cell))
}
