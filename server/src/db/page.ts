import type { Page, PageMeta, PageQuery } from "contract"
import { type SelectQueryBuilder, sql } from "kysely"

const defaultSize = 10

function metaOf(total: number, page: number, size: number): PageMeta {
  const pages = Math.ceil(total / size)
  const before = (page - 1) * size
  const isEmpty = before >= total
  return {
    total,
    from: isEmpty ? 0 : before + 1,
    to: isEmpty ? 0 : Math.min(before + size, total),
    page,
    pages,
    hasPrevPage: page > 1 && pages > 0,
    hasNextPage: page < pages,
  }
}

// PostgreSQL counts in 64 bits, which arrive as text unless they are made an integer.
export const total = sql<number>`cast(count(*) as integer)`.as("total")

/** The asked-for page of `rows`, an ordered query, with what `counted`, the same query's `total`, says of the whole. */
export async function pageOf<DB, Table extends keyof DB, Row>(
  { page = 1, limit = defaultSize }: PageQuery,
  counted: SelectQueryBuilder<DB, Table, { total: number }>,
  rows: SelectQueryBuilder<DB, Table, Row>,
): Promise<Omit<Page<Row>, "success" | "message">> {
  const { total } = await counted.executeTakeFirstOrThrow()
  const meta = metaOf(total, page, limit)
  const data =
    meta.from === 0
      ? []
      : await rows
          .limit(limit)
          .offset(meta.from - 1)
          .execute()
  return { data, count: total, meta }
}
