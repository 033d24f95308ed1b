import { type AuditAction, maxBulkRecords, type RecordKind, type Topic } from "contract"
import { type Expression, sql, type Transaction } from "kysely"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import { changeEvent, isNothingNew, nextTimestamp, recordTables } from "#db/records/records.ts"
import { runOnce } from "#db/records/run-once.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import type { Searched } from "#db/search/sort-order.ts"
import type { Tables, Trx } from "#schema.ts"

/** Which records: all of these, or the first that a filter finds (contract/src/call/bulk.ts). */
type Chosen<Query> = {
  ids?: string[] | undefined
  versions?: { _id: string; updatedAt: string }[] | undefined
  filter?: Query | undefined
  before?: string | undefined
  requestId?: string | undefined
}

/** The rows of one call, and how many are left for further calls. */
type Found<Row> = { rows: Row[]; remaining: number }
type Pair<Row> = { before: Row; after: Row }

type BulkPlan<T extends RecordKind, Query, Values> = {
  table: T
  topics: readonly Topic[]
  action?: AuditAction
  by: Actor
  /** A value may be computed from the row by the database; then `isDone` is needed. */
  values: { [Column in keyof Tables[T]]?: Tables[T][Column] | Expression<Tables[T][Column]> }
  /** These values as the API has them. */
  valuesOf: (row: Tables[T]) => Values
  /** The newest rows that a filter finds, with an `_id` below `before`. */
  find: (query: Query & { before: string | undefined; limit: number }) => Promise<Found<Tables[T]>>
  /** Whether a row needs no change; by default, whether it has the values already. */
  isDone?: (row: Tables[T]) => boolean
  isProtected?: (row: Tables[T]) => boolean
  /** The names of skipped records; by default as the audit log names them. */
  namesOf?: (trx: Trx, rows: Tables[T][]) => Promise<string[]>
  /** Takes locks before any row. */
  prepare?: (trx: Trx) => Promise<void>
  onChanged?: (trx: Trx, changes: Pair<Tables[T]>[]) => Promise<void>
}

/**
 * Sets the same values in many records. The caller repeats the call for the rest of a filter's rows, so every transaction
 * is short, the caller knows the progress, and a series can stop anywhere and go on.
 */
export async function changeMany<T extends RecordKind, Query extends object, Values>(
  database: Database,
  chosen: Chosen<Query>,
  plan: BulkPlan<T, Query, Values>,
) {
  const { rows, remaining } = await findRows(database, chosen, plan)
  const others = rows.filter((row) => !(plan.isDone?.(row) ?? isNothingNew(row, plan.values as Partial<Tables[T]>)))
  const expected = chosen.versions && new Map(chosen.versions.map(({ _id, updatedAt }) => [_id, updatedAt]))
  const wanted = others.filter(
    (row) => (!expected || expected.get(row._id) === row.updatedAt) && !plan.isProtected?.(row),
  )
  const known = new Set(rows.map(({ _id }) => _id))
  const namesOf = plan.namesOf ?? (async (_, rows) => rows.map((row) => nameOf(plan.table, row)))
  const call = `${plan.table}: ${Object.keys(plan.values).join(", ")}`
  // Also if no row is left to change: the same request may have changed them.
  return database.write(wanted.length > 0 ? plan.topics : [], (trx) =>
    runOnce(trx, { call, requestId: chosen.requestId, by: plan.by }, async () => {
      const changes = wanted.length > 0 ? await setValues(trx, wanted, plan) : []
      const changed = new Set(changes.map(({ after }) => after._id))
      const left = others.filter(({ _id }) => !changed.has(_id))
      return {
        changed: changes.length,
        already: rows.length - others.length,
        skipped: [
          ...new Set(idsOf(chosen).filter((id) => !known.has(id))),
          ...(left.length > 0 ? await namesOf(trx, left) : []),
        ],
        remaining,
        next: remaining > 0 ? (rows.at(-1)?._id ?? "") : "",
        undo: undoOf(changes, plan.valuesOf),
      }
    }),
  )
}

export const finderOf =
  <T extends Searched & RecordKind, Query extends object>(
    database: Database,
    table: T,
    filtersOf: (query: Query) => Filter[] | Promise<Filter[]>,
    signal: AbortSignal,
  ) =>
  async (query: Query & { before: string | undefined; limit: number }): Promise<Found<Tables[T]>> => {
    const { data, count } = await pageOf(database, table, query, await filtersOf(query), signal)
    return { rows: data as unknown as Tables[T][], remaining: count - data.length }
  }

const idsOf = ({ ids, versions = [] }: Chosen<unknown>) => ids ?? versions.map(({ _id }) => _id)

const nameOf = <T extends RecordKind>(table: T, row: Tables[T]) =>
  String(row[recordTables[table].name as keyof Tables[T]])

async function findRows<T extends RecordKind, Query extends object>(
  { read }: Database,
  chosen: Chosen<Query>,
  { table, find }: Pick<BulkPlan<T, Query, unknown>, "table" | "find">,
): Promise<Found<Tables[T]>> {
  // The newest first, so that records created after the first call are never reached.
  if (chosen.filter) return find({ ...chosen.filter, before: chosen.before, limit: maxBulkRecords })
  const ids = idsOf(chosen)
  if (ids.length === 0) return { rows: [], remaining: 0 }
  // Kysely cannot type a table chosen at run time.
  const chosenRows = read.selectFrom(table as "certificate").where("_id", "in", ids)
  return { rows: (await chosenRows.selectAll().execute()) as unknown as Tables[T][], remaining: 0 }
}

/** Changes the rows that are still as they were read. */
async function setValues<T extends RecordKind>(
  trx: Trx,
  rows: Tables[T][],
  plan: BulkPlan<T, never, unknown>,
): Promise<Pair<Tables[T]>[]> {
  const { table, values, action = `${table}.update`, by } = plan
  await plan.prepare?.(trx)
  // As for every change of an ordered record (db/records.ts).
  if (recordTables[table].order) await takeLock(trx, "order")
  const latest =
    rows
      .map((row) => row.updatedAt)
      .toSorted()
      .at(-1) ?? ""
  const asRead = sql.join(rows.map(({ _id, updatedAt }) => sql`(${_id}, ${updatedAt})`))
  const updated = await (trx as unknown as Transaction<Record<string, { updatedAt: string }>>)
    .updateTable(table as string)
    .set({ ...values, updatedAt: nextTimestamp(latest) })
    .where(sql<boolean>`(_id, "updatedAt") in (values ${asRead})`)
    .returningAll()
    .execute()
  const after = new Map((updated as unknown as Tables[T][]).map((row) => [row._id, row]))
  const changes = rows.flatMap((before) => {
    const row = after.get(before._id)
    return row ? [{ before, after: row }] : []
  })
  for (const { before, after } of changes) recordAudit(trx, by, changeEvent(action, table, before, after))
  await plan.onChanged?.(trx, changes)
  return changes
}

/** The bodies of calls that set the previous values again: one for each previous value. */
function undoOf<Row extends { _id: string; updatedAt: string }, Values>(
  changes: Pair<Row>[],
  valuesOf: (row: Row) => Values,
) {
  const groups = Map.groupBy(changes, ({ before }) => JSON.stringify(valuesOf(before)))
  return [...groups].map(([values, group]) => ({
    ...(JSON.parse(values) as Values),
    versions: group.map(({ after: { _id, updatedAt } }) => ({ _id, updatedAt })),
  }))
}
