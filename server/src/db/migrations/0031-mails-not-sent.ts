import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Mails that are being sent, and mails about certificates that are not sent any more, which have not failed. */
export const thirtyFirst: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["claimedUntil", "cancelled"]) {
      await db.schema
        .alterTable("mail")
        .addColumn(column, "text", (each) => each.notNull().defaultTo(""))
        .execute()
    }
    await sql`drop index mail_given_up`.execute(db)
    await sql`create index mail_given_up on mail (_id) where "nextTryAt" || "sentAt" || cancelled = ''`.execute(db)
  },
}
