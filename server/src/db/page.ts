import type { Page, PageMeta, PageQuery } from "contract"
import type { Selectable } from "kysely"
import { walked } from "#db/filtered.ts"
import { isPostgres } from "#db/is-postgres.ts"
import { keptCount, keyOf } from "#db/kept-counts.ts"
import { type Filter, type Matching, matching } from "#db/matching.ts"
import type { Database } from "#db/open.ts"
import type { Searched } from "#db/rare-parts.ts"
import type { Tables } from "#db/schema.ts"
import { folded } from "#db/search-text.ts"

const defaultSize = 10
/** Fewer matches than this are fetched at once and so counted with them, in one look at the index. */
const few = 200

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

/**
 * The asked-for page of a table, newest first, and how many rows match in all; only those that pass all filters. What
 * takes long ends with the request's signal.
 */
export async function pageOf<Table extends Searched>(
  database: Database,
  table: Table,
  { page = 1, limit = defaultSize, search = "" }: PageQuery,
  filters: readonly Filter[] = [],
  signal?: AbortSignal,
): Promise<Omit<Page<Selectable<Tables[Table]>>, "success" | "message">> {
  const text = folded(search)
  const [filter, ...more] = filters
  if (filter && !isPostgres(database.read)) {
    const slice = { from: (page - 1) * limit, limit }
    const { ids, count } = await walked(database, table, { search: text, filters: [filter, ...more], slice, signal })
    return { data: await rowsOf(database, table, ids), count, meta: metaOf(count, page, limit) }
  }
  const { ids, count: counting } = filters.reduce(filtered, await matching(database, table, text))
  const first = text === "" ? null : await ids.orderBy("place", "desc").limit(few).execute()
  const count =
    first && first.length < few
      ? first.length
      : await keptCount(
          database,
          table,
          keyOf(text, filters),
          async () => (await counting.executeTakeFirstOrThrow()).count,
        )
  const meta = metaOf(count, page, limit)
  if (meta.from === 0) return { data: [], count, meta }
  const [from, to] = [meta.from - 1, meta.to]
  const asked = first && to <= first.length ? first.slice(from, to) : await slice(ids, from, limit)
  return { data: await rowsOf(database, table, asked), count, meta }
}

/** Those before the page are passed over in the index that orders them; only the page's own rows are read whole. */
function slice(ids: Matching["ids"], from: number, limit: number) {
  return ids.orderBy("place", "desc").limit(limit).offset(from).execute()
}

/** PostgreSQL finds its way through several conditions by itself. */
const filtered = ({ ids, count }: Matching, { is }: Filter): Matching => ({
  ids: ids.where(is),
  count: count.where(is),
})

async function rowsOf<Table extends Searched>(
  database: Database,
  table: Table,
  ids: { _id: string }[],
): Promise<Selectable<Tables[Table]>[]> {
  if (ids.length === 0) return []
  const wanted = ids.map(({ _id }) => _id)
  const rows = await database.read
    .selectFrom(table as "user")
    .selectAll()
    .where("_id", "in", wanted)
    .execute()
  const byId = new Map(rows.map((row) => [row._id, row]))
  return wanted.flatMap((_id) => byId.get(_id) ?? []) as unknown as Selectable<Tables[Table]>[]
}
