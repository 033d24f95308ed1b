import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Which mails were queued that must not be queued again. The warnings about unused accounts are the first of them. */
export const fiftyNinth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("reminder")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("queuedAt", "text", (column) => column.notNull())
      .execute()
    await sql`insert into reminder (key, "queuedAt") select 'unusedAccount/' || "userId", "warnedAt" from "unusedAccount"`.execute(
      db,
    )
    await db.schema.dropTable("unusedAccount").execute()
  },
}
