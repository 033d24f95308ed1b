import { type EnglishField, englishFieldsOf, type PlainCode, type RecordKind } from "contract"
import * as z from "zod/mini"

export type Flag = 0 | 1

/** `secret` columns are never audited; `derived` ones are computed from others, and recomputed on a restore. */
type Recording = "recorded" | "secret" | "derived"
type Column<Value> = { readonly recording: Recording; readonly blank: Value }

export const text: Column<string> = { recording: "recorded", blank: "" }
export const integer: Column<number> = { recording: "recorded", blank: 0 }
export const flag: Column<Flag> = { recording: "recorded", blank: 0 }
export const oneOf = <Value extends string>() => text as Column<Value>
export const secretText: Column<string> = { recording: "secret", blank: "" }
export const derivedText: Column<string> = { recording: "derived", blank: "" }
export const derivedOneOf = <Value extends string>() => derivedText as Column<Value>
export const derivedId: Column<string | null> = { recording: "derived", blank: null }

/** The values of a column: as numbers, as bytes (of a column that is stored in lower case), or in lower case. */
export type SortKey<Column = string> = { column: Column; as: "numbers" | "bytes" | "lowerCase" }

/** Describes a table of editable records for creating, changing, deleting, auditing and restoring them. */
export type RecordTable<Columns = Record<string, Column<unknown>>> = {
  /** The column that names a record for people. */
  name: keyof Columns & string
  /** A second column by which people recognize the record. */
  detail?: keyof Columns & string
  /** The column that people sort the records by (db/record-order.ts). */
  order?: keyof Columns & string
  /** A new record is the first in this order, not the last: the highest value is listed first. */
  isNewestFirst?: true
  /** The sort orders of its list besides creation, by their names in the query. Each has an index, which ends with `_id`. */
  sortKeys?: Readonly<Record<string, SortKey<keyof Columns & string>>>
  /** The error code for a taken unique key, the form field it belongs to, and its column. The default says "This already exists". */
  unique?: { taken: PlainCode; field?: string; column: keyof Columns & string }
  /** Records of other kinds that name one of this kind as their `userId`: they are deleted and restored with it. */
  owns?: readonly RecordKind[]
  /** Lists every column, so that auditing a new one or not is a deliberate decision. */
  columns: Columns
}
export type RowOf<Table extends RecordTable> = {
  [Name in keyof Table["columns"]]: Table["columns"][Name] extends Column<infer Value> ? Value : never
}

export const englishColumn = <Field extends string>(field: Field) => `${field}En` as const

/** The columns for the English versions of a kind's texts: `titleEn` for `title`. Empty where there is none. */
export const english = <Kind extends RecordKind>(kind: Kind) =>
  Object.fromEntries(englishFieldsOf(kind).map((field) => [englishColumn(field), text])) as {
    [Field in EnglishField<Kind> as `${Field}En`]: Column<string>
  }

type Shown<Record> = Omit<Record, "_id" | "updatedAt" | "en">

/** A column for each field of a record that the API shows to everyone: all are audited. */
export function shownColumns<Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) {
  const columns = Object.entries(shape).map(([name, field]) => {
    const isText = field instanceof z.ZodMiniString || field instanceof z.ZodMiniEnum
    return [name, isText ? text : integer]
  })
  const { _id, updatedAt, en, ...shown } = Object.fromEntries(columns)
  return shown as {
    [Name in keyof Shown<Shape>]: Column<z.output<Shape[Name]> extends boolean ? Flag : z.output<Shape[Name]>>
  }
}

const commonColumns = { _id: text, createdAt: text, updatedAt: text }

export function defineTable<Columns extends Record<string, Column<unknown>>>(table: RecordTable<Columns>) {
  return { ...table, columns: { ...commonColumns, ...table.columns } }
}
