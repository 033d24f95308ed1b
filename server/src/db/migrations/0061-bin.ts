import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"
import { earliestId } from "#new-id.ts"

type Fields = Record<string, string | number | null>
type Entry = { position: number; at: string; action: string; recordId: string; details: string }

const firstInBin = earliestId(Date.now() - 30 * 24 * 60 * 60 * 1000)
/** An entry can have a mebibyte. */
const batchSize = 20
const ownerFirst = 1_000_000_000

/**
 * What was deleted has tables of its own, filled from the audit log of thirty days. Those who wait for a course stay in their table when it
 * is deleted, which needs a new one: SQLite cannot drop a foreign key.
 */
export const sixtyFirst: Migration = {
  async up(db: Kysely<unknown>) {
    await createTables(db)
    await fill(db)
    await removeGone(db)
    for (const name of ["deletion", "deletion_kind", "deletion_part", "restoration"])
      await sql`drop index ${sql.id(`audit_${name}`)}`.execute(db)
    await keepSubscriptions(db)
  },
}

const columns = (...names: string[]) => sql.join(names.map((name) => sql`${sql.id(name)} text not null`))

async function createTables(db: Kysely<unknown>) {
  const texts = columns("recordId", "kind", "record", "detail", "at", "actorId", "actor", "searchText")
  const statements = [
    sql`create table deletion (_id text primary key, count integer not null, ${texts})`,
    sql`create table "deletedRecord" (_id text primary key, place integer not null,
      "deletionId" text not null references deletion (_id) on delete cascade,
      ${columns("kind", "personId", "fields", "dependents")})`,
    sql`create index deletion_record on deletion ("recordId", _id)`,
    sql`create index deletion_kind on deletion (kind, _id)`,
    sql`create index deletion_actor on deletion (actor, _id)`,
    sql`create index "deletedRecord_place" on "deletedRecord" ("deletionId", place)`,
    sql`create index "deletedRecord_person" on "deletedRecord" ("personId") where "personId" <> ''`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/** The first entry of a deletion begins with `deleted`, a further one with `part` and the first one's `recordId`. A user's review was deleted before the user. */
async function fill(db: Kysely<unknown>) {
  const kindOf = isPostgres(db) ? sql`split_part(action, '.', 1)` : sql`substr(action, 1, instr(action, '.') - 1)`
  await sql`insert into deletion (_id, count, "recordId", kind, record, detail, at, "actorId", actor, "searchText")
    select _id, 0, "recordId", ${kindOf}, record, '', at, "actorId", actor, "searchText" from audit
    where substr(details, 1, 11) = '{"deleted":' and _id >= ${firstInBin}`.execute(db)
  let place = 0
  for await (const { action, recordId, at, details } of entriesIn(db)) {
    const { part = recordId, deleted } = JSON.parse(details) as { part?: string; deleted: Fields[] }
    const { rows } = await sql<{ _id: string; kind: string }>`select _id, kind from deletion
      where "recordId" = ${part} and at <= ${at} order by _id desc limit 1`.execute(db)
    const [deletion] = rows
    if (!deletion) continue
    const kind = action.split(".")[0]
    const isOwner = kind === deletion.kind
    for (const fields of deleted) {
      // Its latest deletion: it was restored after the ones before.
      await sql`delete from "deletedRecord" where _id = ${fields._id}`.execute(db)
      const values = [++place + (isOwner ? 0 : ownerFirst), deletion._id, kind]
      const personId = (kind === "user" ? fields._id : fields.userId) ?? ""
      await sql`insert into "deletedRecord" (_id, place, "deletionId", kind, "personId", fields, dependents)
        values (${sql.join([fields._id, ...values, personId, JSON.stringify(fields), "{}"])})`.execute(db)
    }
    if (!isOwner) continue
    const detail =
      deleted.length > 1 ? "" : (deleted[0]?.candidateName ?? (kind === "user" ? deleted[0]?.name : "") ?? "")
    await sql`update deletion set detail = ${detail}, count = count + ${deleted.length} where _id = ${deletion._id}`.execute(
      db,
    )
  }
}

async function* entriesIn(db: Kysely<unknown>) {
  for (let last = 0; ; ) {
    const { rows } = await sql<Entry>`select * from audit where position > ${last} and _id >= ${firstInBin}
      and (substr(details, 1, 11) = '{"deleted":' or substr(details, 1, 8) = '{"part":')
      order by position limit ${sql.lit(batchSize)}`.execute(db)
    yield* rows
    if (rows.length < batchSize) return
    last = rows.at(-1)?.position ?? 0
  }
}

/** What was restored or erased. Who was erased is not named by what was deleted with them, either. */
async function removeGone(db: Kysely<unknown>) {
  const erased = sql`select _id from "erasedUser"`
  await sql`update deletion set record = '…', "searchText" = '' where _id in
    (select "deletionId" from "deletedRecord" where "personId" in (${erased}))`.execute(db)
  await sql`update deletion set "actorId" = '', actor = '', "searchText" = '' where "actorId" in (${erased})`.execute(
    db,
  )
  await sql`delete from "deletedRecord" where "personId" in (${erased})`.execute(db)
  for (const kind of "review question certificate course gallery achievement toKnow team user".split(" "))
    await sql`delete from "deletedRecord" where kind = ${kind} and _id in (select _id from ${sql.table(kind)})`.execute(
      db,
    )
  await sql`delete from deletion where _id not in (select "deletionId" from "deletedRecord")`.execute(db)
}

async function keepSubscriptions(db: Kysely<unknown>) {
  const texts = ["courseId", "email", "language", "token", "createdAt", "network", "queuedAt"]
  const all = sql.join(["_id", ...texts].map((name) => sql.id(name)))
  const statements = [
    sql`create table "keptSubscription" (_id text primary key, ${columns(...texts)})`,
    sql`insert into "keptSubscription" (${all}) select ${all} from "courseSubscription"`,
    sql`drop table "courseSubscription"`,
    sql`alter table "keptSubscription" rename to "courseSubscription"`,
    sql`create unique index "courseSubscription_course" on "courseSubscription" ("courseId", email)`,
    sql`create index "courseSubscription_waiting" on "courseSubscription" ("courseId", _id) where "queuedAt" = ''`,
    sql`create index "courseSubscription_email" on "courseSubscription" (email)`,
    sql`create index "courseSubscription_token" on "courseSubscription" (token)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
