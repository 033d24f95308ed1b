import { setImmediate as nextTurn } from "node:timers/promises"
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import { keptCount, keyOf } from "#db/kept-counts.ts"
import { contains, counted, type Filter, indexes, isIndexed, offered } from "#db/matching.ts"
import type { Database } from "#db/open.ts"
import type { Searched } from "#db/rare-parts.ts"
import type { Tables } from "#db/schema.ts"

type Rows = SelectQueryBuilder<Tables, "user", object>
type Hit = { _id: string; place: Place }
type Place = string | number
type Range = { from?: Place | undefined; until?: Place | undefined }
/** `isAll`: what comes after it is not wanted, nor counted. */
type Slice = { from: number; limit: number; isAll?: boolean }

/** As many are passed over, or looked at, as take some milliseconds. */
const atOnce = { passed: 5000, looked: 1000 }
/** Fewer than this are looked up one by one; of more, walking through all rows is as quick. */
const few = 10_000

type Walk = { search: string; filters: readonly [Filter, ...Filter[]]; slice: Slice; signal?: AbortSignal | undefined }

/**
 * SQLite works in the thread that asks, so a filter of a million rows is walked through piece by piece, in between others
 * have their turn. By the first filter alone if it can be: its index says all. With more, rows are looked at.
 */
export async function walked(database: Database, table: Searched, { search, filters, slice, signal }: Walk) {
  const [first, ...more] = filters
  const { order } = indexes[table]
  const rows = database.read.selectFrom(table as "user").where(first.is)
  if (more.length === 0 && search === "") {
    const count = await countWhere(database, table, first)
    const ids = slice.from >= count ? [] : await hitsOf(rows, order).limit(slice.limit).offset(slice.from).execute()
    return { ids, count }
  }
  const tests = more.map(({ is }) => is)
  const isRare = isIndexed(search) && (await isOfferedRarely(database, table, search))
  const find = () => {
    if (isRare) return inIndex(database, table, search, [first.is, ...tests])
    return inRows(rows, order, search === "" ? tests : [...tests, contains("searchText", search)])
  }
  let ids: Hit[] | undefined
  const count = await heldCount(signal, () =>
    keptCount(database, table, keyOf(search, filters), async () => {
      const all = await picked(find(), slice, signal)
      ids = all.ids
      return all.count
    }),
  )
  // Where the count was known, no more is looked at than it takes to fill the page.
  ids ??= slice.from >= count ? [] : (await picked(find(), { ...slice, isAll: true }, signal)).ids
  return { ids, count }
}

/** What somebody else began to count, and gave up with their request, is counted anew. */
async function heldCount(signal: AbortSignal | undefined, count: () => Promise<number>): Promise<number> {
  try {
    return await count()
  } catch (error) {
    if (signal?.aborted || (error as Error).name !== "AbortError") throw error
    return heldCount(signal, count)
  }
}

async function picked(found: AsyncIterable<Hit[]>, { from, limit, isAll = false }: Slice, signal?: AbortSignal) {
  const ids: Hit[] = []
  let count = 0
  for await (const hits of found) {
    const [start, end] = [Math.max(0, from - count), Math.max(0, from + limit - count)]
    ids.push(...hits.slice(start, end))
    count += hits.length
    if (isAll && count >= from + limit) break
    signal?.throwIfAborted()
  }
  return { ids, count }
}

async function* inRows(rows: Rows, order: string, tests: RawBuilder<boolean>[]): AsyncGenerator<Hit[]> {
  // The sign keeps SQLite from looking for these by an index of their own, which would not keep to the piece.
  for await (const { some } of pieces(rows, order, atOnce.looked))
    yield hitsOf(
      tests.reduce((left, test) => left.where(sql<boolean>`+(${test})`), some),
      order,
    ).execute()
}

async function isOfferedRarely(database: Database, table: Searched, search: string): Promise<boolean> {
  const { offers } = await offered(database, table, search)
  const texts = sql.table(indexes[table].texts)
  const { rows } = await sql`select 1 from ${texts} where ${offers} limit 1 offset ${few}`.execute(database.read)
  return rows.length === 0
}

/** The limit is of rows that are looked at, not of hits: of those there may be none among a million. */
async function* inIndex(database: Database, table: Searched, search: string, tests: RawBuilder<boolean>[]) {
  const { _id, place, from, isHit } = await offered(database, table, search)
  const passes = sql.join([isHit, ...tests], sql` and `)
  let older = sql``
  for (;;) {
    const { rows } = await sql<Hit & { passes: 0 | 1 }>`select ${_id} as _id, ${place} as place, ${passes} as passes
      ${from} ${older} order by ${place} desc limit ${atOnce.looked}`.execute(database.read)
    yield rows.filter((row) => row.passes === 1)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce.looked) return
    older = sql`and ${place} < ${last.place}`
    await nextTurn()
  }
}

/** How many rows pass a filter: kept, whoever asks. */
export function countWhere(database: Database, table: Searched, filter: Filter): Promise<number> {
  const rows = database.read.selectFrom(table as "user").where(filter.is)
  return keptCount(database, table, keyOf("", [filter]), () => countOf(database, rows, indexes[table].order))
}

/** How many there are, without keeping anybody waiting for it; in a range, its end left out, if one is given. */
export async function countOf({ read }: Pick<Database, "read">, rows: Rows, order: string, range: Range = {}) {
  const countAll = async (some: Rows) => (await some.select(counted).executeTakeFirstOrThrow()).count
  if (isPostgres(read)) return countAll(between(rows, order, range))
  let count = 0
  for await (const { some, isFull } of pieces(rows, order, atOnce.passed, range))
    count += isFull ? atOnce.passed : await countAll(some)
  return count
}

function hitsOf(rows: Rows, order: string) {
  return rows.select(["_id", sql.ref<Place>(order).as("place")]).orderBy("place", "desc")
}

/** So many rows each, newest first. (Of two bounds on the same side SQLite seeks one, and passes over rows for the other.) */
async function* pieces(rows: Rows, order: string, size: number, { from, until }: Range = {}) {
  let end = until
  for (;;) {
    const last = await hitsOf(between(rows, order, { from, until: end }), order)
      .limit(1)
      .offset(size - 1)
      .executeTakeFirst()
    yield { some: between(rows, order, { from: last?.place ?? from, until: end }), isFull: last !== undefined }
    if (!last) return
    end = last.place
    await nextTurn()
  }
}

function between(rows: Rows, order: string, { from, until }: Range): Rows {
  const place = sql.ref(order)
  return rows
    .$if(from !== undefined, (some) => some.where(sql<boolean>`${place} >= ${from}`))
    .$if(until !== undefined, (some) => some.where(sql<boolean>`${place} < ${until}`))
}
