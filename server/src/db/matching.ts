import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import { whenIndexed } from "#db/late-index.ts"
import type { Database } from "#db/open.ts"
import { rareParts, type Searched } from "#db/rare-parts.ts"
import type { Tables } from "#db/schema.ts"

/** What orders each table, newest last, and where SQLite indexes its texts. */
export const indexes = {
  user: { order: "_id", rows: "userSearch", texts: "userSearchText" },
  certificate: { order: "_id", rows: "certificateSearch", texts: "certificateSearchText" },
  review: { order: "_id", rows: "reviewSearch", texts: "reviewSearchText" },
  audit: { order: "position", rows: "auditSearch", texts: "auditSearchText" },
} as const

/** What must be true of a row besides a search. There is an index that has such rows together, in the table's order. */
export type Filter = { name: string; is: RawBuilder<boolean> }

/** Queries for the ids of rows, with the place by which the newest come last, and for how many they are. */
export type Matching = {
  ids: SelectQueryBuilder<Tables, Searched, { _id: string; place: string | number }>
  count: SelectQueryBuilder<Tables, Searched, { count: number }>
}

const shortestPart = 3

/** No index has fewer letters: every row is looked at. */
export const isIndexed = (search: string) => Array.from(search).length >= shortestPart

/** Which rows of a table contain what was searched for, a folded text; all of them for an empty one. */
export async function matching(database: Database, table: Searched, search: string): Promise<Matching> {
  // Kysely cannot follow a table that is chosen at run time, so what all of them have in common is said here.
  const all = database.read.selectFrom(table as "user")
  const rows = (which: typeof all) => ({
    ids: which.select(["_id", sql.ref<string>(indexes[table].order).as("place")]),
    count: which.select(counted),
  })
  if (search === "") return rows(all) as unknown as Matching
  if (!isIndexed(search)) return rows(all.where(contains("searchText", search))) as unknown as Matching
  if (!isPostgres(database.read)) return (await hits(database, table, search)) as unknown as Matching
  const parts = await rareParts(database, table, search)
  const withParts = parts.reduce((which, part) => which.where(contains("searchText", part)), all)
  // Written so that the index is not asked for the whole text too.
  const whole = sql<boolean>`${sql.ref("searchText")} || '' like ${patternOf(search)} escape '\\'`
  return rows(withParts.where(whole)) as unknown as Matching
}

// PostgreSQL counts in 64 bits, which arrive as text unless they are made an integer.
export const counted = sql<number>`cast(count(*) as integer)`.as("count")

const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, "\\$&")}%`

export const contains = (column: string, search: string) =>
  sql<boolean>`${sql.ref(column)} like ${patternOf(search)} escape '\\'`

/**
 * Rows of the full-text table are numbered as they came, so the newest are found without sorting the rest. To find some it
 * looks for the rare parts and then at the rows themselves; to count them all, at no row.
 */
async function hits(database: Database, table: Searched, search: string) {
  const { texts } = indexes[table]
  const { _id, place, from, isHit } = await offered(database, table, search)
  const hit = sql<{ _id: string; place: number }>`(select ${_id} as _id, ${place} as place ${from} and ${isHit})`
  const text = sql<{ searchText: string }>`${sql.table(texts)}`.as(texts)
  return {
    ids: database.read.selectFrom(hit.as("hit")).select(["_id", "place"]),
    count: database.read
      .selectFrom(text)
      .select(counted)
      .where(sql<boolean>`${sql.ref(`${texts}.searchText`)} match ${phrase(search)}`),
  }
}

/** What SQLite's index has for a search, as parts of a query: rows with its rare parts, and which of them have it whole. */
export async function offered(database: Database, table: Searched, search: string) {
  const parts = await rareParts(database, table, search)
  if (table === "certificate") await whenIndexed(database)
  const { rows, texts } = indexes[table]
  const [_id, place] = [sql.ref(`${table}._id`), sql.ref(`${texts}.rowid`)]
  const offers = sql`${sql.ref(`${texts}.searchText`)} match ${parts.map(phrase).join(" AND ")}`
  const from = sql`from ${sql.table(texts)}
    cross join ${sql.table(rows)} on ${sql.ref(`${rows}.row`)} = ${place}
    cross join ${sql.table(table)} on ${_id} = ${sql.ref(`${rows}.recordId`)}
    where ${offers}`
  return { _id, place, offers, from, isHit: contains(`${table}.searchText`, search) }
}

const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`
