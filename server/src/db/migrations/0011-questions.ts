import type { ColumnDefinitionBuilder, Kysely } from "kysely"
import type { Migration } from "kysely/migration"

export const eleventh: Migration = {
  async up(db: Kysely<unknown>) {
    const notNull = (column: ColumnDefinitionBuilder) => column.notNull()
    await db.schema
      .createTable("question")
      .addColumn("_id", "text", (column) => column.primaryKey())
      .addColumn("createdAt", "text", notNull)
      .addColumn("updatedAt", "text", notNull)
      .addColumn("question", "text", notNull)
      .addColumn("answer", "text", notNull)
      .addColumn("course", "text", notNull)
      .addColumn("index", "integer", notNull)
      .execute()
    await db.schema.createIndex("question_course").on("question").column("course").execute()
  },
}
