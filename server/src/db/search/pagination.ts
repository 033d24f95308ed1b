import { type Page, type PageMeta, type PageQuery, searchTerm, searchWords } from "contract"
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import { createdIn, type Days } from "#db/search/created-in.ts"
import type { Filter } from "#db/search/filter.ts"
import { indexedPage, where } from "#db/search/indexed-page.ts"
import { orderOf, type Searched } from "#db/search/sort-order.ts"
import { sqlitePage } from "#db/search/sqlite-page.ts"
import type { Tables } from "#schema.ts"

const defaultLimit = 10

type ListQuery = PageQuery & Days & { sort?: string | undefined }

/** Pagination: the requested page of a table, newest first unless sorted, and the number of matching rows. */
export async function pageOf<Table extends Searched>(
  database: Pick<Database, "read">,
  table: Table,
  { page = 1, limit = defaultLimit, search = "", sort, ...days }: ListQuery,
  filters: readonly Filter[] = [],
  signal?: AbortSignal,
): Promise<Omit<Page<Selectable<Tables[Table]>>, "success" | "message">> {
  const { read } = database
  const text = searchTerm(search) === "" ? [] : [matches(search)]
  // Kysely cannot type a table chosen at run time.
  const all = read.selectFrom(table as "user")
  const order = orderOf(read, table, sort)
  const range = createdIn(table, days)
  const slice = { from: (page - 1) * limit, limit }
  const { data, count } = isPostgres(read)
    ? await indexedPage(all, where(all, [...filters, ...Object.values(range), ...text]), order, slice)
    : await sqlitePage({ read, all }, { filters, range, text }, order, slice, signal)
  return { data: data as unknown as Selectable<Tables[Table]>[], count, meta: metaOf(count, page, limit) }
}

/** As `matcherOf` in the contract: the row has every word, or the search as a whole. */
function matches(search: string): RawBuilder<SqlBool> {
  const [term, words] = [searchTerm(search), searchWords(search)]
  if (words.length < 2) return contains(term)
  return sql`(${contains(term)} or (${sql.join(words.map(contains), sql` and `)}))`
}

const contains = (text: string): RawBuilder<SqlBool> =>
  sql`"searchText" like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`

export function metaOf(total: number, page: number, limit: number): PageMeta {
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
