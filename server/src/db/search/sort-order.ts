import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import { inLowerCase, withoutIndex } from "#db/search/filter.ts"
import type { RecordTable, SortKey } from "#resources/define-table.ts"
import * as tables from "#resources/tables.ts"
import type { Tables } from "#schema.ts"

/** Rows of any table: Kysely cannot type a table chosen at run time. */
export type Rows = SelectQueryBuilder<Tables, "user", object>

/** The tables that lists search. */
export type Searched = {
  [Table in keyof Tables]: Tables[Table] extends { searchText: string } ? Table : never
}[keyof Tables]

/** The column that orders a table by creation. */
export const creationKeyOf = (table: Searched) => (table === "audit" ? "position" : "_id")

export type Key = RawBuilder<string | number>

function keyOf(read: Database["read"], { column, as }: SortKey): Key {
  if (as === "lowerCase") return inLowerCase(read, column)
  return as === "bytes" && isPostgres(read) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)
}

const sortKeysOf = (table: string) => (tables as Readonly<Record<string, RecordTable>>)[table]?.sortKeys ?? {}

/** A total order of rows: by a key, and rows with the same key by creation. */
export type Order = { key?: Key; creation: Key; isDescending: boolean }

/** The order that a query parameter names; newest first without it. */
export function orderOf(read: Database["read"], table: Searched, sort = "-createdAt"): Order {
  const isDescending = sort.startsWith("-")
  const key = sortKeysOf(table)[isDescending ? sort.slice(1) : sort]
  return { ...(key && { key: keyOf(read, key) }), creation: sql.ref(creationKeyOf(table)), isDescending }
}

export const byCreation = ({ creation }: Order): Order => ({ creation, isDescending: true })
export const reversed = (order: Order): Order => ({ ...order, isDescending: !order.isDescending })

/** The same order, for rows that are few enough to be sorted. */
export const sortedWithoutIndex = ({ key, creation, isDescending }: Order): Order => ({
  ...(key && { key: withoutIndex(key) }),
  creation: withoutIndex(creation),
  isDescending,
})

export function inOrder(rows: Rows, { key, creation, isDescending }: Order): Rows {
  const direction = isDescending ? "desc" : "asc"
  return (key ? rows.orderBy(key, direction) : rows).orderBy(creation, direction)
}
