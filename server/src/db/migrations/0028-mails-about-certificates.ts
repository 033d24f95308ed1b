import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Mails about certificates: their texts are written when they are sent, so that they tell the current state. */
export const twentyEighth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["certificateId", "notice"]) {
      await db.schema
        .alterTable("mail")
        .addColumn(column, "text", (each) => each.notNull().defaultTo(""))
        .execute()
    }
    const indexes = [
      sql`create index mail_certificate on mail ("certificateId", _id) where "certificateId" <> ''`,
      // Counting the mails of a day: all of a priority, and those to one address.
      sql`create index mail_sent on mail (priority, "sentAt") where "certificateId" <> ''`,
      sql`create index mail_recipient on mail (recipient, "sentAt") where "certificateId" <> ''`,
    ]
    for (const index of indexes) await index.execute(db)
  },
}
