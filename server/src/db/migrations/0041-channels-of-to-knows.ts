import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The channel of a playlist, and how many videos it has. Those from before state neither. */
export const fortyFirst: Migration = {
  async up(db: Kysely<unknown>) {
    const table = () => db.schema.alterTable("toKnow")
    await table()
      .addColumn("channel", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    await table()
      .addColumn("videos", "integer", (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
