import {
  type AuditAction,
  type AuditFields,
  type DeleteRecords,
  describeProblem,
  notFoundCodeOf,
  type PlainCode,
  type RecordDetails,
  type RecordKind,
  type SkippedRecord,
} from "contract"
import { sql } from "kysely"
import { detailsOf } from "#audit-log/details.ts"
import { type Actor, type AuditEvent, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { once } from "#db/once.ts"
import { recordedFields, recordTables } from "#db/records.ts"
import { badInput } from "#errors.ts"
import { newId } from "#new-id.ts"
import type { Tables, Trx } from "#schema.ts"

/** Kysely cannot type a table chosen at run time. */
const tableOf = (kind: RecordKind) => kind as "gallery"

const maxNameLength = 80

const shortened = (name: string) => Array.from(name).slice(0, maxNameLength).join("")

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

/** A deletion of several records, by which they are restored. Its first entry begins it; other entries are part of it. */
export type DeletionPart = { deletion: string; isFirst: boolean }

export const deletionOf = ({ deletion }: DeleteRecords): DeletionPart =>
  deletion === undefined ? { deletion: newId(), isFirst: true } : { deletion, isFirst: false }

/** The size of a deletion's audit entries: courses can be large, and an entry is read as a whole. */
const maxEntryBytes = 2 ** 20

/** Deletes rows that are locked, with one audit entry, or several if the rows are large. */
export async function deleteLocked<T extends RecordKind>(
  trx: Trx,
  table: T,
  rows: Tables[T][],
  by: Actor,
  { deletion, isFirst }: DeletionPart,
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ _id }) => _id)
  await trx.deleteFrom(tableOf(table)).where("_id", "in", ids).execute()
  const entries = splitBySize(rows.map((row) => recordedFields(table, row)))
  for (const [index, deleted] of entries.entries()) {
    const details = { deleted, ...((index > 0 || !isFirst) && { part: deletion }) }
    recordAudit(trx, by, severalEvent(`${table}.delete`, table, deletion, deleted, details))
  }
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

/** The audit event about several records of one kind. */
export function severalEvent(
  action: AuditAction,
  kind: RecordKind,
  recordId: string,
  rows: readonly AuditFields[],
  details: RecordDetails,
): AuditEvent {
  const { name, detail } = recordTables[kind]
  const names = rows.map((row) => shortened(String(row[name] ?? "")))
  return {
    action,
    recordId,
    record: names.length > 1 ? `${names[0]} … ${names.at(-1)}` : (names[0] ?? ""),
    ...detailsOf(details),
    // Not all texts, because every search of the log scans all search texts. With the ids, a record's entries are found by them.
    searched: rows
      .map((row, index) => [row._id, names[index], detail && row[detail]].filter(Boolean).join("\n"))
      .join("\n"),
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Refuses to add to a deletion of another kind or by another user, to one of an earlier day, and to one that was restored since. */
export async function checkContinued(trx: Trx, table: RecordKind, { deletion }: DeleteRecords, by: Actor) {
  if (deletion === undefined) return
  const begun = await openDeletion(trx, deletion)
  const isOwn = begun?.action === `${table}.delete` && begun.actorId === by.userId
  if (!isOwn || begun.at < new Date(Date.now() - dayMs).toISOString()) throw badInput("badInput", "deletion")
}

/**
 * The first entry of a deletion to which more can be added. If anything of it was restored, the bin would not list what is
 * added. The literals are those of indexes (audit/deletions.ts).
 */
export async function openDeletion(trx: Trx, recordId: string) {
  // Restores take it too.
  await takeLock(trx, "import")
  const begun = await trx
    .selectFrom("audit")
    .select(["position", "action", "actorId", "at"])
    .where("recordId", "=", recordId)
    .where(sql<boolean>`substr("details", 1, 11) = '{"deleted":'`)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!begun) return undefined
  const restored = trx
    .selectFrom("audit")
    .select("_id")
    .where(sql<boolean>`substr("details", 1, 8) in ('{"from":', '{"left":')`)
    .where("position", ">", begun.position)
    .where(sql<boolean>`substr("details", 1, 60) like ${`%"from":${begun.position},%`}`)
  return (await restored.limit(1).executeTakeFirst()) ? undefined : begun
}

/** Deletes several records of one kind. */
export async function deleteRecords(trx: Trx, table: RecordKind, body: DeleteRecords, by: Actor) {
  return once(trx, { call: `${table}.delete`, requestId: body.requestId, by }, async () => {
    await checkContinued(trx, table, body, by)
    const { rows, skipped } = await lockRecords(trx, table, body.records)
    const part = deletionOf(body)
    await deleteLocked(trx, table, rows, by, part)
    return resultOf(part, rows, skipped)
  })
}

export const resultOf = ({ deletion, isFirst }: DeletionPart, rows: readonly object[], skipped: SkippedRecord[]) => ({
  deletion: isFirst && rows.length === 0 ? "" : deletion,
  deleted: rows.length,
  skipped,
})
