import { type AuditAction, type AuditFields, type RecordKind, readRecordDetails, recordKinds } from "contract"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { freeIndex } from "#db/order.ts"
import {
  auditEventOf,
  findRecord,
  insertRecord,
  nextTimestamp,
  recordedFields,
  recordTables,
  uniqueKeyTaken,
} from "#db/records.ts"
import { conflict, notFound, RequestFailure } from "#errors.ts"
import { bulkEvent } from "#imports/store.ts"
import type { Parts, RecordResources } from "#resources/resource.ts"
import type { AuditRow, Tables, Trx } from "#schema.ts"

/** The actions whose entries hold deleted rows, and the kind of the rows. */
const deletions: Partial<Record<AuditAction, RecordKind>> = {
  ...Object.fromEntries(recordKinds.map((kind) => [`${kind}.delete`, kind])),
  "certificate.undo-import": "certificate",
}

/** Inserts the recorded rows of a deletion again, with the same `_id`. Of several rows, those in conflict are skipped. */
export async function restoreEntry({ database, records }: Parts, entryId: string, by: Actor) {
  const entry = await database.read.selectFrom("audit").selectAll().where("_id", "=", entryId).executeTakeFirst()
  const kind = entry && deletions[entry.action as AuditAction]
  if (!entry || !kind) throw notFound("nothingToRestore")
  const details = readRecordDetails(entry.details)
  if (!details || !("deleted" in details)) throw conflict("deletedUnrecorded")
  const { deleted } = details
  return database.write([kind], (trx) => {
    const restoration = { trx, records, by, entry }
    return deleted.length === 1 ? restoreOne(restoration, kind, deleted[0] ?? {}) : restoreMany(restoration, deleted)
  })
}

type Restoration = { trx: Trx; records: RecordResources; by: Actor; entry: AuditRow }

async function restoreOne(restoration: Restoration, kind: RecordKind, fields: AuditFields) {
  const { trx, by, entry } = restoration
  const row = await restoreRow(restoration, kind, fields)
  const restored = { restored: [recordedFields(kind, row)], from: entry.position }
  const event = auditEventOf(`${kind}.restore`, kind, row, restored)
  recordAudit(trx, by, event)
  return { kind, _id: row._id, record: event.record, restored: 1, skipped: 0 }
}

/** Only certificates are deleted in bulk. */
async function restoreMany(restoration: Restoration, deleted: AuditFields[]) {
  const { trx, by, entry } = restoration
  const kind = "certificate"
  await takeLock(trx, "import")
  const rows: Tables["certificate"][] = []
  for (const fields of deleted) {
    const row = await restoreRow(restoration, kind, fields).catch(undefinedOnConflict)
    if (row) rows.push(row)
  }
  if (rows.length === 0) throw conflict("noneRestored")
  const restored = { restored: rows.map((row) => recordedFields(kind, row)), from: entry.position }
  const event = bulkEvent(rows, "certificate.restore", entry.recordId, restored)
  recordAudit(trx, by, event)
  const skipped = deleted.length - rows.length
  return { kind, _id: entry.recordId, record: event.record, restored: rows.length, skipped } as const
}

function undefinedOnConflict(error: unknown): undefined {
  if (error instanceof RequestFailure && error.kind === "conflict") return undefined
  throw error
}

async function restoreRow<Kind extends RecordKind>({ trx, records }: Restoration, kind: Kind, fields: AuditFields) {
  const { restore, takenSince } = records[kind]
  // A recorded column may no longer exist; a column added since gets the database's default.
  const known = Object.entries(fields).filter(([column]) => Object.hasOwn(recordTables[kind].columns, column))
  const recorded = Object.fromEntries(known) as Tables[Kind]
  if (await findRecord(trx, kind, recorded._id)) throw conflict("alreadyRestored")
  const { order } = recordTables[kind]
  const row = {
    ...((await restore?.(trx, recorded)) ?? recorded),
    ...(order && { [order]: await freeIndex(trx, kind, fields[order]) }),
    updatedAt: nextTimestamp(recorded.updatedAt),
  }
  const inserted = await insertRecord(trx, kind, row)
  if (inserted) return inserted
  // On PostgreSQL a concurrent transaction may have restored the same record.
  if (await findRecord(trx, kind, recorded._id)) throw conflict("alreadyRestored")
  throw takenSince ? conflict(takenSince) : uniqueKeyTaken(kind)
}
