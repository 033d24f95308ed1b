import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

/** Indexes of the entries that hold deleted records, and of those that restored them (audit/deletions.ts). */
export const nineteenth: Migration = {
  async up(db: Kysely<unknown>) {
    const kind = isPostgres(db) ? sql`split_part(action, '.', 1)` : sql`substr(action, 1, instr(action, '.') - 1)`
    const isFirst = sql`substr(details, 1, 11) = '{"deleted":'`
    const isPart = sql`substr(details, 1, 8) = '{"part":'`
    const isRestoration = sql`substr(details, 1, 8) in ('{"from":', '{"left":')`
    const indexes = [
      sql`create index audit_deletion on audit (position) where ${isFirst}`,
      sql`create index audit_deletion_kind on audit ((${kind}), position) where ${isFirst}`,
      sql`create index audit_deletion_part on audit ((substr(details, 10, 36)), position) where ${isPart}`,
      sql`create index audit_restoration on audit (position) where ${isRestoration}`,
    ]
    for (const index of indexes) await index.execute(db)
  },
}
