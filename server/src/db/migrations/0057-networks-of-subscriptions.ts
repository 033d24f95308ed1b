import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** From which network each subscription came, as a short hash. Of earlier ones it is unknown: each counts as its own. */
export const fiftySeventh: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("courseSubscription")
      .addColumn("network", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    await sql`update "courseSubscription" set network = _id`.execute(db)
  },
}
