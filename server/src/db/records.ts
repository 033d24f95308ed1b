import type { MessageKey } from "contract"
import type { Transaction } from "kysely"
import { type Actor, note } from "#audit/entry.ts"
import type { Tables } from "#db/schema.ts"
import { changedMeanwhile, notFound } from "#http/failure.ts"

/** The tables of records that people edit, and for each the name by which people know a record, and the word for none. */
const records = {
  user: { name: "email", missing: "userNotFound" },
  certificate: { name: "certificationNo", missing: "certificateNotFound" },
  course: { name: "title", missing: "courseNotFound" },
  review: { name: "comment", missing: "reviewNotFound" },
  achievement: { name: "title", missing: "achievementNotFound" },
  gallery: { name: "title", missing: "galleryNotFound" },
  team: { name: "name", missing: "teamNotFound" },
  toKnow: { name: "title", missing: "toKnowNotFound" },
} as const satisfies Partial<Record<keyof Tables, { name: string; missing: MessageKey }>>
type RecordTable = keyof typeof records

/** Who asks, and which state of the record they have seen: the ETag of their If-Match, if they sent one. */
export type Asker = Actor & { ifMatch: string | undefined }
type Trx = Transaction<Tables>

export const etagOf = ({ updatedAt }: { updatedAt: string }) => `"${updatedAt}"`

/** Kysely cannot follow a table that is chosen at run time; what all of these have in common, it can. */
type Common = { _id: string; createdAt: string; updatedAt: string }
const common = (trx: Trx) => trx as unknown as Transaction<Record<RecordTable, Common>>

/** Notes in the audit log that a record was made. (To insert it is the resource's own business.) */
export function noteCreated<T extends RecordTable>(trx: Trx, table: T, row: Tables[T], by: Actor) {
  note(trx, by, { action: `${table}.create`, recordId: row._id, record: nameOf(table, row) })
}

/** Changes a record from the state it is in, unless the asker has seen another one. Two changes at once both count. */
export async function updateRecord<T extends RecordTable>(
  trx: Trx,
  table: T,
  id: string,
  by: Asker,
  change: (row: Tables[T]) => Partial<Tables[T]>,
  action: string = `${table}.update`,
): Promise<Tables[T]> {
  const before = await seenRecord(trx, table, id, by)
  const values = change(before)
  if (isNothingNew(before, values)) return before
  const updatedAt = nextMoment(before.updatedAt)
  const after = (await common(trx)
    .updateTable(table as RecordTable)
    .set({ ...values, updatedAt })
    .where("_id", "=", id)
    .where("updatedAt", "=", before.updatedAt)
    .returningAll()
    .executeTakeFirst()) as unknown as Tables[T] | undefined
  // On PostgreSQL somebody else was quicker: once more from the state that they left.
  if (!after) return updateRecord(trx, table, id, by, change, action)
  const details = differences(before, after)
  note(trx, by, { action, recordId: id, record: nameOf(table, after), details })
  return after
}

export async function deleteRecord<T extends RecordTable>(
  trx: Trx,
  table: T,
  id: string,
  by: Asker,
): Promise<Tables[T]> {
  const row = await seenRecord(trx, table, id, by)
  const deleted = await common(trx)
    .deleteFrom(table as RecordTable)
    .where("_id", "=", id)
    .where("updatedAt", "=", row.updatedAt)
    .returning("_id")
    .executeTakeFirst()
  if (!deleted) return deleteRecord(trx, table, id, by)
  note(trx, by, { action: `${table}.delete`, recordId: id, record: nameOf(table, row) })
  return row
}

const isNothingNew = <Row extends object>(row: Row, values: Partial<Row>) =>
  (Object.keys(values) as (keyof Row)[]).every((field) => values[field] === undefined || values[field] === row[field])

async function seenRecord<T extends RecordTable>(
  trx: Trx,
  table: T,
  id: string,
  { ifMatch }: Asker,
): Promise<Tables[T]> {
  const row = (await common(trx)
    .selectFrom(table as RecordTable)
    .selectAll()
    .where("_id", "=", id)
    .executeTakeFirst()) as unknown as Tables[T] | undefined
  if (!row) throw notFound(records[table].missing)
  if (ifMatch !== undefined && !matches(ifMatch, etagOf(row))) throw changedMeanwhile()
  return row
}

function matches(ifMatch: string, etag: string) {
  const sent = ifMatch.split(",").map((each) => each.trim())
  return sent.includes("*") || sent.includes(etag)
}

export const flipped = (flag: 0 | 1): 0 | 1 => (flag === 1 ? 0 : 1)

/** Later than the last change, even within the same millisecond or after a clock was set back. */
function nextMoment(previous: string): string {
  // A server of the first version, beside this one for a while, writes none.
  return new Date(Math.max(Date.now(), (Date.parse(previous) || 0) + 1)).toISOString()
}

function nameOf<T extends RecordTable>(table: T, row: Tables[T]): string {
  return shortened(row[records[table].name as keyof Tables[T]])
}

const longest = 200
const shortened = (value: unknown) => Array.from(String(value)).slice(0, longest).join("")

/** Not said in the audit log: what is secret, and what only follows from the rest. */
const unsaid = ["passwordHash", "searchText", "numberKey", "updatedAt"]

function differences<Row extends object>(before: Row, after: Row): string {
  const changed = (Object.keys(after) as (keyof Row & string)[]).filter(
    (field) => after[field] !== before[field] && !unsaid.includes(field),
  )
  // In quotes, so that no text can look like another field's line.
  const said = (value: unknown) => (typeof value === "string" ? JSON.stringify(shortened(value)) : String(value))
  return changed.map((field) => `${field}: ${said(before[field])} → ${said(after[field])}`).join("\n")
}
