import { type AuditFields, binDays, type RecordKind, readRecordDetails, recordKinds } from "contract"
import { type SqlBool, sql } from "kysely"
import { kindIn, ofKind } from "#audit/filters.ts"
import { isPostgres } from "#db/is-postgres.ts"
import { keyList } from "#db/key-list.ts"
import type { Database } from "#db/open.ts"
import { recordTables } from "#db/records.ts"
import { type Filter, withoutIndex } from "#db/search/filter.ts"
import { earliestId } from "#new-id.ts"
import type { AuditRow } from "#schema.ts"

type Read = Pick<Database["read"], "selectFrom" | "getExecutor">

/**
 * A deletion is one entry, or several: the first begins with `deleted`, those that are part of it with `part` and its id, which is the
 * first one's `recordId`. These are literals, because a partial index serves only queries with its own condition (migration 19).
 */
const isFirst = sql<SqlBool>`substr("details", 1, 11) = '{"deleted":'`
const isPart = sql<SqlBool>`substr("details", 1, 8) = '{"part":'`
const partOf = sql<string>`substr("details", 10, 36)`
/** An entry of a restore. It begins with `from`, the position of the deletion's first entry, or with `left` if some are still deleted. */
const isRestoration = sql<SqlBool>`substr("details", 1, 8) in ('{"from":', '{"left":')`

/** Rows are recorded one per line, between two lines of brackets. */
export const rowCountOf = sql<number>`length("details") - length(replace("details", ${"\n"}, '')) - 1`

const entryColumns = ["_id", "position", "at", "actorId", "actor", "action", "recordId", "record"] as const
export type DeletionEntry = Pick<AuditRow, (typeof entryColumns)[number]>

export const kindOf = ({ action }: Pick<AuditRow, "action">) => action.split(".")[0] as RecordKind

/** Later than any entry, if there is none in the bin's time. PostgreSQL's integers end there. */
const noPosition = 2 ** 31 - 1

/** The position of the first entry in the bin's time. */
export const firstInBin = (read: Read, now = Date.now()) =>
  firstPositionSince(read, now - binDays * 24 * 60 * 60 * 1000)

export async function firstPositionSince(read: Read, time: number): Promise<number> {
  const entry = read.selectFrom("audit").select("position").where("_id", ">=", earliestId(time))
  return (await entry.orderBy("_id").limit(1).executeTakeFirst())?.position ?? noPosition
}

/** The bin's first position, the deletions that were restored since, and how many records of partly restored ones are left. Each by the position of its first entry. */
export type Bin = { first: number; restored: number[]; left: Map<number, number> }

