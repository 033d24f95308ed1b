import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Indexes of what a record's page shows: its entries in the audit log, and the certificates of a person. */
export const fourteenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("audit_record").on("audit").columns(["recordId", "position"]).execute()
    await db.schema
      .createIndex("certificate_candidateEmail")
      .on("certificate")
      .columns(["candidateEmail", "_id"])
      .execute()
  },
}
