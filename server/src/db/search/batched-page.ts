import type { Selectable } from "kysely"
import { rowCount } from "#db/row-count.ts"
import { batchesOf, batchSize, type Scan } from "#db/search/keyset-batches.ts"
import { inOrder, type Order, type Rows, reversed } from "#db/search/sort-order.ts"
import type { Tables } from "#schema.ts"

export type Slice = { from: number; limit: number }
type Found = { data: Selectable<Tables["user"]>[]; count: number }

export async function batchedPage(scan: Scan, { from, limit }: Slice): Promise<Found> {
  const found: Found = { data: [], count: 0 }
  for await (const batch of batchesOf(scan)) {
    const count = await countOf(batch)
    const [skipped, missing] = [Math.max(0, from - found.count), limit - found.data.length]
    if (count > skipped && missing > 0) found.data.push(...(await rowsOf(batch, scan.order, skipped, missing)))
    found.count += count
  }
  return found
}

/** The same page when the number of matches is known: read from the nearer end, and only until it is full. */
export async function pageOfCounted(scan: Scan, { from, limit }: Slice, count: number): Promise<Found> {
  const length = Math.max(0, Math.min(limit, count - from))
  const later = count - from - length
  const isReversed = later < from
  const order = isReversed ? reversed(scan.order) : scan.order
  const data: Found["data"] = []
  if (length === 0) return { data, count }
  let toSkip = isReversed ? later : from
  for await (const batch of batchesOf({ ...scan, order })) {
    const matches = toSkip === 0 ? Number.POSITIVE_INFINITY : await countOf(batch)
    if (matches > toSkip) data.push(...(await rowsOf(batch, order, toSkip, length - data.length)))
    toSkip = Math.max(0, toSkip - matches)
    if (data.length === length) break
  }
  return { data: isReversed ? data.reverse() : data, count }
}

/** The number of matches, and their ids if they are few enough to be sorted. */
export async function countMatches(scan: Scan): Promise<{ count: number; ids: string[] | null }> {
  const ids: string[] = []
  let count = 0
  for await (const batch of batchesOf(scan)) {
    if (count > batchSize) count += await countOf(batch)
    else {
      const rows = await batch.select("_id").execute()
      ids.push(...rows.map(({ _id }) => _id))
      count += rows.length
    }
  }
  return { count, ids: count > batchSize ? null : ids }
}

const countOf = async (rows: Rows) => (await rows.select(rowCount).executeTakeFirstOrThrow()).count

const rowsOf = (rows: Rows, order: Order, from: number, limit: number) =>
  inOrder(rows, order).selectAll().limit(limit).offset(from).execute()
