import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Since when the holder allows search engines to show a certificate's page; empty if not. */
export const twentyNinth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("certificate")
      .addColumn("indexedSince", "text", (column) => column.notNull().defaultTo(""))
      .execute()
  },
}
