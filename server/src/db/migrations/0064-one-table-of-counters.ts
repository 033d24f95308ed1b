import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const hourMs = 60 * 60 * 1000
const after = (ms: number) => new Date(Date.now() + ms).toISOString()
const keyOf = (name: string, userId: string) => createHash("sha256").update(`${name} ${userId}`).digest("hex")

type Tables = {
  counter: { key: string; timestamps: string; expiresAt: string }
  imageQuota: { userId: string; uploads: string; stored: number }
}

/** One table of counters, which expire each at its own time. Before, those of a day were told by their key, and images had a table of their own. */
export const sixtyFourth: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("counter")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("timestamps", "text", (column) => column.notNull())
      .addColumn("expiresAt", "text", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("counter_expiresAt").on("counter").column("expiresAt").execute()
    await sql`insert into counter select key, failures, ${after(hourMs)} from "signInAttempt" where key not like 'day %'`.execute(
      db,
    )
    await sql`insert into counter select substr(key, 5), failures, ${after(24 * hourMs)} from "signInAttempt" where key like 'day %'`.execute(
      db,
    )
    for (const { userId, uploads, stored } of await db.selectFrom("imageQuota").selectAll().execute()) {
      const first =
        stored > 0
          ? [
              {
                key: keyOf("first image", userId),
                timestamps: `[${Date.now()}]`,
                expiresAt: after(20 * 365 * 24 * hourMs),
              },
            ]
          : []
      const ofDay = { key: keyOf("images", userId), timestamps: uploads, expiresAt: after(24 * hourMs) }
      await db
        .insertInto("counter")
        .values([ofDay, ...first])
        .execute()
    }
    await db.schema.dropTable("imageQuota").execute()
    await db.schema.dropTable("signInAttempt").execute()
  },
}
