import { setImmediate as nextTurn } from "node:timers/promises"
import { type Selectable, type SelectQueryBuilder, sql } from "kysely"
import { rowCount } from "#db/row-count.ts"
import type { Tables } from "#schema.ts"

export type Rows = SelectQueryBuilder<Tables, "user", object>
export type Slice = { order: "_id" | "position"; from: number; limit: number }
type Found = { data: Selectable<Tables["user"]>[]; count: number }
type OrderKey = string | number

/** A batch takes about a millisecond. */
const batchSize = 4000

/**
 * A scan of the whole table in keyset batches. node:sqlite is synchronous, so the scan yields to the event loop after each
 * batch, and stops when its request is aborted.
 */
export async function batchedPage(all: Rows, matching: Rows, { order, from, limit }: Slice, signal?: AbortSignal) {
  const key = sql.ref<OrderKey>(order)
  const found: Found = { data: [], count: 0 }
  let end: OrderKey | undefined
  do {
    const before = (rows: Rows) => (end === undefined ? rows : rows.where(key, "<", end))
    const first = before(all).select(key.as("key")).orderBy("key", "desc").limit(1)
    const start = (await first.offset(batchSize - 1).executeTakeFirst())?.key
    const batch = start === undefined ? before(matching) : before(matching).where(key, ">=", start)
    const { count } = await batch.select(rowCount).executeTakeFirstOrThrow()
    const [skipped, missing] = [Math.max(0, from - found.count), limit - found.data.length]
    if (count > skipped && missing > 0) {
      const page = batch.selectAll().orderBy(key, "desc").limit(missing).offset(skipped)
      found.data.push(...(await page.execute()))
    }
    found.count += count
    end = start
    await nextTurn()
    signal?.throwIfAborted()
  } while (end !== undefined)
  return found
}
