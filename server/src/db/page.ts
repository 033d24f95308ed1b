import type { Page, PageMeta, PageQuery } from "contract"
import { type Selectable, type SelectQueryBuilder, sql } from "kysely"
import { keptCount } from "#db/kept-counts.ts"
import { isPostgres } from "#db/migrations/is-postgres.ts"
import type { Database } from "#db/open.ts"
import type { Tables } from "#db/schema.ts"
import { folded } from "#db/search-text.ts"

const defaultSize = 10

/** What is listed newest first, in pages, and searched: the column that orders it, and where SQLite indexes its texts. */
const searched = {
  user: { order: "_id", rows: "userSearch", texts: "userSearchText" },
  certificate: { order: "_id", rows: "certificateSearch", texts: "certificateSearchText" },
  review: { order: "_id", rows: "reviewSearch", texts: "reviewSearchText" },
  audit: { order: "position", rows: "auditSearch", texts: "auditSearchText" },
} as const
type Searched = keyof typeof searched
type Ids = SelectQueryBuilder<Tables, Searched, { _id: string; place: string | number }>

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

/** The asked-for page of a table, newest first, and how many rows match in all. */
export async function pageOf<Table extends Searched>(
  database: Database,
  table: Table,
  { page = 1, limit = defaultSize, search = "" }: PageQuery,
): Promise<Omit<Page<Selectable<Tables[Table]>>, "success" | "message">> {
  const matching = idsOf(database, table, folded(search))
  const count = await keptCount(database, table, folded(search), () => countOf(matching))
  const meta = metaOf(count, page, limit)
  if (meta.from === 0) return { data: [], count, meta }
  // Ten rows are read whole; those before them only in the index that orders them.
  const ids = await matching
    .orderBy("place", "desc")
    .limit(limit)
    .offset(meta.from - 1)
    .execute()
  return { data: await rowsOf(database, table, ids), count, meta }
}

async function countOf(matching: Ids): Promise<number> {
  // PostgreSQL counts in 64 bits, which arrive as text unless they are made an integer.
  const counted = matching.clearSelect().select(sql<number>`cast(count(*) as integer)`.as("count"))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Kysely cannot follow a table that is chosen at run time, so what all of them have in common is said here. */
function idsOf(database: Database, table: Searched, search: string): Ids {
  const { order } = searched[table]
  const all = database.read.selectFrom(table as "user").select(["_id", sql.ref<string>(order).as("place")])
  if (search === "") return all as unknown as Ids
  if (isIndexedInSqlite(database, search)) return hitsOf(database, table, search) as unknown as Ids
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`
  return all.where(sql<boolean>`${sql.ref("searchText")} like ${pattern} escape '\\'`) as unknown as Ids
}

/** SQLite indexes every three letters in a row; for fewer it looks at every row. */
function isIndexedInSqlite(database: Database, search: string) {
  return !isPostgres(database.read) && Array.from(search).length >= 3
}

/**
 * Full-text rows are numbered as they came, so the newest are found without sorting the rest. (The join is a left one
 * because SQLite then leaves it out where rows are only counted.)
 */
function hitsOf(database: Database, table: Searched, search: string) {
  const { rows, texts } = searched[table]
  const phrase = `"${search.replaceAll('"', '""')}"`
  const hit = sql<{ _id: string; place: number }>`(
    select ${sql.ref(`${rows}.recordId`)} as _id, ${sql.ref(`${texts}.rowid`)} as place
    from ${sql.table(texts)} left join ${sql.table(rows)} on ${sql.ref(`${rows}.row`)} = ${sql.ref(`${texts}.rowid`)}
    where ${sql.ref(`${texts}.searchText`)} match ${phrase})`
  return database.read.selectFrom(hit.as("hit")).select(["_id", "place"])
}

async function rowsOf<Table extends Searched>(
  database: Database,
  table: Table,
  ids: { _id: string }[],
): Promise<Selectable<Tables[Table]>[]> {
  const rows = await database.read
    .selectFrom(table as "user")
    .selectAll()
    .where(
      "_id",
      "in",
      ids.map(({ _id }) => _id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row._id, row]))
  return ids.flatMap(({ _id }) => byId.get(_id) ?? []) as unknown as Selectable<Tables[Table]>[]
}
