import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The version of the certificate that a request for a correction is about: the one that its holder saw. */
export const fiftieth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("correctionRequest")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute()
    await sql`
      update "correctionRequest" set version = 1 + (
        select count(*) from "certificateVersion"
          where "certificateVersion"."certificateId" = "correctionRequest"."certificateId"
            and "certificateVersion"."replacedAt" <= "correctionRequest"."createdAt")`.execute(db)
  },
}
