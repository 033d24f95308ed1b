import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

/** Indexes for dashboard queries on tables with a million rows. A query must have the same condition as its partial index. */
export const fourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("mail")
      .addColumn("usefulUntil", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    const indexes = [
      sql`create index "user_isVerified" on "user" ("isVerified", _id)`,
      sql`create index mail_given_up on mail (_id) where "nextTryAt" || "sentAt" = ''`,
      sql`create index certificate_import on certificate ("importId", _id) where "importId" <> ''`,
      sql`create index audit_import on audit ("recordId") where action = 'certificate.import'`,
      sql`create index audit_actor on audit (actor, position)`,
      sql`create index audit_kind on audit ((${auditKind(db)}), position)`,
    ]
    for (const index of indexes) await index.execute(db)
  },
}

/** The part of an action before the dot. */
function auditKind(db: Kysely<unknown>) {
  return isPostgres(db) ? sql`split_part(action, '.', 1)` : sql`substr(action, 1, instr(action, '.') - 1)`
}
