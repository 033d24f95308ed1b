import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The import that replaced a version; empty for a correction by hand. */
export const thirtieth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("certificateVersion")
      .addColumn("importId", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    await sql`create index "certificateVersion_import" on "certificateVersion" ("importId", "certificateId")
      where "importId" <> ''`.execute(db)
  },
}
