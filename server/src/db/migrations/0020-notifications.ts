import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** How far each user has seen each kind of notification; when a mail finally failed, which can be days after it was queued. */
export const twentieth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("notificationSeen")
      .addColumn("userId", "text", (column) => column.notNull().references("user._id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("seenAt", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("notificationSeen_key", ["userId", "kind"])
      .execute()
    await db.schema
      .alterTable("mail")
      .addColumn("failedAt", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    await sql`create index "mail_failedAt" on mail ("failedAt") where "failedAt" <> ''`.execute(db)
  },
}
