import { sql, type Transaction } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import type { CertificateRow, Tables } from "#db/schema.ts"

/**
 * To index ten thousand rows for searching takes SQLite as long as to keep them. So an import leaves that for after its
 * answer, in small steps; who searches meanwhile waits for it, and what a crash left is done at the next start.
 */
const atOnce = 250

const indexing = new WeakMap<Database["changes"], Promise<unknown>>()

/** Notes, in the import's own transaction, which rows its index lacks. PostgreSQL indexes them as they come. */
export async function leaveToIndex(trx: Transaction<Tables>, importId: string, rows: CertificateRow[]) {
  const [first, last] = [rows[0], rows.at(-1)]
  if (isPostgres(trx) || !first || !last) return
  await trx.insertInto("lateIndex").values({ importId, fromId: first._id, toId: last._id }).execute()
}

export async function indexWhatWaits(database: Pick<Database, "read" | "write">): Promise<void> {
  while (await indexStep(database)) {
    // Until nothing waits.
  }
}

/** Indexes some rows; answers whether there were any. */
export async function indexStep(database: Pick<Database, "read" | "write">): Promise<boolean> {
  const waiting = await database.read.selectFrom("lateIndex").selectAll().limit(1).executeTakeFirst()
  if (waiting) await database.write([], (trx) => indexSome(trx, waiting))
  return waiting !== undefined
}

async function indexSome(trx: Transaction<Tables>, { importId, fromId, toId }: Tables["lateIndex"]) {
  const some = await trx
    .selectFrom("certificate")
    .select("_id")
    .where("_id", ">=", fromId)
    .where("_id", "<=", toId)
    .where("importId", "=", importId)
    .where(sql<boolean>`not exists (select 1 from "certificateSearch" where "recordId" = certificate._id)`)
    .orderBy("_id")
    .limit(atOnce + 1)
    .execute()
  await indexRows(trx, some.slice(0, atOnce))
  const next = some[atOnce]
  if (next) await trx.updateTable("lateIndex").set({ fromId: next._id }).where("importId", "=", importId).execute()
  else await trx.deleteFrom("lateIndex").where("importId", "=", importId).execute()
}

/** The trigger that indexes certificates passes over those that an import made: they are indexed in groups. */
export async function indexImported(trx: Transaction<Tables>, rows: Pick<CertificateRow, "_id" | "importId">[]) {
  if (!isPostgres(trx))
    await indexRows(
      trx,
      rows.filter(({ importId }) => importId !== ""),
    )
}

async function indexRows(trx: Transaction<Tables>, rows: { _id: string }[]) {
  const ids = JSON.stringify(rows.map(({ _id }) => _id))
  await sql`insert into "certificateSearch" ("recordId") select value from json_each(${ids})`.execute(trx)
  await sql`insert into "certificateSearchText" (rowid, "searchText")
    select row, "searchText" from json_each(${ids})
    join "certificateSearch" on "recordId" = value join certificate on _id = value`.execute(trx)
}

/** What is still being indexed beside this thread. */
export function noteIndexing(database: Database, work: Promise<unknown>) {
  indexing.set(database.changes, work)
}

export const whenIndexed = (database: Database) => indexing.get(database.changes)
