import {
  type AuditAction,
  type AuditFields,
  type RecordKind,
  type Restored,
  readRecordDetails,
  recordKinds,
} from "contract"
import { type Actor, note } from "#audit-log/entry.ts"
import { freeIndex } from "#db/order.ts"
import {
  deedOf,
  findRecord,
  insertRecord,
  nextMoment,
  recordedFields,
  recordTables,
  uniqueKeyTaken,
} from "#db/records.ts"
import { takeTurn } from "#db/turn.ts"
import { conflict, notFound, RequestFailure } from "#errors.ts"
import { deedWith } from "#imports/store.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Parts, RecordResources } from "#resources/resource.ts"
import type { Tables, Trx } from "#schema.ts"

/** The entries that record deleted rows, and of which table. */
const deletions: Partial<Record<AuditAction, RecordKind>> = {
  ...Object.fromEntries(recordKinds.map((kind) => [`${kind}.delete`, kind])),
  "certificate.undo-import": "certificate",
}

/** Inserts again, under the same `_id`, what a deletion recorded. Of many rows those come back that can. */
export async function restoreEntry({ database, records }: Parts, entryId: string, by: Actor): Promise<Restored> {
  const entry = await database.read.selectFrom("audit").selectAll().where("_id", "=", entryId).executeTakeFirst()
  const kind = entry && deletions[entry.action as AuditAction]
  if (!entry || !kind) throw notFound("nothingToRestore")
  const details = readRecordDetails(entry.details)
  if (!details || !("deleted" in details)) throw conflict("deletedUnrecorded")
  const { deleted } = details
  return database.write([kind], async (trx) => {
    const isOne = deleted.length === 1
    // Only certificates are deleted many at once.
    if (!isOne) await takeTurn(trx, "import")
    const rows: Tables[RecordKind][] = []
    for (const fields of deleted) {
      const restoring = restoreRow(trx, records, kind, fields)
      const row = await (isOne ? restoring : restoring.catch(nothingForConflict))
      if (row) rows.push(row)
    }
    const [first] = rows
    if (!first) throw conflict("noneRestored")
    const restored = { restored: rows.map((row) => recordedFields(kind, row)), from: entry.position }
    const action = `${kind}.restore` as const
    const deed = isOne
      ? deedOf(action, kind, first, restored)
      : deedWith(rows as CertificateRow[], action, entry.recordId, restored)
    note(trx, by, deed)
    const skipped = deleted.length - rows.length
    return { kind, _id: deed.recordId, record: deed.record, restored: rows.length, skipped }
  })
}

function nothingForConflict(error: unknown): undefined {
  if (error instanceof RequestFailure && error.kind === "conflict") return undefined
  throw error
}

async function restoreRow<K extends RecordKind>(trx: Trx, records: RecordResources, kind: K, fields: AuditFields) {
  const { restore, takenSince } = records[kind]
  // A column of old may be gone by now; one that is newer than the entry gets the database's default.
  const known = Object.entries(fields).filter(([column]) => Object.hasOwn(recordTables[kind].columns, column))
  const recorded = Object.fromEntries(known) as Tables[K]
  if (await findRecord(trx, kind, recorded._id)) throw conflict("alreadyRestored")
  const { order } = recordTables[kind]
  const row = {
    ...((await restore?.(trx, recorded)) ?? recorded),
    ...(order && { [order]: await freeIndex(trx, kind, Number(fields[order])) }),
    updatedAt: nextMoment(recorded.updatedAt),
  }
  const made = await insertRecord(trx, kind, row)
  if (made) return made
  // On PostgreSQL somebody else may have restored the same in the meantime.
  if (await findRecord(trx, kind, recorded._id)) throw conflict("alreadyRestored")
  throw takenSince ? conflict(takenSince) : uniqueKeyTaken(kind)
}
