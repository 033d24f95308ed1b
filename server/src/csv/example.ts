import { byteOrderMark } from "contract"
import { type Cell, csvRow } from "#csv/write.ts"

/** A file with one line, and the columns by which an export names what it has. */
export function csvExample<T extends object>(record: T, columns = Object.keys(record) as (keyof T & string)[]): string {
  return byteOrderMark + csvRow(columns) + csvRow(columns.map((column) => record[column] as Cell))
}
