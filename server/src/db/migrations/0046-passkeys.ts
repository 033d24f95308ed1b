import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Passkeys (WebAuthn). Whether an account has an authenticator app is no longer the same as having a second factor. */
export const fortySixth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("passkey")
      .addColumn("_id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("user._id").onDelete("cascade"))
      .addColumn("credentialId", "text", (column) => column.notNull().unique())
      .addColumn("publicKey", "text", (column) => column.notNull())
      .addColumn("counter", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("lastUsedAt", "text", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("passkey_userId").on("passkey").column("userId").execute()
  },
}
