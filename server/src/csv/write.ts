import { escapeFormula, quotedCell } from "contract"

/** A number or a flag is ours, and never a formula; a text is somebody's. */
export type Cell = string | number | boolean

/** One row as RFC 4180 has it. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (typeof cell === "string" ? quotedCell(escapeFormula(cell)) : String(cell))).join(",")}\r\n`
}
