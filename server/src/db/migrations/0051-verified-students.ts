import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

/**
 * The newest active certificate of a review's author, whose email must be verified; empty without one. Triggers keep the columns
 * up to date, because many calls and imports change certificates and users. Decision 68.
 */
export const fiftyFirst: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["certificationName", "batchNo"])
      await db.schema
        .alterTable("review")
        .addColumn(column, "text", (definition) => definition.notNull().defaultTo(""))
        .execute()
    await sql`${refresh}`.execute(db)
    await sql`create index review_verified on review (status, (case when "certificationName" = '' then 0 else 1 end), _id)`.execute(
      db,
    )
    await sql`create index review_course on review ("certificationName") where "certificationName" <> ''`.execute(db)
    await (isPostgres(db) ? inPostgres(db) : inSqlite(db))
  },
}

const newest = (column: string) => sql`coalesce((
  select certificate.${sql.ref(column)} from "user" join certificate on certificate."candidateEmail" = "user".email
  where "user"._id = review."userId" and "user"."isVerified" = 1 and certificate.status = 'active'
  order by certificate."issuedOn" desc, certificate._id desc limit 1), '')`

const refresh = sql`update review set "certificationName" = ${newest("certificationName")}, "batchNo" = ${newest("batchNo")}`

const ofCertificate = sql`update of "candidateEmail", status, "issuedOn", "certificationName", "batchNo" on certificate`
const ofUser = sql`update of email, "isVerified" on "user"`

async function inSqlite(db: Kysely<unknown>) {
  const of = (...emails: string[]) =>
    sql`${refresh} where "userId" in (select _id from "user" where email in (${sql.join(emails.map((email) => sql.ref(email)))}))`
  const triggers = {
    insert: sql`insert on certificate begin ${of("new.candidateEmail")}`,
    delete: sql`delete on certificate begin ${of("old.candidateEmail")}`,
    update: sql`${ofCertificate} begin ${of("old.candidateEmail", "new.candidateEmail")}`,
    user: sql`${ofUser} begin ${of("new.email")}`,
    review: sql`insert on review begin ${refresh} where _id = new._id`,
  }
  for (const [name, trigger] of Object.entries(triggers))
    await sql`create trigger ${sql.id(`verified_${name}`)} after ${trigger}; end`.execute(db)
}

/**
 * They run at the commit. By then a transaction holds the head of the audit log, so they run one after the other, and each sees
 * what the one before changed.
 */
async function inPostgres(db: Kysely<unknown>) {
  // Each statement looks one key up: planned once, because an import of 10,000 rows runs it 10,000 times.
  const ofAuthor = (email: string) =>
    sql`${refresh} where "userId" = (select _id from "user" where email = ${sql.ref(email)});`
  const triggers = {
    certificate: {
      event: sql`insert or delete or ${ofCertificate}`,
      work: sql`
        if tg_op <> 'INSERT' then ${ofAuthor("old.candidateEmail")} end if;
        if tg_op = 'INSERT' or tg_op = 'UPDATE' and new."candidateEmail" <> old."candidateEmail" then ${ofAuthor("new.candidateEmail")} end if;`,
    },
    user: { event: ofUser, work: sql`${refresh} where "userId" = new._id;` },
    review: { event: sql`insert on review`, work: sql`${refresh} where _id = new._id;` },
  }
  for (const [name, { event, work }] of Object.entries(triggers)) {
    const refreshing = sql.id(`refresh_verified_by_${name}`)
    await sql`create function ${refreshing}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`.execute(
      db,
    )
    await sql`create constraint trigger ${sql.id(`verified_by_${name}`)} after ${event}
      deferrable initially deferred for each row execute function ${refreshing}()`.execute(db)
  }
}
