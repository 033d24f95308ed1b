import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Links in mails that offer a role. */
export const fiftySecond: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("mailLink")
      .addColumn("role", "text", (column) => column.notNull().defaultTo(""))
      .execute()
  },
}
