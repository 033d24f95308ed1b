import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

const texts = {
  certificate: [
    "latinName",
    "issuedOn",
    "expiresOn",
    "skills",
    "mark",
    "withdrawnAt",
    "withdrawalReason",
    "withdrawalNote",
    "correctedAt",
    "correctionReason",
  ],
  certificateVersion: ["certificateId", "fields", "replacedAt", "reason", "actor"],
}

/** More fields of certificates, when and why they were revoked or corrected, and what they said before a correction. */
export const twentyThird: Migration = {
  async up(db: Kysely<unknown>) {
    const add = (column: string, type: "text" | "integer", standard: string | number) =>
      db.schema
        .alterTable("certificate")
        .addColumn(column, type, (definition) => definition.notNull().defaultTo(standard))
        .execute()
    for (const column of texts.certificate) await add(column, "text", "")
    await add("hours", "integer", 0)
    await add("version", "integer", 1)
    const dayInDhaka = isPostgres(db)
      ? sql`to_char("createdAt"::timestamptz at time zone 'Asia/Dhaka', 'YYYY-MM-DD')`
      : sql`date("createdAt", '+6 hours')`
    await sql`update certificate set "issuedOn" = ${dayInDhaka}`.execute(db)
    // Without a foreign key: a certificate that is restored after its deletion has its versions again.
    const required = (column: ColumnDefinitionBuilder) => column.notNull()
    const empty: CreateTableBuilder<string, string> = db.schema.createTable("certificateVersion")
    await texts.certificateVersion
      .reduce((table, column) => table.addColumn(column, "text", required), empty)
      .addColumn("version", "integer", required)
      .addPrimaryKeyConstraint("certificateVersion_key", ["certificateId", "version"])
      .execute()
  },
}
