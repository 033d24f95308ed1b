import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Counting the verification mails of a day, and finding the links of one that was sent. */
export const fortyNinth: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index mail_verification on mail ("sentAt") where priority = 6`.execute(db)
    await db.schema.createIndex("mailLink_email").on("mailLink").column("email").execute()
  },
}
