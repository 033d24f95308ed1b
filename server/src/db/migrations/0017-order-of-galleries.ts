import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Lists that were sorted from the newest to the oldest record, and that people now put in order: the highest rank is first. */
export const seventeenth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["gallery", "achievement", "toKnow"]) {
      await db.schema
        .alterTable(table)
        .addColumn("rank", "integer", (column) => column.notNull().defaultTo(0))
        .execute()
      await sql`update ${sql.id(table)} as stored set "rank" = numbered.number
        from (select _id, row_number() over (order by _id) as number from ${sql.id(table)}) as numbered
        where stored._id = numbered._id`.execute(db)
    }
  },
}
