import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The invented content of the site's sections goes with the sample records: a site that has these has shown it, too. */
export const sixtySixth: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into "demoRecord" ("recordId", kind, "updatedAt") select 'site', 'site', '' where exists (select 1 from "demoRecord")`.execute(
      db,
    )
  },
}
