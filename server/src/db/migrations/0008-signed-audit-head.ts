import type { ColumnDefinitionBuilder, Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The signature of the audit head, and the last head that was mailed to the admins. */
export const eighth: Migration = {
  async up(db: Kysely<unknown>) {
    const emptyText = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("")
    // SQLite can add only one column per statement.
    await db.schema.alterTable("auditHead").addColumn("keyId", "text", emptyText).execute()
    await db.schema.alterTable("auditHead").addColumn("signature", "text", emptyText).execute()
    await db.schema.alterTable("auditHead").addColumn("mailedAt", "text", emptyText).execute()
    await db.schema
      .alterTable("auditHead")
      .addColumn("mailedPosition", "integer", (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
