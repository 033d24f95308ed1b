import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The versions of the sections of the site that the office edits, and the images in them. */
export const fortieth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("siteVersion")
      .addColumn("section", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("actorId", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("siteVersion_key", ["section", "version"])
      .execute()
    await db.schema
      .createTable("siteImage")
      .addColumn("section", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("image", "text", (column) => column.notNull())
      .addForeignKeyConstraint(
        "siteImage_version",
        ["section", "version"],
        "siteVersion",
        ["section", "version"],
        (key) => key.onDelete("cascade"),
      )
      .execute()
    await db.schema.createIndex("siteImage_image").on("siteImage").column("image").execute()
    await sql`insert into turn (name) values ('site')`.execute(db)
  },
}
