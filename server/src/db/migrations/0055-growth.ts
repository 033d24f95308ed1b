import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** What keeps the audit log and the list of accounts small: changes of a profile that are listed later, sign-ins that are not listed, and accounts that nobody uses. */
export const fiftyFifth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("profileChange")
      .addColumn("userId", "text", (column) => column.primaryKey().references("user._id").onDelete("cascade"))
      .addColumn("since", "text", (column) => column.notNull())
      .addColumn("unlisted", "text", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("profileChange_since").on("profileChange").column("since").execute()
    await db.schema
      .alterTable("session")
      .addColumn("isListed", "integer", (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema
      .createTable("unusedAccount")
      .addColumn("userId", "text", (column) => column.primaryKey().references("user._id").onDelete("cascade"))
      .addColumn("warnedAt", "text", (column) => column.notNull())
      .addColumn("mailId", "text", (column) => column.notNull())
      .execute()
    await sql`create index unused_account_warned on "unusedAccount" ("warnedAt")`.execute(db)
  },
}
