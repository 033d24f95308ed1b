import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The date of a revocation that was taken back: undoing that restores it. */
export const thirtyFourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("certificate")
      .addColumn("lastWithdrawnAt", "text", (column) => column.notNull().defaultTo(""))
      .execute()
  },
}
