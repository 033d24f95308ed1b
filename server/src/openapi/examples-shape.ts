import { byteOrderMark, type FailureKind, type MessageKey } from "contract"
import { type Cell, csvRow } from "#csv/write.ts"
import { listed } from "#http/success.ts"
import { pageMeta } from "#openapi/examples.ts"

/** What a call is sent, what it answers, and what it says when it fails in a way of its own. */
export type Examples = { body?: unknown; answer: unknown; fails?: Partial<Record<FailureKind, MessageKey>> }

/** The first page of a longer list, cut to one record. */
export const paged = (message: string, record: object) => ({
  ...listed(message, [record]),
  count: pageMeta.total,
  meta: pageMeta,
})

/** A file with one line, and the columns by which an export names what it has. */
export function file<T extends object>(record: T, columns = Object.keys(record) as (keyof T & string)[]): string {
  return byteOrderMark + csvRow(columns) + csvRow(columns.map((column) => record[column] as Cell))
}
