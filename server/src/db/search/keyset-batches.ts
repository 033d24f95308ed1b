import { setImmediate as nextTurn } from "node:timers/promises"
import { type SqlBool, sql } from "kysely"
import type { CreatedRange } from "#db/search/created-in.ts"
import { inOrder, type Key, type Order, type Rows } from "#db/search/sort-order.ts"

export type Scan = { all: Rows; matching: Rows; order: Order; range?: CreatedRange; signal?: AbortSignal | undefined }

/** A batch takes about a millisecond. */
export const batchSize = 4000
/** In the order of a key, rows are read from random places, so a batch has fewer. */
const keyBatchSize = 1000

/**
 * Keyset batches of a table's matching rows. node:sqlite is synchronous, so the scan yields to the event loop after each
 * batch, and stops when its request is aborted.
 */
export function batchesOf(scan: Scan): AsyncGenerator<Rows> {
  const { key } = scan.order
  return key ? batchesByKey(scan, key) : batchesByCreation(scan, batchSize)
}

async function* batchesByCreation({ all, matching, order, range = {}, signal }: Scan, size: number) {
  const { creation, isDescending } = order
  const [first, last] = isDescending ? [range.upper, range.lower] : [range.lower, range.upper]
  let end: string | number | undefined
  do {
    // One bound on each side, because of two SQLite may start at the further one.
    const begin = end === undefined ? first : beyond(order, creation, end)
    const rest = (rows: Rows) => (begin ? rows.where(begin) : rows)
    const within = (rows: Rows) => (last ? rest(rows).where(last) : rest(rows))
    const start = await keyAt(within(all), order, creation, size - 1)
    yield start === undefined ? within(matching) : rest(matching).where(upTo(order, creation, start))
    end = start
    await nextTurn()
    signal?.throwIfAborted()
  } while (end !== undefined)
}

/** Rows with the same key can be most of the table: they are batches of their own. */
async function* batchesByKey({ all, matching, order, signal }: Scan, key: Key) {
  const { creation, isDescending } = order
  let end: string | number | undefined
  do {
    const begin = end
    const rest = (rows: Rows) => (begin === undefined ? rows : rows.where(beyond(order, key, begin)))
    const next = await keyAt(rest(all), order, key, keyBatchSize - 1)
    yield next === undefined ? rest(matching) : rest(matching).where(beyond(order, sql`${next}`, key))
    if (next !== undefined) {
      const withKey = (rows: Rows) => rows.where(sql<SqlBool>`${key} = ${next}`)
      const sameKey = { all: withKey(all), matching: withKey(matching), order: { creation, isDescending }, signal }
      yield* batchesByCreation(sameKey, keyBatchSize)
    }
    end = next
  } while (end !== undefined)
}

const beyond = ({ isDescending }: Order, key: Key, value: unknown) =>
  sql<SqlBool>`${key} ${sql.raw(isDescending ? "<" : ">")} ${value}`

const upTo = ({ isDescending }: Order, key: Key, value: unknown) =>
  sql<SqlBool>`${key} ${sql.raw(isDescending ? ">=" : "<=")} ${value}`

async function keyAt(rows: Rows, order: Order, key: Key, offset: number) {
  const row = await inOrder(rows, order).select(key.as("key")).limit(1).offset(offset).executeTakeFirst()
  return row?.key
}
