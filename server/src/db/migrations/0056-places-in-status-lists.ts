import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

/** Room for the lists that a restore of a backup skips. SQLite's integers have 64 bits anyway. */
export const fiftySixth: Migration = {
  async up(db: Kysely<unknown>) {
    if (isPostgres(db)) await sql`alter table "credentialStatus" alter column position type bigint`.execute(db)
  },
}
