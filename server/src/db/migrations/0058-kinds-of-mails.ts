import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** In the order of the numbers that stood for them. */
const lanes = ["account", "users", "certificate", "certificates", "opening", "unconfirmed", "verification"]

const verificationSubjects = ["Confirm your email address for Prohori", "প্রহরী: আপনার ইমেইল ঠিকানা নিশ্চিত করুন"]

/** A mail has a kind, the id of what it is about, and a lane with a name, instead of one column for each kind that needs an id. */
export const fiftyEighth: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(db)
    for (const name of ["queue", "to_users", "certificate", "sent", "recipient", "subscription", "subscription_sent"])
      await run(sql`drop index ${sql.id(`mail_${name}`)}`)
    await run(sql`drop index mail_verification`)
    for (const column of ["kind", "refId", "lane"])
      await db.schema
        .alterTable("mail")
        .addColumn(column, "text", (each) => each.notNull().defaultTo(""))
        .execute()

    for (const [number, lane] of lanes.entries())
      await run(sql`update mail set lane = ${lane} where priority = ${number}`)
    await run(
      sql`update mail set kind = 'certificate.' || notice, "refId" = "certificateId" where "certificateId" <> ''`,
    )
    await run(sql`update mail set kind = 'courseOpen', "refId" = "subscriptionId" where "subscriptionId" <> ''`)
    await run(sql`update mail set kind = 'unusedAccount' where _id in (select "mailId" from "unusedAccount")`)
    // Of other mails to accounts only those that confirm an email can be recognized.
    await run(
      sql`update mail set kind = 'verification' where kind = '' and (lane = 'verification' or subject in (${sql.join(verificationSubjects)}))`,
    )
    await run(sql`update mail set kind = 'writtenByAdmin' where kind = '' and lane = 'users'`)
    await run(sql`update mail set kind = 'earlier' where kind = ''`)
    const confirming = sql`kind in ('verification', 'unusedAccount')`
    await run(
      sql`update mail set "refId" = coalesce((select _id from "user" where email = recipient), '') where ${confirming}`,
    )
    // They are not true any more: the account was deleted, or its email is confirmed.
    await run(
      sql`delete from mail where ${confirming} and "sentAt" = '' and "refId" not in (select _id from "user" where "isVerified" = 0)`,
    )

    for (const column of ["certificateId", "notice", "subscriptionId", "priority"])
      await db.schema.alterTable("mail").dropColumn(column).execute()
    const indexes = [
      sql`create index mail_queue on mail (lane, "nextTryAt") where "nextTryAt" > ''`,
      sql`create index mail_ref on mail ("refId", _id)`,
      // Counting the mails of a day: all of a lane, those to one address, and those that admins have written.
      sql`create index mail_sent on mail (lane, "sentAt")`,
      sql`create index mail_recipient on mail (recipient, "sentAt")`,
      sql`create index mail_to_users on mail ("createdAt") where lane = 'users'`,
      // At most one to a subscriber.
      sql`create unique index mail_course_open on mail ("refId") where kind = 'courseOpen'`,
    ]
    for (const index of indexes) await run(index)
  },
}
