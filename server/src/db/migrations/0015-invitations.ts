import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** When an admin last invited a user who has not chosen a password yet. */
export const fifteenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("user")
      .addColumn("invitedAt", "text", (column) => column.notNull().defaultTo(""))
      .execute()
  },
}
