import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Requests of holders for corrections of their certificates: at most one open request per certificate. */
export const twentyFourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("correctionRequest")
      .addColumn("_id", "text", (column) => column.primaryKey())
      // Without a foreign key: a certificate that is restored after its deletion has its requests again.
      .addColumn("certificateId", "text", (column) => column.notNull())
      .addColumn("userId", "text", (column) => column.notNull().references("user._id").onDelete("cascade"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("closedAt", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("state", "text", (column) => column.notNull().defaultTo("open"))
      .addColumn("answer", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    const index = (name: string) => db.schema.createIndex(`correctionRequest_${name}`).on("correctionRequest")
    await sql`create unique index "correctionRequest_open" on "correctionRequest" ("certificateId") where "closedAt" = ''`.execute(
      db,
    )
    await index("certificateId").columns(["certificateId", "_id"]).execute()
    await index("userId").columns(["userId", "createdAt"]).execute()
    await index("closedAt").columns(["closedAt", "createdAt"]).execute()
  },
}
