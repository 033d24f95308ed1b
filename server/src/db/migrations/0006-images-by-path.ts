import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Not the contract's list, because a migration must not change when that list grows. */
const columns = [
  ["user", "photo"],
  ["course", "thumbnail"],
  ["course", "instructorPhoto"],
  ["achievement", "image"],
  ["gallery", "image"],
  ["team", "photo"],
  ["toKnow", "playlist_thumbnail"],
] as const

// With any host, because the site may have moved before.
const uploaded = /^https?:\/\/[^/?#@\s]+(\/api\/images\/[0-9a-f]{64}\.webp)(?:[?#]\S*)?$/i
const shipped = /^https?:\/\/[^/?#@\s]+(\/demo\/(?:course|team|student|gallery|achievement|playlist)-[a-z0-9-]+\.svg)$/i

/**
 * Stores the URLs of our own images as paths, so that a site can move. `updatedAt` does not change, because the API still
 * returns the same absolute URL. Also adds tables for uploaded images, upload quotas and jobs.
 */
export const sixth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of columns) await storePaths(db, table, column)

    await db.schema
      .createTable("image")
      .addColumn("name", "text", primary)
      .addColumn("unusedSince", "text", notNull)
      .addColumn("removingSince", "text", notNull)
      .execute()
    await db.schema
      .createTable("imageQuota")
      .addColumn("userId", "text", (column) => column.primaryKey().references("user._id").onDelete("cascade"))
      .addColumn("uploads", "text", notNull)
      .addColumn("stored", "integer", notNull)
      .execute()
    await db.schema
      .createTable("jobRun")
      .addColumn("name", "text", primary)
      .addColumn("startedAt", "text", notNull)
      .execute()
    await sql`create index user_photo on "user" (photo) where photo <> ''`.execute(db)
  },
}

const primary = (column: ColumnDefinitionBuilder) => column.primaryKey()
const notNull = (column: ColumnDefinitionBuilder) => column.notNull()

async function storePaths(db: Kysely<unknown>, table: string, column: string) {
  const [rows, address] = [sql.id(table), sql.id(column)]
  const { rows: whole } = await sql<{ _id: string; address: string }>`
    select _id, ${address} as address from ${rows}
    where ${address} like '%/api/images/%' or ${address} like '%/demo/%'`.execute(db)
  for (const row of whole) {
    const [, path] = uploaded.exec(row.address) ?? shipped.exec(row.address) ?? []
    if (path) await sql`update ${rows} set ${address} = ${path} where _id = ${row._id}`.execute(db)
  }
}
