import { sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"

type Written = Pick<Database, "read" | "write">

const standard = 4

/**
 * SQLite tidies its search index while rows are deleted: of twenty thousand, some transactions take a second. Without that
 * all take milliseconds, and later changes tidy up bit by bit.
 */
export async function withoutMerging<T>(database: Written, work: () => Promise<T>): Promise<T> {
  if (isPostgres(database.read)) return work()
  await setMerging(database, 0)
  try {
    return await work()
  } finally {
    await setMerging(database, standard)
  }
}

/** After an end that came in between. */
export async function mergeAgain(database: Written): Promise<void> {
  if (isPostgres(database.read)) return
  const { rows } = await sql<{ v: number }>`select v from "certificateSearchText_config" where k = 'automerge'`.execute(
    database.read,
  )
  if (rows[0]?.v === 0) await setMerging(database, standard)
}

async function setMerging(database: Written, segments: 0 | 4) {
  // Written out: as a parameter it would come as a fraction, which is refused.
  const values = sql`('automerge', ${sql.lit(segments)})`
  await database.write([], (trx) =>
    sql`insert into "certificateSearchText" ("certificateSearchText", rank) values ${values}`.execute(trx),
  )
}
