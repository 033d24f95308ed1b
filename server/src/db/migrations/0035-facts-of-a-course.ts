import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Answers to the questions of applicants. Earlier courses have none. */
export const thirtyFifth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["startsOn", "duration", "schedule", "audience", "prerequisites", "outcomes"]) {
      await db.schema
        .alterTable("course")
        .addColumn(column, "text", (each) => each.notNull().defaultTo(""))
        .execute()
    }
    for (const column of ["hours", "seats"]) {
      await db.schema
        .alterTable("course")
        .addColumn(column, "integer", (each) => each.notNull().defaultTo(0))
        .execute()
    }
  },
}
