import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

const tables = ["user", "certificate", "review", "audit"] as const

/**
 * Trigram indexes of `searchText`, which both databases maintain. In SQLite the index is a full-text table with numbered
 * rows. A second table maps these numbers to records, because VACUUM may change the row numbers of a table without an
 * integer primary key.
 */
export const third: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await (isPostgres(db) ? indexInPostgres(db, table) : indexInSqlite(db, table))
    const primary = (column: ColumnDefinitionBuilder) => column.primaryKey()
    const notNull = (column: ColumnDefinitionBuilder) => column.notNull()
    await db.schema
      .createTable("lateIndex")
      .addColumn("importId", "text", primary)
      .addColumn("fromId", "text", notNull)
      .addColumn("toId", "text", notNull)
      .execute()
  },
}

async function indexInSqlite(db: Kysely<unknown>, table: (typeof tables)[number]) {
  const [records, rows, texts] = [sql.id(table), sql.id(`${table}Search`), sql.id(`${table}SearchText`)]
  const trigger = (when: string) => sql`create trigger ${sql.id(`${table}_search_${when}`)} after ${sql.raw(when)}`
  await sql`create table ${rows} (row integer primary key, "recordId" text not null unique)`.execute(db)
  await sql`create virtual table ${texts} using fts5("searchText", content='', contentless_delete=1,
    tokenize='trigram case_sensitive 1')`.execute(db)
  await sql`insert into ${rows} ("recordId") select _id from ${records} order by _id`.execute(db)
  await sql`insert into ${texts} (rowid, "searchText")
    select row, "searchText" from ${rows} join ${records} on _id = ${rows}."recordId"`.execute(db)

  // The rows of an import are indexed after its response is sent.
  const when = table === "certificate" ? sql`when new."importId" = ''` : sql``
  await sql`${trigger("insert")} on ${records} ${when} begin
    insert into ${rows} ("recordId") values (new._id);
    insert into ${texts} (rowid, "searchText") values (last_insert_rowid(), new."searchText");
  end`.execute(db)
  await sql`${trigger("update")} of "searchText" on ${records} when old."searchText" is not new."searchText" begin
    update ${texts} set "searchText" = new."searchText"
      where rowid = (select row from ${rows} where "recordId" = new._id);
  end`.execute(db)
  await sql`${trigger("delete")} on ${records} begin
    delete from ${texts} where rowid = (select row from ${rows} where "recordId" = old._id);
    delete from ${rows} where "recordId" = old._id;
  end`.execute(db)
}

/** Without the extension, searches return the same results, but slowly on many rows. */
async function indexInPostgres(db: Kysely<unknown>, table: (typeof tables)[number]) {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index ${sql.id(`${table}_search`)} on ${sql.id(table)} using gin ("searchText" gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'searching without an index: %', sqlerrm;
  end $$`.execute(db)
}
