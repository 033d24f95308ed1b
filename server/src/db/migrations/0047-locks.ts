import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The table of the named locks had another name than the code that takes them. */
export const fortySeventh: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("turn").renameTo("lock").execute()
  },
}
