import type { CreateTableBuilder, Kysely } from "kysely"
import type { Migration } from "kysely/migration"

export const first: Migration = {
  async up(db: Kysely<unknown>) {
    const table = (name: string) =>
      db.schema.createTable(name).addColumn("_id", "text", (column) => column.primaryKey())

    await texts(table("user"), ["name", "phone", "bio", "role", "photo", "passwordHash", "createdAt"])
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("isVerified", "integer", (column) => column.notNull())
      .execute()

    await texts(table("session"), ["userAgent", "address", "createdAt", "lastSeenAt"])
      .addColumn("userId", "text", (column) => column.notNull().references("user._id").onDelete("cascade"))
      .addColumn("tokenHash", "text", (column) => column.notNull().unique())
      .addColumn("cookieHash", "text", (column) => column.notNull().unique())
      .execute()
    await db.schema.createIndex("session_userId").on("session").column("userId").execute()

    await texts(table("certificate"), ["candidateName", "candidateEmail", "certificationName", "batchNo"])
      .addColumn("numberKey", "text", (column) => column.notNull().unique())
      .$call((builder) => texts(builder, ["certificationNo", "status", "searchText", "createdAt"]))
      .execute()
  },
}

function texts<T extends CreateTableBuilder<string, string>>(builder: T, names: string[]): T {
  return names.reduce((built, name) => built.addColumn(name, "text", (column) => column.notNull()) as T, builder)
}
