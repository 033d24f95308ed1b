import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The optional English title of a playlist. */
export const thirtySixth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("toKnow")
      .addColumn("titleEn", "text", (column) => column.notNull().defaultTo(""))
      .execute()
  },
}
