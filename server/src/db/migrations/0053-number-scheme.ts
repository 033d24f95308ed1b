import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * Whether new certificates get random numbers, unless CERTIFICATE_NUMBERS says it. Decided once, so that it does not depend on what is
 * issued later: a site that has issued certificates, other than the samples, keeps its sequence.
 */
export const fiftyThird: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("numberScheme")
      .addColumn("isRandom", "integer", (column) => column.notNull())
      .execute()
    await sql`insert into "numberScheme" ("isRandom") select case when exists (
      select 1 from certificate left join "demoRecord" on "recordId" = _id and "demoRecord"."updatedAt" = certificate."updatedAt"
      where "recordId" is null) then 0 else 1 end`.execute(db)
  },
}
