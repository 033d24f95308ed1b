import { setImmediate as nextTurn } from "node:timers/promises"
import { type Selectable, type SelectQueryBuilder, sql } from "kysely"
import { rowCount } from "#db/row-count.ts"
import type { Tables } from "#schema.ts"

export type Rows = SelectQueryBuilder<Tables, "user", object>
export type Slice = { order: "_id" | "position"; from: number; limit: number }
type Found = { data: Selectable<Tables["user"]>[]; count: number }
type Place = string | number

/** They take about a millisecond. */
const rowsPerBatch = 4000

/**
 * node:sqlite is synchronous, so a scan of the whole table runs in batches: other requests are served in between, and it
 * ends when its own request is aborted.
 */
export async function batchedPage(all: Rows, matching: Rows, { order, from, limit }: Slice, signal?: AbortSignal) {
  const place = sql.ref<Place>(order)
  const found: Found = { data: [], count: 0 }
  let end: Place | undefined
  do {
    const before = (rows: Rows) => (end === undefined ? rows : rows.where(place, "<", end))
    const first = before(all).select(place.as("place")).orderBy("place", "desc").limit(1)
    const start = (await first.offset(rowsPerBatch - 1).executeTakeFirst())?.place
    const batch = start === undefined ? before(matching) : before(matching).where(place, ">=", start)
    const { count } = await batch.select(rowCount).executeTakeFirstOrThrow()
    const [skipped, missing] = [Math.max(0, from - found.count), limit - found.data.length]
    if (count > skipped && missing > 0) {
      const page = batch.selectAll().orderBy(place, "desc").limit(missing).offset(skipped)
      found.data.push(...(await page.execute()))
    }
    found.count += count
    end = start
    await nextTurn()
    signal?.throwIfAborted()
  } while (end !== undefined)
  return found
}
