import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { batchedPage, countMatches, pageOfCounted, type Slice } from "#db/search/batched-page.ts"
import type { CreatedRange } from "#db/search/created-in.ts"
import { type Filter, withoutIndex } from "#db/search/filter.ts"
import { indexedPage, where } from "#db/search/indexed-page.ts"
import { batchSize, type Scan } from "#db/search/keyset-batches.ts"
import { byCreation, type Order, type Rows, sortedWithoutIndex } from "#db/search/sort-order.ts"

/** The conditions of a list. A text is found only by reading rows. */
type Wanted = { filters: readonly Filter[]; range: CreatedRange; text: RawBuilder<SqlBool>[] }
type Table = { read: Database["read"]; all: Rows }

/**
 * A page on SQLite, in queries that each take some milliseconds at most, because they block the event loop. Rows in the
 * order of an index take one query. Otherwise the matches are read by a condition with few rows and sorted; without such a
 * condition the table is scanned in batches.
 */
export async function sqlitePage(
  table: Table,
  { filters, range, text }: Wanted,
  order: Order,
  slice: Slice,
  signal?: AbortSignal,
) {
  const { all } = table
  const bounds = Object.values(range)
  const isIndexed = order.key === undefined ? filters.length < 2 : filters.length + bounds.length === 0
  if (isIndexed && text.length === 0) return indexedPage(all, where(all, [...filters, ...bounds]), order, slice)

  const fewest = await fewestRows(table, filters, bounds)
  if (fewest) return indexedPage(all, where(fewest, text), sortedWithoutIndex(order), slice)

  const scan: Scan = { all, matching: where(all, [...filters, ...text]), order, range, signal }
  if (order.key === undefined) return batchedPage(scan, slice)
  const { count, ids } = await countMatches({ ...scan, order: byCreation(order) })
  const found = sql<string>`(select value from json_each(${JSON.stringify(ids)}))`
  if (ids) return indexedPage(all, all.where("_id", "in", found), sortedWithoutIndex(order), slice)
  const matching = where(all, [...[...filters, ...bounds].map(withoutIndex), ...text])
  return pageOfCounted({ all, matching, order, signal }, slice, count)
}

/** The rows that meet all filters, read by the one with the fewest rows, if these are few enough to be sorted. */
async function fewestRows({ read, all }: Table, filters: readonly Filter[], bounds: Filter[]) {
  const readings = filters.map((filter) => ({ filter, rows: where(all, [filter, ...bounds]), count: 0 }))
  if (bounds.length > 0) readings.push({ filter: sql``, rows: where(all, bounds), count: 0 })
  for (const reading of readings) reading.count = await countUpTo(read, reading.rows, batchSize + 1)
  const [fewest] = readings.filter(({ count }) => count <= batchSize).toSorted((one, other) => one.count - other.count)
  if (!fewest) return undefined
  const others = filters.filter((filter) => filter !== fewest.filter)
  return where(fewest.rows, others.map(withoutIndex))
}

async function countUpTo(read: Database["read"], rows: Rows, limit: number): Promise<number> {
  const some = rows.select("_id").limit(limit).as("some")
  return (await read.selectFrom(some).select(rowCount).executeTakeFirstOrThrow()).count
}
