import { canonicalPhoneOr, foldForSearch } from "contract"
import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { foldedNumberOf } from "#db/certificate-number.ts"
import { isPostgres } from "#db/is-postgres.ts"
import { searchText } from "#search-text.ts"

/** Texts of a row, by column. */
type Texts = Record<string, string>
type Change = (row: Texts) => Texts

const batchSize = 500

/**
 * Folds digits, dashes and spaces in the search texts, stores phone numbers in one form, and adds the certificates' numbers
 * without separators. `updatedAt` does not change, because nobody edited these records.
 */
export const thirteenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("certificate")
      .addColumn("foldedNumber", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    const fold: Change = ({ searchText = "" }) => ({ searchText: foldForSearch(searchText) })
    await changeAll(db, "team", ["phone"], ({ phone = "" }) => ({ phone: canonicalPhoneOr(phone) }))
    await withoutIndex(db, "user", () => changeAll(db, "user", ["name", "email", "phone", "searchText"], userChange))
    await withoutIndex(db, "certificate", () =>
      changeAll(db, "certificate", ["certificationNo", "foldedNumber", "searchText"], (row) => ({
        ...fold(row),
        foldedNumber: foldedNumberOf(row.certificationNo ?? ""),
      })),
    )
    await withoutIndex(db, "review", () => changeAll(db, "review", ["searchText"], fold))
    await changeableAudit(db, () => withoutIndex(db, "audit", () => changeAll(db, "audit", ["searchText"], fold)))
    await db.schema.createIndex("certificate_folded_number").on("certificate").column("foldedNumber").execute()
  },
}

const userChange: Change = ({ name = "", email = "", phone: written = "" }) => {
  const phone = canonicalPhoneOr(written)
  return { phone, searchText: searchText(name, email, phone) }
}

/** In batches, because a table may not fit into the memory. */
async function changeAll(db: Kysely<unknown>, table: string, columns: string[], change: Change) {
  const names = sql.join(["_id", ...columns].map((name) => sql.id(name)))
  for (let last = ""; ; ) {
    const { rows } = await sql<Texts & { _id: string }>`select ${names} from ${sql.id(table)}
      where _id > ${last} order by _id limit ${batchSize}`.execute(db)
    const changed = rows
      .map((row) => ({ row, values: change(row) }))
      .filter(({ row, values }) => Object.entries(values).some(([name, value]) => row[name] !== value))
      .map(({ row, values }) => ({ _id: row._id, ...values }))
    if (changed.length > 0) await update(db, table, changed)
    const end = rows.at(-1)?._id
    if (end === undefined || rows.length < batchSize) return
    last = end
  }
}

async function update(db: Kysely<unknown>, table: string, changed: (Texts & { _id: string })[]) {
  const names = Object.keys(changed[0] ?? {})
  const assigned = sql.join(
    names.filter((name) => name !== "_id").map((name) => sql`${sql.id(name)} = changed.${sql.id(name)}`),
  )
  const json = JSON.stringify(changed)
  const source = isPostgres(db)
    ? sql`jsonb_to_recordset(${json}::jsonb) as changed(${sql.join(names.map((name) => sql`${sql.id(name)} text`))})`
    : sql`(select ${sql.join(names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.id(name)}`))}
        from json_each(${json})) as changed`
  await sql`update ${sql.id(table)} as stored set ${assigned} from ${source} where stored._id = changed._id`.execute(db)
}

/** PostgreSQL builds its trigram index faster than it updates the index for every row. */
async function withoutIndex(db: Kysely<unknown>, table: string, work: () => Promise<void>) {
  const name = `${table}_search`
  const { rows } = isPostgres(db)
    ? await sql`select 1 from pg_indexes where schemaname = current_schema() and indexname = ${name}`.execute(db)
    : { rows: [] }
  if (rows.length > 0) await sql`drop index ${sql.id(name)}`.execute(db)
  await work()
  if (rows.length === 0) return
  await sql`create index ${sql.id(name)} on ${sql.id(table)} using gin ("searchText" gin_trgm_ops)`.execute(db)
}

/** A trigger refuses changes of audit entries. Their hashes do not cover the search text. */
async function changeableAudit(db: Kysely<unknown>, work: () => Promise<void>) {
  const trigger = isPostgres(db)
    ? { drop: sql`drop trigger if exists audit_no_change on audit`, create: postgresTrigger }
    : { drop: sql`drop trigger if exists audit_no_update`, create: sqliteTrigger }
  await trigger.drop.execute(db)
  await work()
  await trigger.create.execute(db)
}

const postgresTrigger = sql`create trigger audit_no_change before update or delete or truncate on audit
  for each statement execute function audit_is_append_only()`
const sqliteTrigger = sql`create trigger audit_no_update before update on audit
  begin select raise(abort, 'audit entries are never changed'); end`
