import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const columns = ["heartbeatAt", "failedAt", "succeededAt"] as const

/** A job has one row. Before, a run in progress and a failure had rows of their own, named `… (running)` and `… (failed)`. */
export const sixtieth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of columns)
      await db.schema
        .alterTable("jobRun")
        .addColumn(column, "text", (added) => added.notNull().defaultTo(""))
        .execute()
    await sql`update "jobRun" set "failedAt" = coalesce(
      (select other."startedAt" from "jobRun" as other where other.name = "jobRun".name || ' (failed)'), '')`.execute(
      db,
    )
    // The process that runs it has ended, or it could not be migrated: the next one begins it again.
    await sql`update "jobRun" set "startedAt" = '' where name || ' (running)' in (select name from "jobRun")`.execute(
      db,
    )
    await sql`delete from "jobRun" where name like '% (running)' or name like '% (failed)'`.execute(db)
  },
}
