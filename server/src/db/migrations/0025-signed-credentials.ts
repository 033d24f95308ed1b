import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The public keys that verify credentials, and the place of each version of a certificate in the lists of revoked ones. */
export const twentyFifth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("credentialKey")
      .addColumn("kid", "text", (column) => column.primaryKey())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("x", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .execute()
    // Without a foreign key: the credential of a deleted certificate is revoked, and its place is not used again.
    await db.schema
      .createTable("credentialStatus")
      .addColumn("position", "integer", (column) => column.primaryKey())
      .addColumn("certificateId", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addUniqueConstraint("credentialStatus_version", ["certificateId", "version"])
      .execute()
    await sql`insert into turn (name) values ('credentialStatus')`.execute(db)
  },
}
