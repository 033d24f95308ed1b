import { type AuditAction, type AuditFields, notFoundCodeOf, type RecordDetails, type RecordKind } from "contract"
import type { Transaction } from "kysely"
import { detailsOf } from "#audit-log/details.ts"
import { type Actor, type AuditEvent, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { noteTexts } from "#db/outdated-texts.ts"
import { conflict, editConflict, notFound } from "#errors.ts"
import { newId } from "#new-id.ts"
import type { RecordTable } from "#resources/define-table.ts"
import * as tables from "#resources/tables.ts"
import type { Read, Tables, Trx } from "#schema.ts"

/** A kind of record in the contract without a table is a type error. */
export const recordTables: { readonly [Kind in RecordKind]: RecordTable } = { ...tables }

const maxNameLength = 200

/** The user who sent a request, and its If-Match header: the ETag of the state that the user saw. */
export type Requester = Actor & { ifMatch: string | undefined }
export const etagOf = ({ updatedAt }: { updatedAt: string }) => `"${updatedAt}"`

/** Kysely cannot type a table chosen at run time, but it can type the columns that all of these share. */
type Common = ReturnType<typeof newRecord>
const common = (db: Read) => db as unknown as Transaction<Record<RecordKind, Common>>

export function newRecord() {
  const now = new Date().toISOString()
  return { _id: newId(), createdAt: now, updatedAt: now }
}

/** Inserts a record and audits it. A taken unique key is a conflict. */
export async function createRecord<T extends RecordKind>(trx: Trx, table: T, row: Tables[T], by: Actor) {
  const created = await createRecordIfUnique(trx, table, row, by)
  if (!created) throw uniqueKeyTaken(table)
  return created
}

export async function createRecordIfUnique<T extends RecordKind>(trx: Trx, table: T, row: Tables[T], by: Actor) {
  const created = await insertRecord(trx, table, row)
  if (created) {
    const details = { created: [recordedFields(table, created)] }
    recordAudit(trx, by, auditEventOf(`${table}.create`, table, created, details))
  }
  return created
}

/** Inserts nothing and returns undefined if `_id` or the unique key is taken. */
export async function insertRecord<T extends RecordKind>(trx: Trx, table: T, row: Partial<Tables[T]>) {
  return (await common(trx)
    .insertInto(table as RecordKind)
    .values(row as never)
    .onConflict((key) => key.doNothing())
    .returningAll()
    .executeTakeFirst()) as unknown as Tables[T] | undefined
}

export function uniqueKeyTaken(table: RecordKind) {
  const { taken, field } = recordTables[table].unique ?? { taken: "alreadyThere" }
  return conflict(taken, field)
}

/** The error codes of PostgreSQL and SQLite. */
const uniqueViolations: unknown[] = ["23505", 2067]
const refuseTakenKey = (table: RecordKind) => (error: { code?: unknown; errcode?: unknown }) => {
  throw uniqueViolations.includes(error.errcode ?? error.code) ? uniqueKeyTaken(table) : error
}

/**
 * Changes a record, unless If-Match names another state. Concurrent changes are both applied, one after the other
 * (optimistic locking: the update compares `updatedAt`, and is retried if that has changed).
 */
export async function updateRecord<T extends RecordKind>(
  trx: Trx,
  table: T,
  id: string,
  by: Requester,
  change: (row: Tables[T]) => Partial<Tables[T]>,
  /** May depend on the new state. */
  action: AuditAction | ((after: Tables[T]) => AuditAction) = `${table}.update`,
  record: (trx: Trx, by: Actor, event: AuditEvent) => Promise<void> | void = recordAudit,
): Promise<Tables[T]> {
  const before = await getMatchingRecord(trx, table, id, by)
  const values = change(before)
  if (isNothingNew(before, values)) return before
  const updatedAt = nextTimestamp(before.updatedAt)
  const after = (await common(trx)
    .updateTable(table as RecordKind)
    .set({ ...values, updatedAt })
    .where("_id", "=", id)
    .where("updatedAt", "=", before.updatedAt)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTakenKey(table))) as unknown as Tables[T] | undefined
  // On PostgreSQL another transaction changed the row first: retry from its new state.
  if (!after) return updateRecord(trx, table, id, by, change, action, record)
  await noteTexts(trx, table, id, before, after)
  const actionName = typeof action === "function" ? action(after) : action
  await record(trx, by, changeEvent(actionName, table, before, after))
  return after
}

export function changeEvent<T extends RecordKind>(action: AuditAction, table: T, before: Tables[T], after: Tables[T]) {
  const changed = differences(table, before, after)
  return auditEventOf(action, table, after, Object.keys(changed).length > 0 ? { changed } : null)
}

export const isNothingNew = <Row extends object>(row: Row, values: Partial<Row>) =>
  (Object.keys(values) as (keyof Row)[]).every((field) => values[field] === undefined || values[field] === row[field])

export async function findRecord<T extends RecordKind>(db: Read, table: T, id: string) {
  const rows = common(db).selectFrom(table as RecordKind)
  return (await rows.selectAll().where("_id", "=", id).executeTakeFirst()) as unknown as Tables[T] | undefined
}

export async function getRecord<T extends RecordKind>(db: Read, table: T, id: string) {
  const row = await findRecord(db, table, id)
  if (!row) throw notFound(notFoundCodeOf(table))
  return row
}

async function getMatchingRecord<T extends RecordKind>(trx: Trx, table: T, id: string, { ifMatch }: Requester) {
  // A concurrent move writes all rows that it has read: until it ends, none may be deleted or moved.
  if (recordTables[table].order) await takeLock(trx, "order")
  const row = await getRecord(trx, table, id)
  checkIfMatch(row, ifMatch)
  return row
}

export function checkIfMatch(row: { updatedAt: string }, ifMatch: string | undefined) {
  const etags = ifMatch?.split(",").map((each) => each.trim())
  if (etags && !etags.includes("*") && !etags.includes(etagOf(row))) throw editConflict()
}

export const toggled = (flag: 0 | 1): 0 | 1 => (flag === 1 ? 0 : 1)

/** Later than the previous change, even within the same millisecond or after the clock was set back. */
export function nextTimestamp(previous: string): string {
  // During an upgrade a server of the first version may still be running; it writes no `updatedAt`.
  return new Date(Math.max(Date.now(), (Date.parse(previous) || 0) + 1)).toISOString()
}

export function auditEventOf<T extends RecordKind>(
  action: AuditAction,
  table: T,
  row: Tables[T],
  details: RecordDetails | null,
) {
  const name = String(row[recordTables[table].name as keyof Tables[T]])
  const record = Array.from(name).slice(0, maxNameLength).join("")
  return { action, recordId: row._id, record, ...(details && detailsOf(details)) }
}

/** A row without its secret and derived columns. */
export function recordedFields<T extends RecordKind>(table: T, row: Tables[T]): AuditFields {
  const { columns } = recordTables[table]
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns[column]?.recording === "recorded"))
}

/** Without `updatedAt`, because the audit entry has its own timestamp. */
function differences<T extends RecordKind>(table: T, before: Tables[T], after: Tables[T]) {
  const [old, { updatedAt: _, ...now }] = [recordedFields(table, before), recordedFields(table, after)]
  const changed: Record<string, [AuditFields[string], AuditFields[string]]> = {}
  for (const [field, value] of Object.entries(now)) {
    if (value !== old[field]) changed[field] = [old[field] ?? null, value]
  }
  return changed
}
