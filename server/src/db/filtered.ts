import { setImmediate as nextTurn } from "node:timers/promises"
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import { keptCount } from "#db/kept-counts.ts"
import { contains, counted, type Filter, indexes } from "#db/matching.ts"
import type { Database } from "#db/open.ts"
import type { Searched } from "#db/rare-parts.ts"
import type { Tables } from "#db/schema.ts"

type Rows = SelectQueryBuilder<Tables, "user", object>
type Hit = { _id: string; place: Place }
type Place = string | number
type Range = { from?: Place | undefined; until?: Place | undefined }
type Slice = { from: number; limit: number }

/** As many are passed over, or looked at, as take a millisecond or two. */
const atOnce = { passed: 5000, looked: 1000 }

/**
 * SQLite works in the thread that asks, so a filter of a million rows is walked through piece by piece, in between others
 * have their turn. By the first filter alone if it can be: its index says all. With more, each of its rows is looked at.
 */
export async function walked(
  database: Database,
  table: Searched,
  search: string,
  [first, ...more]: readonly [Filter, ...Filter[]],
  slice: Slice,
): Promise<{ ids: Hit[]; count: number }> {
  const { order } = indexes[table]
  const rows = database.read.selectFrom(table as "user").where(first.is)
  const tests = [...more.map(({ is }) => is), ...(search === "" ? [] : [contains("searchText", search)])]
  if (tests.length > 0) return lookedThrough(rows, order, tests, slice)
  const count = await keptCount(database, table, `\n${first.name}`, () => countOf(database, rows, order))
  const { from, limit } = slice
  const ids = from >= count ? [] : await hitsOf(rows, order).limit(limit).offset(from).execute()
  return { ids, count }
}

async function lookedThrough(rows: Rows, order: string, tests: RawBuilder<boolean>[], { from, limit }: Slice) {
  const ids: Hit[] = []
  let count = 0
  for await (const { some } of pieces(rows, order, atOnce.looked)) {
    // The sign keeps SQLite from looking for these by an index of their own, which would not keep to the piece.
    const hits = await hitsOf(
      tests.reduce((left, test) => left.where(sql<boolean>`+(${test})`), some),
      order,
    ).execute()
    const [start, end] = [Math.max(0, from - count), Math.max(0, from + limit - count)]
    ids.push(...hits.slice(start, end))
    count += hits.length
  }
  return { ids, count }
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
