import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * The invented content of the site's sections goes with the sample records: a site that has these has shown it, too. And the
 * images that the weekly check could not load.
 */
export const sixtySixth: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into "demoRecord" ("recordId", kind, "updatedAt") select 'site', 'site', '' where exists (select 1 from "demoRecord")`.execute(
      db,
    )
    await db.schema
      .createTable("brokenImage")
      .addColumn("recordId", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("url", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("brokenImage_key", ["recordId", "url"])
      .execute()
  },
}
