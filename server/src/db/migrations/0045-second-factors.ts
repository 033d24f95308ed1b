import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Authenticator apps as second factors, and when the user of a session last proved their identity. */
export const fortyFifth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("secondFactor")
      .addColumn("userId", "text", (column) => column.primaryKey().references("user._id").onDelete("cascade"))
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("confirmedAt", "text", (column) => column.notNull())
      .addColumn("lastStep", "integer", (column) => column.notNull())
      .addColumn("dueAt", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("recoveryCode")
      .addColumn("userId", "text", (column) => column.notNull().references("user._id").onDelete("cascade"))
      .addColumn("codeHash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("recoveryCode_key", ["userId", "codeHash"])
      .execute()
    await db.schema
      .alterTable("session")
      .addColumn("confirmedAt", "text", (column) => column.notNull().defaultTo(""))
      .execute()
  },
}
