import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

/**
 * Indexes of the columns by which dashboard lists are filtered and sorted, on 100,000 rows and more. PostgreSQL sorts by
 * its locale by default, so sort keys have the collation "C", which is the order of SQLite.
 */
export const twelfth: Migration = {
  async up(db: Kysely<unknown>) {
    const isLocalized = isPostgres(db)
    const lowerCase = (column: string) =>
      isLocalized ? sql`lower(${sql.ref(column)} collate "C")` : sql`lower(${sql.ref(column)})`
    const indexes = [
      sql`create index certificate_status on certificate (status, _id)`,
      sql`create index "certificate_batchNo" on certificate (${lowerCase("batchNo")}, _id)`,
      sql`create index "certificate_certificationName" on certificate (${lowerCase("certificationName")}, _id)`,
      sql`create index "certificate_candidateName" on certificate (${lowerCase("candidateName")}, _id)`,
      sql`create index user_role on "user" (role, _id)`,
      sql`create index user_name on "user" (${lowerCase("name")}, _id)`,
      sql`create index "review_halfStars" on review ("halfStars", _id)`,
      sql`create index review_stars on review (("halfStars" / 2), _id)`,
      sql`create index "review_isHomeShow" on review ("isHomeShow", _id)`,
    ]
    // On SQLite the unique indexes of these columns have the right order.
    if (isLocalized)
      indexes.push(
        sql`create index "certificate_numberKey" on certificate ("numberKey" collate "C", _id)`,
        sql`create index user_email on "user" (email collate "C", _id)`,
      )
    for (const index of indexes) await index.execute(db)
  },
}
