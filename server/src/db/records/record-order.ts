import { type MovableKind, notFoundCodeOf, type RecordKind } from "contract"
import { sql } from "kysely"
import { recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { changeEvent, getRecord, type Requester, recordTables, updateRecord } from "#db/records/records.ts"
import { notFound } from "#errors.ts"
import type { Read, Tables, Trx } from "#schema.ts"

const maxIndex = 1_000_000

export async function orderedRecords<T extends RecordKind>(db: Read, table: T) {
  return (await orderedRows(db, table).selectAll().execute()) as unknown as Tables[T][]
}

/** The index for a new record: the last in the list, or the first if the newest are first. */
export async function nextIndex(trx: Trx, table: RecordKind): Promise<number> {
  await takeLock(trx, "order")
  const last = listOf(trx, table).select(sql<number | null>`max(${sql.ref(orderOf(table))})`.as("index"))
  return ((await last.executeTakeFirst())?.index ?? 0) + 1
}

/** The index for a restored record: its old one, or that of a new record if it is taken or if the list had no order then. */
export async function freeIndex(trx: Trx, table: RecordKind, index: unknown): Promise<number> {
  if (typeof index !== "number") return nextIndex(trx, table)
  await takeLock(trx, "order")
  const other = listOf(trx, table)
    .select("_id")
    .where(sql.ref(orderOf(table)), "=", index)
    .limit(1)
  return (await other.executeTakeFirst()) ? nextIndex(trx, table) : index
}

/** Moves a record to a 1-based position in the list. Other records are written only if their index must change. */
export async function moveRecord<Kind extends MovableKind>(
  trx: Trx,
  table: Kind,
  id: string,
  position: number,
  by: Requester,
): Promise<Tables[Kind]> {
  await takeLock(trx, "order")
  const index = sql.ref<number>(orderOf(table)).as("index")
  const listed = await orderedRows(trx, table).select(["_id", index]).execute()
  const moved = listed.find(({ _id }) => _id === id)
  if (!moved) throw notFound(notFoundCodeOf(table))
  const inOrder = listed.filter((each) => each !== moved).toSpliced(position - 1, 0, moved)
  const indexes = indexesFor(ascending(table, listed).map(({ index }) => index))
  const indexOf = new Map(
    ascending(table, inOrder).map(({ _id }, position) => [_id, indexes[position] ?? position + 1]),
  )
  const change = (_id: string) => ({ [orderOf(table)]: indexOf.get(_id) }) as Partial<Tables[Kind]>
  const record = await updateRecord(trx, table, id, by, () => change(id), `${table}.move`)
  // The others keep their versions: who edits or deletes one of them meanwhile has no conflict.
  for (const { _id, index } of inOrder)
    if (_id !== id && indexOf.get(_id) !== index) await shiftRecord(trx, table, _id, by, change(_id))
  return record
}

async function shiftRecord<Kind extends MovableKind>(
  trx: Trx,
  table: Kind,
  id: string,
  by: Requester,
  change: Partial<Tables[Kind]>,
) {
  const before = await getRecord(trx, table, id)
  await trx
    .updateTable(table as "gallery")
    .set(change)
    .where("_id", "=", id)
    .execute()
  recordAudit(trx, by, changeEvent(`${table}.move`, table, before, { ...before, ...change }))
}

/** Kysely cannot type a table chosen at run time. */
const listOf = (db: Read, table: RecordKind) => db.selectFrom(table as "gallery")

/** For a query of some columns. */
export const orderedRows = (db: Read, table: RecordKind) =>
  listOf(db, table)
    .orderBy(sql.ref(orderOf(table)), recordTables[table].isNewestFirst ? "desc" : "asc")
    .orderBy("_id", "desc")

const ascending = <Row>(table: RecordKind, rows: Row[]) =>
  recordTables[table].isNewestFirst ? rows.toReversed() : rows

function orderOf(table: RecordKind): string {
  const { order } = recordTables[table]
  if (!order) throw new Error(`Records of the table ${table} have no order`)
  return order
}

/** Reuses the existing indexes, so that gaps stay; duplicates are raised, because records with equal indexes are sorted newest first. */
function indexesFor(sorted: number[]): number[] {
  const indexes: number[] = []
  for (const index of sorted) indexes.push(Math.max(index, (indexes.at(-1) ?? -1) + 1))
  return (indexes.at(-1) ?? 0) <= maxIndex ? indexes : sorted.map((_, position) => position + 1)
}
