import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Existing reviews stay public. The indexes are for lists and notifications. */
export const sixteenth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [column, value] of Object.entries({ status: "public", waitingSince: "", reply: "", editedAt: "" }))
      await db.schema
        .alterTable("review")
        .addColumn(column, "text", (definition) => definition.notNull().defaultTo(value))
        .execute()
    await sql`create index review_status on review (status, _id)`.execute(db)
    await sql`create index "review_waitingSince" on review ("waitingSince", _id)`.execute(db)
  },
}
