import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

type Builder = CreateTableBuilder<string, string>

export const second: Migration = {
  async up(db: Kysely<unknown>) {
    await addToOldTables(db)
    await makeRecords(db)
    await makeMail(db)
    await makeAudit(db)
    await db.schema
      .createTable("signInAttempt")
      .addColumn("key", "text", primary)
      .$call(texts("failures", "lastAt"))
      .execute()
    await db.schema.createTable("turn").addColumn("name", "text", primary).execute()
    await sql`insert into turn (name) values (${"admins"}), (${"order"}), (${"import"})`.execute(db)
  },
}

const primary = (column: ColumnDefinitionBuilder) => column.primaryKey()
const notNull = (column: ColumnDefinitionBuilder) => column.notNull()

function texts(...names: string[]) {
  return (builder: Builder) => names.reduce((built, name) => built.addColumn(name, "text", notNull), builder)
}

function integers(...names: string[]) {
  return (builder: Builder) => names.reduce((built, name) => built.addColumn(name, "integer", notNull), builder)
}

async function addToOldTables(db: Kysely<unknown>) {
  const add = (table: string, name: string, standard: string) =>
    db.schema
      .alterTable(table)
      .addColumn(name, "text", (column) => column.notNull().defaultTo(standard))
      .execute()
  await add("user", "updatedAt", "")
  await add("user", "language", "en")
  await add("user", "searchText", "")
  await db.schema
    .alterTable("user")
    .addColumn("mustChangePassword", "integer", (column) => column.notNull().defaultTo(0))
    .execute()
  await add("certificate", "updatedAt", "")
  await add("certificate", "importId", "")
  await sql`update "user" set "updatedAt" = "createdAt"`.execute(db)
  await sql`update certificate set "updatedAt" = "createdAt"`.execute(db)
  await foldUsers(db)
}

/** In code, because lower() in SQLite changes only ASCII letters. */
async function foldUsers(db: Kysely<unknown>) {
  const { rows } = await sql<{ _id: string; name: string; email: string; phone: string }>`
    select _id, name, email, phone from "user"`.execute(db)
  for (const { _id, name, email, phone } of rows) {
    const folded = [name, email, phone].map((each) => each.normalize("NFC").trim().toLowerCase()).join("\n")
    await sql`update "user" set "searchText" = ${folded} where _id = ${_id}`.execute(db)
  }
}

async function makeRecords(db: Kysely<unknown>) {
  const record = (name: string) =>
    db.schema.createTable(name).addColumn("_id", "text", primary).$call(texts("createdAt", "updatedAt"))

  await record("course")
    .addColumn("route", "text", (column) => column.notNull().unique())
    .$call(texts("title", "description", "thumbnail", "category", "level", "registrationLink", "curriculum"))
    .$call(texts("instructorName", "instructorPhoto", "instructorBio", "instructorEmail"))
    .$call(integers("price", "discount", "index", "isHomeShow", "isShow"))
    .execute()
  await record("review")
    .addColumn("userId", "text", (column) => column.notNull().unique().references("user._id").onDelete("cascade"))
    .$call(texts("comment", "searchText"))
    .$call(integers("halfStars", "isHomeShow"))
    .execute()
  await record("achievement")
    .$call(texts("image", "title", "description"))
    .execute()
  await record("gallery").$call(texts("image", "title")).execute()
  await record("team")
    .$call(texts("photo", "name", "email", "designation", "phone"))
    .$call(texts("facebookLink", "twitterLink", "linkedinLink", "instagramLink"))
    .$call(integers("serial"))
    .execute()
  await record("toKnow")
    .$call(texts("playlist_thumbnail", "title", "playlist_link"))
    .execute()
}

async function makeMail(db: Kysely<unknown>) {
  await db.schema
    .createTable("mailLink")
    .addColumn("_id", "text", primary)
    .addColumn("userId", "text", (column) => column.notNull().references("user._id").onDelete("cascade"))
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .$call(texts("purpose", "email", "expiresAt"))
    .execute()
  await db.schema.createIndex("mailLink_userId").on("mailLink").column("userId").execute()

  await db.schema
    .createTable("mail")
    .addColumn("_id", "text", primary)
    .$call(texts("recipient", "subject", "text", "html", "createdAt", "nextTryAt", "sentAt", "lastError"))
    .$call(integers("attempts"))
    .execute()
  await db.schema.createIndex("mail_nextTryAt").on("mail").column("nextTryAt").execute()
}

async function makeAudit(db: Kysely<unknown>) {
  await db.schema
    .createTable("audit")
    .addColumn("_id", "text", primary)
    .addColumn("position", "integer", (column) => column.notNull().unique())
    .$call(texts("at", "actorId", "actor", "action", "recordId", "record", "details"))
    .$call(texts("address", "userAgent", "previousHash", "hash", "searchText"))
    .execute()
  await db.schema
    .createTable("auditHead")
    .addColumn("_id", "text", primary)
    .$call(integers("position"))
    .$call(texts("hash"))
    .execute()
  await sql`insert into "auditHead" (_id, position, hash) values ('head', 0, '')`.execute(db)
  await (isPostgres(db) ? appendOnlyInPostgres(db) : appendOnlyInSqlite(db))
}

async function appendOnlyInSqlite(db: Kysely<unknown>) {
  for (const verb of ["update", "delete"] as const) {
    await sql`create trigger ${sql.id(`audit_no_${verb}`)} before ${sql.raw(verb)} on audit
      begin select raise(abort, 'audit entries are never changed'); end`.execute(db)
  }
}

async function appendOnlyInPostgres(db: Kysely<unknown>) {
  await sql`create function audit_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'audit entries are never changed'; end $$`.execute(db)
  await sql`create trigger audit_no_change before update or delete or truncate on audit
    for each statement execute function audit_is_append_only()`.execute(db)
}
