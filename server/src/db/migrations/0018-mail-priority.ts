import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Mails to many users wait for the mails of accounts, and are counted per day. */
export const eighteenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("mail")
      .addColumn("priority", "integer", (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`create index mail_queue on mail (priority, "nextTryAt") where "nextTryAt" > ''`.execute(db)
    await sql`create index mail_to_users on mail ("createdAt") where priority = 1`.execute(db)
    await sql`insert into turn (name) values ('mails')`.execute(db)
  },
}
