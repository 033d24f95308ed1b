import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The nightly backups that were written. Their sizes are in KiB: bytes would not fit into an integer of PostgreSQL. */
export const fortySecond: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("backup")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("kib", "integer", (column) => column.notNull())
      .execute()
  },
}