/** Reads which deletions were restored completely, and how many records of each partly restored one are `left`. */
export async function readBin(read: Read): Promise<Bin> {
  const first = await firstInBin(read)
  const entries = read
    .selectFrom("audit")
    .select(sql<string>`substr("details", 1, 60)`.as("start"))
    .where(isRestoration)
    .where("position", ">", first)
    .orderBy("position")
  const bin: Bin = { first, restored: [], left: new Map() }
  for (const { start } of await entries.execute()) {
    const [, left, from] = /^\{(?:"left":(\d+),)?"from":(\d+),/.exec(start) ?? []
    if (left) bin.left.set(Number(from), Number(left))
    else if (from) bin.restored.push(Number(from))
  }
  return bin
}

/** The deletions of these kinds of which something is still deleted. One condition, so that it is read by one index. */
export function deletionFilter(read: Database["read"], { first, restored }: Bin, kinds: readonly RecordKind[]): Filter {
  // Positions begin with 1; the list must not be empty, because then it would be one of texts.
  const wholly = keyList(read, [0, ...restored])
  const isLeft = sql<SqlBool>`${isFirst} and position >= ${first} and position not in ${wholly}`
  const [kind, ...others] = kinds
  if (kind && others.length === 0) return sql<SqlBool>`${ofKind(read, kind)} and ${isLeft}`
  if (kinds.length === recordKinds.length) return isLeft
  // By the index in the order of positions, not by the one of each kind.
  const kindOfEntry = isPostgres(read) ? kindIn(read) : withoutIndex(kindIn(read))
  return sql<SqlBool>`${isLeft} and ${kindOfEntry} in (${sql.join(kinds)})`
}

/** The number of rows that each of these entries records, by position. */
export async function rowCounts(read: Read, entries: readonly DeletionEntry[]): Promise<Map<number, number>> {
  const positions = entries.map(({ position }) => position)
  if (positions.length === 0) return new Map()
  const rows = read
    .selectFrom("audit")
    .select(["position", rowCountOf.as("count")])
    .where("position", "in", keyList(read, positions))
  return new Map((await rows.execute()).map(({ position, count }) => [position, Number(count)]))
}

/** The entries that are part of these deletions, by the position of the first entry. */
export async function partsOf(read: Read, deletions: readonly DeletionEntry[]): Promise<Map<number, DeletionEntry[]>> {
  const parts = new Map<number, DeletionEntry[]>(deletions.map(({ position }) => [position, []]))
  if (deletions.length === 0) return parts
  const ids = deletions.map(({ recordId }) => recordId)
  const found = await read
    .selectFrom("audit")
    .select([...entryColumns, partOf.as("part")])
    .where(isPart)
    .where(partOf, "in", ids)
    .orderBy("position")
    .execute()
  if (found.length === 0) return parts
  const firsts = await firstEntries(read, ids)
  for (const { part, ...entry } of found)
    parts.get(firstOf(firsts, { ...entry, recordId: part })?.position ?? 0)?.push(entry)
  return parts
}

const firstEntries = (read: Read, ids: readonly string[]) =>
  read
    .selectFrom("audit")
    .select(entryColumns)
    .where(isFirst)
    .where("recordId", "in", ids)
    .orderBy("position", "desc")
    .execute()

/** One record can be deleted several times. A user's review is deleted just before the user, in the same transaction. */
const firstOf = (firsts: DeletionEntry[], part: Pick<DeletionEntry, "recordId" | "position" | "at">) =>
  firsts.find(
    ({ recordId, position, at }) => recordId === part.recordId && (position < part.position || at === part.at),
  )

/** By the `_id` of one of its entries, or by that of the deleted record: its latest deletion. */
export async function findDeletion(read: Read, id: string): Promise<DeletionEntry | undefined> {
  const entry = await deletionEntries(read).where("_id", "=", id).executeTakeFirst()
  return entry ? deletionOf(read, entry) : (await firstEntries(read, [id]))[0]
}

const deletionEntries = (read: Read) =>
  read
    .selectFrom("audit")
    .selectAll()
    .where(({ or }) => or([isFirst, isPart]))

/** The first entry of the deletion that an entry belongs to. */
async function deletionOf(read: Read, entry: AuditRow): Promise<DeletionEntry> {
  const details = readRecordDetails(entry.details)
  const part = details && "part" in details ? details.part : undefined
  if (part === undefined) return entry
  return firstOf(await firstEntries(read, [part]), { ...entry, recordId: part }) ?? entry
}

/** The deletions in the bin's time that recorded this user's account or a review by them: the first entry of each. */
export async function deletionsOfUser(db: Database["read"], userId: string): Promise<DeletionEntry[]> {
  const inBin = deletionEntries(db).where("position", ">=", await firstInBin(db))
  const id = JSON.stringify(userId)
  const naming = (kind: RecordKind, column: string) =>
    inBin
      .where(ofKind(db, kind))
      .where("details", "like", `%${JSON.stringify(column)}:${id}%`)
      .execute()
  const found = [...(await naming("user", "_id")), ...(await naming("review", "userId"))]
  const firsts = await Promise.all(found.map((entry) => deletionOf(db, entry)))
  return [...new Map(firsts.map((first) => [first.position, first])).values()]
}

/** The latest deletion of a record, with its values. Deletions with other records are found in the bin's time only. */
export async function deletionOfRecord(db: Database["read"], kind: RecordKind, id: string) {
  const latest = deletionEntries(db).orderBy("position", "desc").limit(1)
  const inBin = latest
    .where(ofKind(db, kind))
    .where("position", ">=", await firstInBin(db))
    .where("details", "like", `%"_id":${JSON.stringify(id)}%`)
  const alone = latest.where("recordId", "=", id).where("action", "=", `${kind}.delete`)
  const entry = (await inBin.executeTakeFirst()) ?? (await alone.executeTakeFirst())
  const row = entry && deletedRows(entry.details).find(({ _id }) => _id === id)
  return row && entry && { entry: await deletionOf(db, entry), row }
}

export function deletedRows(details: string): AuditFields[] {
  const read = readRecordDetails(details)
  return read && "deleted" in read ? read.deleted : []
}

/** Reads only the first row: there can be five hundred. */
export function firstRow(details: string): AuditFields {
  const line = details.slice(details.indexOf("\n") + 1).split("\n", 1)[0] ?? ""
  return JSON.parse(line.replace(/,$/, "")) as AuditFields
}

/** A recorded row as people know it. */
export function namesOf(kind: RecordKind, row: AuditFields) {
  const { name, detail } = recordTables[kind]
  return { record: String(row[name] ?? ""), detail: String((detail && row[detail]) ?? "") }
}
