import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Users whose data was erased: their values in the audit log can no longer be restored. */
export const fortyFourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("erasedUser")
      .addColumn("_id", "text", (column) => column.primaryKey())
      .addColumn("erasedAt", "text", (column) => column.notNull())
      .execute()
  },
}
