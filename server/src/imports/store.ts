import { type AuditAction, problem, type RecordDetails } from "contract"
import { sql } from "kysely"
import { detailsOf } from "#audit-log/details.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import type { Faults } from "#csv/faults.ts"
import { isPostgres } from "#db/is-postgres.ts"
import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import { conflict } from "#errors.ts"
import type { Found } from "#imports/rows.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Trx } from "#schema.ts"

/** Rows in one statement, and in one entry of the audit log. */
const batchSize = 100
/** What makes two certificates of one number the same. */
const details = ["candidateName", "candidateEmail", "certificationName", "batchNo"] as const

/** Rows that are not there yet. Other details or status than those there are a fault: imports change no certificate. */
export async function notThereYet(database: Database, found: Found[], faults: Faults): Promise<CertificateRow[]> {
  const missing: CertificateRow[] = []
  for (const batch of batchesOf(found)) {
    const keys = batch.map(({ certificate }) => certificate.numberKey)
    const stored = await database.read
      .selectFrom("certificate")
      .select(["numberKey", ...details, "status"])
      .where("numberKey", "in", listed(database, keys))
      .execute()
    const byKey = new Map(stored.map((row) => [row.numberKey, row]))
    for (const { line, certificate, saysStatus } of batch) {
      const known = byKey.get(certificate.numberKey)
      const compared = saysStatus ? ([...details, "status"] as const) : details
      if (!known) missing.push(certificate)
      else if (compared.some((column) => known[column] !== certificate[column]))
        faults.add(line, problem("csvDiffers"), "certificationNo")
    }
  }
  return missing
}

/** As one parameter: for many, PostgreSQL may compare each row of the table with each of them. */
function listed({ read }: Database, keys: string[]) {
  return isPostgres(read)
    ? sql<string>`(select unnest(${keys}::text[]))`
    : sql<string>`(select value from json_each(${JSON.stringify(keys)}))`
}

/** All or none. Everything has been checked: what is in the way now came in the meantime. */
export async function insertAll(trx: Trx, rows: CertificateRow[], by: Actor, importId: string) {
  // Two imports that hold each other's numbers would be a deadlock.
  await takeLock(trx, "import")
  for (const batch of batchesOf(rows)) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("certificate")
      .values(batch)
      .onConflict((key) => key.column("numberKey").doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== BigInt(batch.length)) throw conflict("changedMeanwhile")
    recordAudit(trx, by, {
      ...deedWith(batch, "certificate.import", importId, { created: batch.map(holderOf) }),
      // Without the emails: every search of the log reads all of it.
      searched: batch.map(({ certificationNo, candidateName }) => `${certificationNo}\n${candidateName}`).join("\n"),
    })
  }
}

/** Enough to answer whose number it was. */
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
) {
  const [first, last] = [rows.at(0)?.certificationNo, rows.at(-1)?.certificationNo]
  return { action, recordId, record: rows.length > 1 ? `${first} … ${last}` : `${first}`, ...detailsOf(details) }
}

function* batchesOf<T>(all: T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize)
}
