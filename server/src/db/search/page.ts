import type { Page, PageMeta, PageQuery } from "contract"
import { type RawBuilder, type Selectable, sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { batchedPage, type Rows, type Slice } from "#db/search/batched-page.ts"
import type { Tables } from "#schema.ts"
import { normalizeForSearch } from "#search-text.ts"

/** The column that orders each table, newest last. */
const orders = { user: "_id", certificate: "_id", review: "_id", audit: "position" } as const
type Searched = keyof typeof orders

/** A condition with an index of its own that returns rows in the table's order. */
export type Filter = RawBuilder<boolean>

const defaultLimit = 10

/** Pagination: the requested page of a table, newest first, and the number of matching rows. */
export async function pageOf<Table extends Searched>(
  database: Pick<Database, "read">,
  table: Table,
  { page = 1, limit = defaultLimit, search = "" }: PageQuery,
  filters: readonly Filter[] = [],
  signal?: AbortSignal,
): Promise<Omit<Page<Selectable<Tables[Table]>>, "success" | "message">> {
  const text = normalizeForSearch(search)
  // Kysely cannot type a table chosen at run time.
  const all = database.read.selectFrom(table as "user")
  const conditions = text === "" ? filters : [...filters, contains(text)]
  const matching = conditions.reduce((rows, condition) => rows.where(condition), all)
  const slice = { order: orders[table], from: (page - 1) * limit, limit }
  const isScan = !isPostgres(database.read) && (text !== "" || filters.length > 1)
  const { data, count } = isScan
    ? await batchedPage(all, matching, slice, signal)
    : await indexedPage(all, matching, slice)
  return { data: data as unknown as Selectable<Tables[Table]>[], count, meta: metaOf(count, page, limit) }
}

const contains = (text: string): Filter => sql`"searchText" like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`

async function indexedPage(all: Rows, matching: Rows, { order, from, limit }: Slice) {
  const key = sql.ref(order)
  // Earlier pages are skipped in the index; whole rows are read for this page only.
  const ids = matching.select("_id").orderBy(key, "desc").limit(limit).offset(from)
  const data = await all.selectAll().where("_id", "in", ids).orderBy(key, "desc").execute()
  // A page that is not full is the last one, so no count query is needed: counting rare matches is as slow as finding them.
  const isLast = data.length < limit && (data.length > 0 || from === 0)
  if (isLast) return { data, count: from + data.length }
  const { count } = await matching.select(rowCount).executeTakeFirstOrThrow()
  return { data, count }
}

function metaOf(total: number, page: number, limit: number): PageMeta {
  const pages = Math.ceil(total / limit)
  const skipped = (page - 1) * limit
  const isEmpty = skipped >= total
  return {
    total,
    from: isEmpty ? 0 : skipped + 1,
    to: isEmpty ? 0 : Math.min(skipped + limit, total),
    page,
    pages,
    hasPrevPage: page > 1 && pages > 0,
    hasNextPage: page < pages,
  }
}
