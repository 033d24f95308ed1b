import { type AuditAction, type RecordDetails, say } from "contract"
import { type CompiledQuery, sql, type Transaction } from "kysely"
import { detailsOf } from "#audit/details.ts"
import { type Actor, type Deed, note } from "#audit/entry.ts"
import type { Faults } from "#csv/faults.ts"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import type { CertificateRow, Tables } from "#db/schema.ts"
import { takeTurn } from "#db/turn.ts"
import { conflict } from "#errors.ts"
import type { Found } from "#imports/rows.ts"

// Longer statements take SQLite longer to bind; to PostgreSQL each is a way to go and come back.
const atOnce = { sqlite: { look: 5000, insert: 50 }, postgres: { look: 5000, insert: 200 } }
const mostInNote = 100

/**
 * What is not there yet. What is there, the same, stays as it is; what is there with other details,
 * or with another status than the file says, is a fault: nothing is withdrawn, or valid again, by an import.
 */
export async function notThereYet(database: Database, found: Found[], faults: Faults): Promise<CertificateRow[]> {
  const missing: CertificateRow[] = []
  for (const some of inParts(found, sizes(database.read).look)) {
    const keys = some.map(({ certificate }) => certificate.numberKey)
    const there = await database.read
      .selectFrom("certificate")
      .select(["numberKey", "candidateName", "candidateEmail", "certificationName", "batchNo", "status"])
      .where("numberKey", "in", listed(database, keys))
      .execute()
    const byKey = new Map(there.map((row) => [row.numberKey, row]))
    for (const { line, certificate, saysStatus } of some) {
      const known = byKey.get(certificate.numberKey)
      if (!known) missing.push(certificate)
      else if (!isSame(known, certificate) || (saysStatus && known.status !== certificate.status))
        faults.add(line, say("csvDiffers"), "certificationNo")
    }
  }
  return missing
}

/**
 * As one parameter. PostgreSQL may still plan for the empty table that it knew, and read all of it each time: then it
 * looks each row up in the list, whereas it would compare it with each of many parameters.
 */
function listed({ read }: Database, keys: string[]) {
  return isPostgres(read)
    ? sql<string>`(select unnest(${keys}::text[]))`
    : sql<string>`(select value from json_each(${JSON.stringify(keys)}))`
}

const sizes = (db: Database["read"]) => (isPostgres(db) ? atOnce.postgres : atOnce.sqlite)

type Details = Pick<CertificateRow, "candidateName" | "candidateEmail" | "certificationName" | "batchNo">

const isSame = (one: Details, other: Details) =>
  one.candidateName === other.candidateName &&
  one.candidateEmail === other.candidateEmail &&
  one.certificationName === other.certificationName &&
  one.batchNo === other.batchNo

/** All or none. Everything has been checked: what is in the way now came in the meantime. */
export async function insertAll(trx: Transaction<Tables>, rows: CertificateRow[], by: Actor, importId: string) {
  // Two imports that hold each other's numbers would wait crosswise.
  await takeTurn(trx, "import")
  const size = sizes(trx).insert
  let ready: CompiledQuery | undefined
  for (const some of inParts(rows, size)) {
    const insert: CompiledQuery = some.length === size && ready ? withRows(ready, some) : insertOf(trx, some)
    if (some.length === size) ready ??= insert
    const { numAffectedRows } = await trx.executeQuery(insert)
    if (numAffectedRows !== BigInt(some.length)) throw conflict("changedMeanwhile")
  }
  const deeds = Array.from(inParts(rows, mostInNote), (some) => ({
    ...deedWith(some, "certificate.import", importId, { created: some.map(holderOf) }),
    // Without the emails: every search of the log reads all of it.
    searched: some.map(({ certificationNo, candidateName }) => `${certificationNo}\n${candidateName}`).join("\n"),
  }))
  note(trx, by, ...deeds)
}

/** Enough to answer whose number it was. The rest of ten thousand rows would double the time of an import. */
const holderOf = ({ certificationNo, candidateName, candidateEmail }: CertificateRow) => ({
  certificationNo,
  candidateName,
  candidateEmail,
})

/** One entry for many certificates, named by the first and the last number. */
export function deedWith(
  rows: Pick<CertificateRow, "certificationNo">[],
  action: AuditAction,
  recordId: string,
  details: RecordDetails,
): Deed {
  const [first, last] = [rows.at(0)?.certificationNo, rows.at(-1)?.certificationNo]
  return { action, recordId, record: rows.length > 1 ? `${first} … ${last}` : `${first}`, ...detailsOf(details) }
}

function insertOf(trx: Transaction<Tables>, rows: CertificateRow[]): CompiledQuery {
  return trx
    .insertInto("certificate")
    .values(rows)
    .onConflict((conflict) => conflict.column("numberKey").doNothing())
    .compile()
}

/** To build and compile the statement takes longer than to run it. */
function withRows(insert: CompiledQuery, rows: CertificateRow[]): CompiledQuery {
  return { ...insert, parameters: rows.flatMap((row) => Object.values(row)) }
}

function* inParts<T>(all: T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}
