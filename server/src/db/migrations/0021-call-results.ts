import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The results of bulk calls, so that one that is sent again is not done again. */
export const twentyFirst: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("callResult")
      .addColumn("userId", "text", (column) => column.notNull().references("user._id").onDelete("cascade"))
      .addColumn("requestId", "text", (column) => column.notNull())
      .addColumn("call", "text", (column) => column.notNull())
      .addColumn("result", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("callResult_key", ["userId", "requestId", "call"])
      .execute()
  },
}
