import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** What was there before is published. */
export const sixtyFifth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("course")
      .addColumn("isDraft", "integer", (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
