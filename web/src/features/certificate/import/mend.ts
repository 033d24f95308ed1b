import { toLatinDigits } from "contract"
import type { Column, Mapping } from "./csv-columns.ts"
import type { Fault, Table } from "./csv-table.ts"

/** The lines of a longer file are mended in the file. */
export const maxMendedRows = 300

export const isMendable = ({ rows, faults }: Table) => rows.length + faults.length <= maxMendedRows

export function withCell(table: Table, line: number, index: number, value: string): Table {
  const rows = table.rows.map((row) => (row.line === line ? { line, cells: row.cells.with(index, value) } : row))
  return { ...table, rows }
}

export function withoutLine({ headings, rows, faults }: Table, line: number): Table {
  const isLeft = (each: { line: number }) => each.line !== line
  return { headings, rows: rows.filter(isLeft), faults: faults.filter(isLeft) }
}

export const cellAt = ({ rows }: Table, line: number, index: number) =>
  rows.find((row) => row.line === line)?.cells[index] ?? ""

/** The lines without a number, by batch, for which numbers can be proposed. */
export function numberlessLines(table: Table, mapping: Mapping, faults: readonly Fault[]): Map<string, number[]> {
  const lines = faults.flatMap(({ line, column }) => (column === "certificationNo" ? [line] : []))
  const blank = lines.filter((line) => cellAt(table, line, mapping.certificationNo).trim() === "")
  const batchOf = (line: number) => toLatinDigits(cellAt(table, line, mapping.batchNo).trim())
  return Map.groupBy([...new Set(blank)].filter(batchOf), batchOf)
}

/** The numbers in the file: the server does not know that they are about to be taken. */
export const numbersIn = ({ rows }: Table, mapping: Record<Column, number>) =>
  new Set(rows.map(({ cells }) => (cells[mapping.certificationNo] ?? "").trim().toLowerCase()))
