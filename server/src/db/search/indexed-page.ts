import type { RawBuilder, SqlBool } from "kysely"
import { rowCount } from "#db/row-count.ts"
import type { Slice } from "#db/search/batched-page.ts"
import { inOrder, type Order, type Rows } from "#db/search/sort-order.ts"

export const where = (rows: Rows, conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.reduce((matching, condition) => matching.where(condition), rows)

/** A page in one query, whose plan the database chooses. */
export async function indexedPage(all: Rows, matching: Rows, order: Order, { from, limit }: Slice) {
  // Earlier pages are skipped in the index; whole rows are read for this page only.
  const ids = inOrder(matching.select("_id") as Rows, order)
    .limit(limit)
    .offset(from)
  const data = await inOrder(all, order)
    .selectAll()
    .where("_id", "in", ids as never)
    .execute()
  // A page that is not full is the last one, so no count query is needed: counting rare matches is as slow as finding them.
  const isLast = data.length < limit && (data.length > 0 || from === 0)
  if (isLast) return { data, count: from + data.length }
  const { count } = await matching.select(rowCount).executeTakeFirstOrThrow()
  return { data, count }
}
