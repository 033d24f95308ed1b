import {
  type AuditFields,
  describeProblem,
  type Holder,
  maxDeletedRecords,
  type notFoundCodeOf,
  type RecordKind,
  type Restoration,
  type RestoreQuery,
  type SkippedRecord,
} from "contract"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { findDeletion, namesOf, removeFromBin, restoreDependents, severalEvent } from "#db/records/deletions.ts"
import { erasedAt } from "#db/records/erased-users.ts"
import { freeIndex } from "#db/records/record-order.ts"
import {
  auditEventOf,
  findRecord,
  insertRecord,
  nextTimestamp,
  recordedFields,
  recordTables,
  uniqueKeyTaken,
} from "#db/records/records.ts"
import { conflict, notFound, RequestFailure } from "#errors.ts"
import type { Dependencies, RecordResources } from "#resources/resource.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { DeletedRecordRow, DeletionRow, Tables, Trx } from "#schema.ts"

type Restored = { kind: RecordKind; row: Tables[RecordKind] }

/** Restores a deletion, or the next step of one with many records. The caller repeats the call with the returned `next`. */
export async function restoreDeletion(
  { database, records }: Pick<Dependencies, "database" | "records">,
  id: string,
  query: RestoreQuery,
  { by, check }: { by: Actor; check: (kind: RecordKind) => void },
): Promise<Restoration> {
  const deletion = await findDeletion(database.read, id)
  if (!deletion) throw (await erasedAt(database.read, id)) ? conflict("personErased") : notFound("nothingToRestore")
  const { kind } = deletion
  check(kind)
  // A user comes back with their review.
  return database.write(kind === "user" ? ["user", "review"] : [kind], async (trx) => {
    // Further calls of the deletion take it too: their records would leave the bin with it.
    await takeLock(trx, "import")
    const { rows, next } = await nextStep(trx, deletion, query)
    if (rows.length === 0) throw conflict("alreadyRestored")
    const { restored, skipped, failure } = await restoreRows(trx, records, rows)
    const isSingle = !query.after && next === 0 && rows.filter((row) => row.kind === kind).length === 1
    if (isSingle && failure && restored.length === 0) throw failure
    await removeFromBin(
      trx,
      deletion._id,
      restored.map(({ row }) => row._id),
    )
    recordRestored(trx, by, deletion, restored)
    const own = restored.filter((each) => each.kind === kind)
    const demoted = demotedAmong(restored, rows)
    return { kind, ...nameOf(deletion, own), restored: own.length, skipped, demoted, next }
  })
}

/** The rows of one transaction: all of a small deletion, or one record with what it owns. */
async function nextStep(trx: Trx, { _id }: DeletionRow, { record, after = 0 }: RestoreQuery) {
  const all = trx.selectFrom("deletedRecord").selectAll().where("deletionId", "=", _id).orderBy("place")
  if (record) {
    const chosen = all.where((row) => row.or([row("_id", "=", record), row("personId", "=", record)]))
    return { rows: await chosen.execute(), next: 0 }
  }
  const found = await all
    .where("place", ">", after)
    .limit(maxDeletedRecords + 1)
    .execute()
  const rows = found.slice(0, maxDeletedRecords)
  return { rows, next: rows.length < found.length ? (rows.at(-1)?.place ?? 0) : 0 }
}

/** The users who have another role than before. */
function demotedAmong(restored: readonly Restored[], rows: readonly DeletedRecordRow[]): Restoration["demoted"] {
  const users = restored.flatMap(({ kind, row }) => (kind === "user" ? [row as UserRow] : []))
  const before = new Map(rows.map((row) => [row._id, row]))
  const demoted = users.filter(({ _id, role }) => role !== fieldsOf(before.get(_id)).role)
  return demoted.map(({ _id, email, role }) => ({ _id, record: email, role }))
}

const fieldsOf = (row: Pick<DeletedRecordRow, "fields"> | undefined): AuditFields => JSON.parse(row?.fields ?? "{}")

function nameOf({ kind, recordId, record }: DeletionRow, restored: readonly Restored[]) {
  const [only] = restored
  if (!only || restored.length > 1) return { _id: recordId, record }
  return { _id: only.row._id, record: namesOf(kind, recordedFields(kind, only.row as never)).record }
}

/** Restores as many as possible. */
async function restoreRows(trx: Trx, records: RecordResources, rows: readonly DeletedRecordRow[]) {
  const restored: Restored[] = []
  const skipped: SkippedRecord[] = []
  let failure: RequestFailure | undefined
  for (const deleted of rows) {
    const { _id, kind } = deleted
    const fields = fieldsOf(deleted)
    try {
      restored.push({ kind, row: await restoreRow({ trx, records }, kind, fields) })
      await restoreDependents(trx, deleted)
    } catch (error) {
      if (!(error instanceof RequestFailure && error.kind === "conflict")) throw error
      failure ??= error
      const { problem, holder } = error
      const { record } = namesOf(kind, fields)
      skipped.push({ _id, record, ...describeProblem(problem), ...(holder && { holder }) })
    }
  }
  return { restored, skipped, failure }
}

function recordRestored(trx: Trx, by: Actor, { recordId }: DeletionRow, restored: readonly Restored[]) {
  for (const [kind, all] of Map.groupBy(restored, ({ kind }) => kind)) {
    const rows = all.map(({ row }) => recordedFields(kind, row as never))
    const [only] = all
    if (only && all.length === 1)
      recordAudit(trx, by, auditEventOf(`${kind}.restore`, kind, only.row as never, { restored: rows }))
    else recordAudit(trx, by, severalEvent(`${kind}.restore`, kind, recordId, rows, { restored: rows }))
  }
}

type Target = { trx: Trx; records: RecordResources }

/** Inserts a recorded row again, with the same `_id`. A conflict names the record that is in the way. */
async function restoreRow<Kind extends RecordKind>({ trx, records }: Target, kind: Kind, fields: AuditFields) {
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
  const { problem } = takenSince ? conflict(takenSince) : uniqueKeyTaken(kind)
  throw conflict(
    problem.code as ReturnType<typeof notFoundCodeOf>,
    undefined,
    await holderOf(trx, kind, row as Tables[Kind]),
  )
}

/** The record that has the unique key of a row. */
async function holderOf<Kind extends RecordKind>(trx: Trx, kind: Kind, row: Tables[Kind]): Promise<Holder | undefined> {
  const { unique, name, detail } = recordTables[kind]
  if (!unique) return undefined
  // Kysely cannot type a table chosen at run time.
  const holder = (await trx
    .selectFrom(kind as "gallery")
    .selectAll()
    .where(unique.column as "title", "=", String(row[unique.column as keyof Tables[Kind]]))
    .executeTakeFirst()) as Record<string, string> | undefined
  return holder && { kind, _id: holder._id ?? "", record: holder[name] ?? "", detail: (detail && holder[detail]) ?? "" }
}
