import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import { inLowerCase, withoutIndex } from "#db/search/filter.ts"
import type { Tables } from "#schema.ts"

/** Rows of any table: Kysely cannot type a table chosen at run time. */
export type Rows = SelectQueryBuilder<Tables, "user", object>

/** The column that orders each table by creation. */
export const creationKeys = {
  user: "_id",
  certificate: "_id",
  review: "_id",
  deletion: "_id",
  audit: "position",
} as const
export type Searched = keyof typeof creationKeys

export type Key = RawBuilder<string | number>
type SortKey = (read: Database["read"]) => Key

const lowerCase = (column: string) => (read: Database["read"]) => inLowerCase(read, column)
/** For a column that is stored in lower case. */
const byteOrder = (column: string) => (read: Database["read"]) =>
  isPostgres(read) ? sql<string>`${sql.ref(column)} collate "C"` : sql.ref<string>(column)

/** The sort orders of lists, besides creation. Each has an index, which ends with `_id`. */
const sortKeys: Record<Searched, Record<string, SortKey>> = {
  user: { name: lowerCase("name"), email: byteOrder("email") },
  certificate: {
    candidateName: lowerCase("candidateName"),
    batchNo: lowerCase("batchNo"),
    certificationNo: byteOrder("numberKey"),
  },
  review: { rating: () => sql.ref("halfStars") },
  deletion: {},
  audit: {},
}

/** A total order of rows: by a key, and rows with the same key by creation. */
export type Order = { key?: Key; creation: Key; isDescending: boolean }

/** The order that a query parameter names; newest first without it. */
export function orderOf(read: Database["read"], table: Searched, sort = "-createdAt"): Order {
  const isDescending = sort.startsWith("-")
  const keyIn = sortKeys[table][isDescending ? sort.slice(1) : sort]
  return { ...(keyIn && { key: keyIn(read) }), creation: sql.ref(creationKeys[table]), isDescending }
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
