import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Subscriptions to one mail when registration for a course opens, and these mails in the outbox: at most one per subscription. */
export const thirtyNinth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("courseSubscription")
      .addColumn("_id", "text", (column) => column.primaryKey())
      .addColumn("courseId", "text", (column) => column.notNull().references("course._id").onDelete("cascade"))
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("token", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("queuedAt", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    await db.schema
      .alterTable("mail")
      .addColumn("subscriptionId", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    const indexes = [
      sql`create unique index "courseSubscription_course" on "courseSubscription" ("courseId", email)`,
      // Those to whom a mail is still to be queued. Without it, every change of a course would scan all subscriptions.
      sql`create index "courseSubscription_waiting" on "courseSubscription" ("courseId", _id) where "queuedAt" = ''`,
      sql`create index "courseSubscription_email" on "courseSubscription" (email)`,
      sql`create index "courseSubscription_token" on "courseSubscription" (token)`,
      sql`create unique index mail_subscription on mail ("subscriptionId") where "subscriptionId" <> ''`,
      // Counting the mails of a day.
      sql`create index mail_subscription_sent on mail ("sentAt") where "subscriptionId" <> ''`,
    ]
    for (const index of indexes) await index.execute(db)
  },
}
