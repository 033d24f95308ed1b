import type { PlainCode } from "contract"

export type Flag = 0 | 1

/** `secret` columns never reach the audit log; `derived` ones follow from others and are made again on a restore. */
type Recording = "recorded" | "secret" | "derived"
type Column<Value> = Recording & { readonly holds?: Value }

export const text = "recorded" as Column<string>
export const integer = "recorded" as Column<number>
export const flag = "recorded" as Column<Flag>
export const oneOf = <Value extends string>() => "recorded" as Column<Value>
export const secretText = "secret" as Column<string>
export const derivedText = "derived" as Column<string>

/** A table of records that people edit, as creating, changing, deleting, auditing and restoring need to know it. */
export type RecordTable<Columns = Record<string, Column<unknown>>> = {
  /** The column by which people know a record. */
  name: keyof Columns & string
  /** The column by which people put the records in order (db/order.ts). */
  order?: keyof Columns & string
  /** What is said when the unique key is taken, and of which field of the form; without one "This already exists". */
  unique?: { taken: PlainCode; field?: string }
  /** Every column is named here, so that a new one is recorded or kept out by decision. */
  columns: Columns
}
export type RowOf<Table extends RecordTable> = {
  [Name in keyof Table["columns"]]: Table["columns"][Name] extends Column<infer Value> ? Value : never
}

/** What every record has that people edit. */
const ofEveryRecord = { _id: text, createdAt: text, updatedAt: text }

export function defineTable<Columns extends Record<string, Column<unknown>>>(table: RecordTable<Columns>) {
  return { ...table, columns: { ...ofEveryRecord, ...table.columns } }
}
