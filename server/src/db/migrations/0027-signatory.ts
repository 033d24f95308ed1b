import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Who signs certificates: one row, whose texts are empty if nobody does. */
export const twentySeventh: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("signatory")
      .addColumn("_id", "text", (column) => column.primaryKey())
      .addColumn("nameBn", "text", (column) => column.notNull())
      .addColumn("nameEn", "text", (column) => column.notNull())
      .addColumn("titleBn", "text", (column) => column.notNull())
      .addColumn("titleEn", "text", (column) => column.notNull())
      .addColumn("image", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute()
    const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" }
    await (db as Kysely<{ signatory: typeof nobody & { _id: string; updatedAt: string } }>)
      .insertInto("signatory")
      .values({ _id: "signatory", ...nobody, updatedAt: "2026-11-23T00:00:00.000Z" })
      .execute()
  },
}
