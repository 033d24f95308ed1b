import { type AuditFields, type RecordKind, recordKinds } from "contract"
import { type DeletionEntry, deletedRows, kindOf } from "#audit/deletions.ts"
import { erasedAmong, personOf } from "#db/erased-users.ts"
import { keyList } from "#db/key-list.ts"
import type { Database } from "#db/open.ts"

export type DeletedRow = { kind: RecordKind; fields: AuditFields }

type Read = Pick<Database["read"], "selectFrom" | "getExecutor">

/** The rows that these entries recorded; owners come before the records that belong to them. */
export async function rowsIn(read: Read, entries: readonly DeletionEntry[]): Promise<DeletedRow[]> {
  if (entries.length === 0) return []
  const positions = entries.map(({ position }) => position)
  const found = await read
    .selectFrom("audit")
    .select(["action", "details"])
    .where("position", "in", keyList(read, positions))
    .orderBy("position")
    .execute()
  const rows = found.flatMap((entry) => deletedRows(entry.details).map((fields) => ({ kind: kindOf(entry), fields })))
  // A record that belongs to another is listed before it.
  const rank = ({ kind }: DeletedRow) => -recordKinds.indexOf(kind)
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

/** Those that do not exist and can be restored: nothing of an erased person can. */
export async function missingAmong(read: Read, rows: readonly DeletedRow[]): Promise<DeletedRow[]> {
  const existing = new Set<string>()
  for (const [kind, ofKind] of Map.groupBy(rows, ({ kind }) => kind)) {
    const ids = ofKind.map(({ fields }) => String(fields._id))
    // Kysely cannot type a table chosen at run time.
    const found = await read
      .selectFrom(kind as "gallery")
      .select("_id")
      .where("_id", "in", keyList(read, ids))
      .execute()
    for (const { _id } of found) existing.add(_id)
  }
  const missing = rows.filter(({ fields }) => !existing.has(String(fields._id)))
  const erased = await erasedAmong(read, personsIn(missing))
  return missing.filter((row) => !erased.has(personOf(row.kind, row.fields)))
}

/** Whether any of these rows is about a person who was erased. */
export const isAboutErased = async (read: Read, rows: readonly DeletedRow[]) =>
  (await erasedAmong(read, personsIn(rows))).size > 0

function personsIn(rows: readonly DeletedRow[]): string[] {
  return [...new Set(rows.map(({ kind, fields }) => personOf(kind, fields)))].filter(Boolean)
}
