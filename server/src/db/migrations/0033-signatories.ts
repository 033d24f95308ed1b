import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Several signatories, each from a day on. The one until now signs from the beginning. */
export const thirtyThird: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("signatory")
      .addColumn("signsFrom", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    await db.schema.createIndex("signatory_signsFrom").on("signatory").column("signsFrom").unique().execute()
    await sql`insert into turn (name) values ('signatory')`.execute(db)
  },
}
