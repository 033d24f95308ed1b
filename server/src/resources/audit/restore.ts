import { type AuditAction, type RecordKind, readRecordDetails, recordKinds } from "contract"
import { deletionOf } from "#audit/deletions.ts"
import type { Actor } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { conflict, notFound } from "#errors.ts"
import { missingAmong, rowsIn } from "#resources/bin/deleted-rows.ts"
import { entriesOf, recordRestored, restoreRows } from "#resources/bin/restore.ts"
import type { Parts } from "#resources/resource.ts"

/** The actions whose entries hold deleted rows, and the kind of the rows. */
const deletions: Partial<Record<AuditAction, RecordKind>> = {
  ...Object.fromEntries(recordKinds.map((kind) => [`${kind}.delete`, kind])),
  "certificate.undo-import": "certificate",
}

/** Inserts the recorded rows of one entry again, with the same `_id`. Of several rows, those in conflict are skipped. */
export async function restoreEntry({ database, records }: Parts, entryId: string, by: Actor) {
  const { read } = database
  const entry = await read.selectFrom("audit").selectAll().where("_id", "=", entryId).executeTakeFirst()
  const kind = entry && deletions[entry.action as AuditAction]
  if (!entry || !kind) throw notFound("nothingToRestore")
  const details = readRecordDetails(entry.details)
  if (!details || !("deleted" in details)) throw conflict("deletedUnrecorded")
  const first = await deletionOf(read, entry)
  const rows = details.deleted.map((fields) => ({ kind, fields }))
  return database.write([kind], async (trx) => {
    await takeLock(trx, "import")
    const { restored, failure } = await restoreRows(trx, records, rows)
    if (restored.length === 0) throw rows.length === 1 && failure ? failure : conflict("noneRestored")
    const left = await missingAmong(trx, await rowsIn(trx, await entriesOf(trx, first)))
    recordRestored(trx, by, first, restored, left.length)
    const [row] = restored
    const named =
      rows.length === 1 && row
        ? { _id: row.row._id, record: entry.record }
        : { _id: entry.recordId, record: entry.record }
    return { kind, ...named, restored: restored.length, skipped: rows.length - restored.length }
  })
}
