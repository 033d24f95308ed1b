import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const columns = {
  question: ["questionEn", "answerEn"],
  team: ["nameEn", "designationEn"],
  gallery: ["titleEn"],
  achievement: ["titleEn", "descriptionEn"],
}

/** The optional English texts of four more kinds of records. */
export const thirtySeventh: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, names] of Object.entries(columns)) {
      for (const name of names) {
        await db.schema
          .alterTable(table)
          .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
          .execute()
      }
    }
  },
}
