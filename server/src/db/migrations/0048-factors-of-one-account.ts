import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const ofFactor = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("secondFactor.userId").onDelete("cascade")

/**
 * Passkeys and recovery codes belong to the row that says that the account has two-step verification. A reset could leave a passkey
 * that was being added, without that row: it goes. SQLite cannot change the foreign key of a table.
 */
export const fortyEighth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("newPasskey")
      .addColumn("_id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", ofFactor)
      .addColumn("credentialId", "text", (column) => column.notNull().unique())
      .addColumn("publicKey", "text", (column) => column.notNull())
      .addColumn("counter", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("lastUsedAt", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("newRecoveryCode")
      .addColumn("userId", "text", ofFactor)
      .addColumn("codeHash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("recoveryCode_pk", ["userId", "codeHash"])
      .execute()
    for (const [table, fresh, columns] of [
      [
        "passkey",
        "newPasskey",
        sql`_id, "userId", "credentialId", "publicKey", counter, name, "createdAt", "lastUsedAt"`,
      ],
      ["recoveryCode", "newRecoveryCode", sql`"userId", "codeHash"`],
    ] as const) {
      await sql`insert into ${sql.table(fresh)} (${columns}) select ${columns} from ${sql.table(table)}
        where "userId" in (select "userId" from "secondFactor" where "confirmedAt" <> '')`.execute(db)
      await db.schema.dropTable(table).execute()
      await db.schema.alterTable(fresh).renameTo(table).execute()
    }
    await db.schema.createIndex("passkey_userId").on("passkey").column("userId").execute()
  },
}
