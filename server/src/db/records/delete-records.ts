import {
  type AuditFields,
  type DeleteRecords,
  describeProblem,
  notFoundCodeOf,
  type PlainCode,
  type RecordKind,
  type SkippedRecord,
} from "contract"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { type DeletionPart, findDeletion, severalEvent, shortened, storeDeleted } from "#db/records/deletions.ts"
import { auditEventOf, checkIfMatch, type Requester, recordedFields, recordTables } from "#db/records/records.ts"
import { runOnce } from "#db/records/run-once.ts"
import { badInput, notFound } from "#errors.ts"
import { newId } from "#new-id.ts"
import type { Tables, Trx } from "#schema.ts"

/** Kysely cannot type a table chosen at run time. */
const tableOf = (kind: RecordKind) => kind as "gallery"

const nameOf = <T extends RecordKind>(table: T, row: Tables[T]) =>
  shortened(String(row[recordTables[table].name as keyof Tables[T]]))

type Locked<T extends RecordKind> = { rows: Tables[T][]; skipped: SkippedRecord[] }

/** Locks the records that may be deleted; the others are skipped with a reason. */
export async function lockRecords<T extends RecordKind>(
  trx: Trx,
  table: T,
  records: DeleteRecords["records"],
  refusalOf: (row: Tables[T]) => PlainCode | undefined = () => undefined,
): Promise<Locked<T>> {
  if (recordTables[table].order) await takeLock(trx, "order")
  const versions = new Map(records.map(({ _id, updatedAt }) => [_id, updatedAt]))
  const ids = [...versions.keys()]
  const found = (ids.length === 0
    ? []
    : await trx
        .updateTable(tableOf(table))
        .set(({ ref }) => ({ _id: ref("_id") }))
        .where("_id", "in", ids)
        .returningAll()
        .execute()) as unknown as Tables[T][]
  const byId = new Map(found.map((row) => [row._id, row]))
  const locked: Locked<T> = { rows: [], skipped: [] }
  for (const _id of ids) {
    const row = byId.get(_id)
    const expected = versions.get(_id)
    const isChanged = row && expected !== undefined && expected !== row.updatedAt
    const code = row ? (refusalOf(row) ?? (isChanged ? "editConflict" : undefined)) : notFoundCodeOf(table)
    if (code) locked.skipped.push({ _id, record: row ? nameOf(table, row) : "", ...describeProblem({ code }) })
    else if (row) locked.rows.push(row)
  }
  return locked
}

/** `isAlone`: a record that is deleted by itself, with an entry of its own and of what it owns. */
type Part = DeletionPart & { isAlone?: boolean }

export const deletionPart = ({ deletion }: DeleteRecords): DeletionPart =>
  deletion === undefined ? { deletion: newId(), isFirst: true } : { deletion, isFirst: false }

/** The size of a deletion's audit entries: courses can be large, and an entry is read as a whole. */
const maxEntryBytes = 2 ** 20

/** Deletes rows that are locked and the records that they own, with one audit entry of each kind, or several if the rows are large. */
export async function deleteLocked<T extends RecordKind>(
  trx: Trx,
  table: T,
  rows: Tables[T][],
  by: Actor,
  part: Part,
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ _id }) => _id)
  await storeDeleted(trx, table, rows, by, part)
  // Before their owners, with which the database would delete them without an entry.
  for (const kind of recordTables[table].owns ?? []) {
    const owned = trx
      .selectFrom(kind as "review")
      .selectAll()
      .where("userId", "in", ids)
    await deleteLocked(trx, kind, await owned.execute(), by, { ...part, isFirst: false })
  }
  await trx.deleteFrom(tableOf(table)).where("_id", "in", ids).execute()
  const action = `${table}.delete` as const
  if (part.isAlone)
    for (const row of rows)
      recordAudit(trx, by, auditEventOf(action, table, row, { deleted: [recordedFields(table, row)] }))
  else
    for (const deleted of splitBySize(rows.map((row) => recordedFields(table, row))))
      recordAudit(trx, by, severalEvent(action, table, part.deletion, deleted, { deleted }))
}

function splitBySize(rows: readonly AuditFields[]): AuditFields[][] {
  const groups: AuditFields[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row))
    const group = groups.at(-1)
    if (group && bytes + size <= maxEntryBytes) group.push(row)
    else groups.push([row])
    bytes = group === groups.at(-1) ? bytes + size : size
  }
  return groups
}

/** Deletes a record, unless If-Match names another state. */
export async function deleteRecord(trx: Trx, table: RecordKind, id: string, by: Requester): Promise<void> {
  const { rows } = await lockRecords(trx, table, [{ _id: id }])
  const [row] = rows
  if (!row) throw notFound(notFoundCodeOf(table))
  checkIfMatch(row, by.ifMatch)
  await deleteLocked(trx, table, [row], by, { deletion: id, isFirst: true, isAlone: true })
}

const dayMs = 24 * 60 * 60 * 1000

/** Refuses to add to a deletion of another kind or by another user, to one of an earlier day, and to one that has left the bin. */
export async function checkContinued(trx: Trx, table: RecordKind, { deletion }: DeleteRecords, by: Actor) {
  if (deletion === undefined) return
  // A restore takes it too: it could remove the deletion meanwhile.
  await takeLock(trx, "import")
  const begun = await findDeletion(trx, deletion)
  const isOwn = begun?.kind === table && begun.count > 0 && begun.actorId === by.userId
  if (!isOwn || begun.at < new Date(Date.now() - dayMs).toISOString()) throw badInput("badInput", "deletion")
}

export async function deleteRecords(trx: Trx, table: RecordKind, body: DeleteRecords, by: Actor) {
  return runOnce(trx, { call: `${table}.delete`, requestId: body.requestId, by }, async () => {
    await checkContinued(trx, table, body, by)
    const { rows, skipped } = await lockRecords(trx, table, body.records)
    const part = deletionPart(body)
    await deleteLocked(trx, table, rows, by, part)
    return resultOf(part, rows, skipped)
  })
}

export const resultOf = ({ deletion, isFirst }: DeletionPart, rows: readonly object[], skipped: SkippedRecord[]) => ({
  deletion: isFirst && rows.length === 0 ? "" : deletion,
  deleted: rows.length,
  skipped,
})
