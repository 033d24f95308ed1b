import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Who has seen a certificate's number. Of earlier certificates that is not known, so their numbers stay. */
export const sixtyEighth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("certificate")
      .addColumn("numberSeen", "text", (column) => column.notNull().defaultTo("unknown"))
      .execute()
  },
}
