import type { PlainCode } from "contract"

export type Flag = 0 | 1

/** What every record has that people edit. */
export type RecordRow = { _id: string; createdAt: string; updatedAt: string }

/** `secret` columns never reach the audit log; `derived` ones follow from others and are made again on a restore. */
type Recording = "recorded" | "secret" | "derived"

/** A table of records that people edit, as creating, changing, deleting, auditing and restoring need to know it. */
export type RecordTable<Row extends RecordRow> = {
  /** The column by which people know a record. */
  name: keyof Row & string
  /** The column by which people put the records in order (db/order.ts). */
  order?: keyof Row & string
  /** What is said when the unique key is taken, and of which field of the form; without one "This already exists". */
  unique?: { taken: PlainCode; field?: string }
  /** Every column is named here, so that a new one is recorded or kept out by decision. */
  columns: Record<keyof Row, Recording>
}
export type RowOf<Table> = Table extends RecordTable<infer Row> ? Row : never

type Declared<Row extends RecordRow> = Omit<RecordTable<Row>, "columns"> & {
  columns: Record<Exclude<keyof Row, keyof RecordRow>, Recording>
}

export function defineTable<Row extends RecordRow>({ columns, ...table }: Declared<Row>): RecordTable<Row> {
  const ofEveryRecord: Record<keyof RecordRow, Recording> = {
    _id: "recorded",
    createdAt: "recorded",
    updatedAt: "recorded",
  }
  return { ...table, columns: { ...ofEveryRecord, ...columns } as Record<keyof Row, Recording> }
}
