import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** What was there before is published, and its translations are taken for current. */
export const sixtyFifth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("course")
      .addColumn("isDraft", "integer", (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`create table "outdatedText" (kind text not null, "recordId" text not null, field text not null,
      english text not null, "changedAt" text not null, primary key (kind, "recordId", field, english))`.execute(db)
  },
}
