import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const facts = ["durationEn", "scheduleEn", "audienceEn", "prerequisitesEn", "outcomesEn"]
const columns = [
  "titleEn",
  "categoryEn",
  "descriptionEn",
  "instructorNameEn",
  "instructorBioEn",
  "curriculumEn",
  ...facts,
]

/** The optional English texts of a course. */
export const thirtyEighth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of columns) {
      await db.schema
        .alterTable("course")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute()
    }
  },
}
