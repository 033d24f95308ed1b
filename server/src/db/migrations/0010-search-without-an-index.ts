import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

const tables = ["user", "certificate", "review", "audit"] as const

/** Drops the full-text index of SQLite, which now scans `searchText`. PostgreSQL keeps its trigram index. */
export const tenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable("lateIndex").execute()
    if (isPostgres(db)) return
    for (const table of tables) {
      for (const event of ["insert", "update", "delete"])
        await sql`drop trigger ${sql.id(`${table}_search_${event}`)}`.execute(db)
      await db.schema.dropTable(`${table}SearchText`).execute()
      await db.schema.dropTable(`${table}Search`).execute()
    }
  },
}
