import type { AuditAction, RecordDetails } from "contract"
import { detailsOf } from "#audit-log/details.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { recordedFields } from "#db/records/records.ts"
import { conflict } from "#errors.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Trx } from "#schema.ts"

/** Rows per statement and per audit entry. */
const batchSize = 100

/** Inserts all rows or none. The rows were checked before, so a conflict here means a concurrent change. */
export async function insertAll(trx: Trx, rows: CertificateRow[], by: Actor, importId: string) {
  // Two concurrent imports of the same numbers could deadlock.
  await takeLock(trx, "import")
  for (const batch of splitIntoBatches(rows)) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("certificate")
      .values(batch)
      .onConflict((key) => key.column("numberKey").doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== BigInt(batch.length)) throw conflict("editConflict")
    recordAudit(trx, by, {
      ...bulkEvent(batch, "certificate.import", importId, { created: batch.map(createdFields) }),
      // Without the emails, because every search of the log scans all search texts.
      searched: batch.map(({ certificationNo, candidateName }) => `${certificationNo}\n${candidateName}`).join("\n"),
    })
    const revoked = batch.filter(({ status }) => status === "inactive")
    // With the numbers as lines, because an entry names only the first and the last.
    const numbers = revoked.map(({ certificationNo }) => certificationNo).join("\n")
    if (revoked.length > 0)
      recordAudit(trx, by, {
        ...namedBy(revoked),
        action: "certificate.withdraw",
        recordId: importId,
        details: numbers,
      })
  }
}

/** The fields of a new certificate. Its times and the import are those of the entry. */
function createdFields(row: CertificateRow) {
  const { createdAt, updatedAt, importId, ...fields } = recordedFields("certificate", row)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "" && value !== 0))
}

export function bulkEvent(
  rows: Pick<CertificateRow, "certificationNo">[],
  action: AuditAction,
  recordId: string,
  details: RecordDetails,
) {
  return { action, recordId, ...namedBy(rows), ...detailsOf(details) }
}

function namedBy(rows: Pick<CertificateRow, "certificationNo">[]) {
  const [first, last] = [rows.at(0)?.certificationNo, rows.at(-1)?.certificationNo]
  return { record: rows.length > 1 ? `${first} … ${last}` : `${first}` }
}

export function* splitIntoBatches<T>(all: T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize)
}
