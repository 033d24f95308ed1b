import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const hourMs = 60 * 60 * 1000

type Tables = { profileChange: { userId: string; dueAt: string } }

/** Changes of a profile fall due like mails: with the time when they are listed, instead of when their hour began, and with their attempts. */
export const sixtyThird: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.dropIndex("profileChange_since").execute()
    await db.schema.alterTable("profileChange").renameColumn("since", "dueAt").execute()
    await db.schema
      .alterTable("profileChange")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex("profileChange_dueAt").on("profileChange").column("dueAt").execute()
    for (const { userId, dueAt } of await db.selectFrom("profileChange").selectAll().execute()) {
      const time = new Date(Date.parse(dueAt) + hourMs).toISOString()
      await db.updateTable("profileChange").set({ dueAt: time }).where("userId", "=", userId).execute()
    }
  },
}
