import { type AuditAction, type AuditFields, binDays, type RecordDetails, type RecordKind } from "contract"
import { detailsOf } from "#audit-log/details.ts"
import type { Actor, AuditEvent } from "#audit-log/entry.ts"
import { recordedFields, recordTables } from "#db/records/records.ts"
import { earliestId, newId } from "#new-id.ts"
import { keptByLaw, tablesTied } from "#resources/person-ties.ts"
import type { DeletedRecordRow, DeletionRow, Read, Tables, Trx } from "#schema.ts"
import { searchText } from "#search-text.ts"

/** A lower bound of the ids of deletions that are in the bin. */
export const firstInBin = (now = Date.now()) => earliestId(now - binDays * 24 * 60 * 60 * 1000)

/** What people delete together has an id. Its first rows begin the deletion, others are part of it. */
export type DeletionPart = { deletion: string; isFirst: boolean }

/** Stores rows that can be restored, with what belongs to them: call it before the database deletes that with them. */
export async function storeDeleted<T extends RecordKind>(
  trx: Trx,
  kind: T,
  rows: readonly Tables[T][],
  by: Actor,
  { deletion: recordId, isFirst }: DeletionPart,
): Promise<void> {
  const recorded = rows.map((row) => recordedFields(kind, row))
  const begun = isFirst ? undefined : await findDeletion(trx, recordId)
  const deletionId = begun?._id ?? newId()
  if (!begun) {
    const person = { actorId: by.userId, actor: by.email }
    const values = { _id: deletionId, recordId, kind, count: rows.length, at: new Date().toISOString(), ...person }
    await trx
      .insertInto("deletion")
      .values({ ...values, ...describe(kind, recorded) })
      .execute()
  } else if (begun.kind === kind) {
    const count = begun.count + rows.length
    await trx.updateTable("deletion").set({ count }).where("_id", "=", deletionId).execute()
  }
  const before = trx.selectFrom("deletedRecord").where("deletionId", "=", deletionId)
  const { last } = await before.select(({ fn }) => fn.max("place").as("last")).executeTakeFirstOrThrow()
  const dependents = await takeDependents(trx, kind === "user" ? rows : [])
  if (kind === "user") for (const { _id } of rows) await replacePerson(trx, _id)
  const stored = recorded.map((fields, index) => {
    const _id = String(fields._id)
    const personId = kind === "user" ? _id : String(fields.userId ?? "")
    const json = { fields: JSON.stringify(fields), dependents: JSON.stringify(dependents.get(_id) ?? {}) }
    return { _id, deletionId, place: (last ?? 0) + index + 1, kind, personId, ...json }
  })
  await trx.insertInto("deletedRecord").values(stored).execute()
}

/** Deletes the rows of other tables that belong to these users, and returns them by their owner and table. They have secrets. */
async function takeDependents(trx: Trx, owners: readonly { _id: string }[]) {
  const ids = owners.map(({ _id }) => _id)
  const taken = new Map<string, Record<string, object[]>>(ids.map((id) => [id, {}]))
  // The last table first, because it refers to others. On PostgreSQL this waits for whoever is using up a recovery code.
  for (const dependent of ids.length > 0 ? tablesTied("restored").toReversed() : []) {
    // Kysely cannot type a table chosen at run time.
    const rows = trx.deleteFrom(dependent as "passkey").where("userId", "in", ids)
    for (const [id, own] of Map.groupBy(await rows.returningAll().execute(), ({ userId }) => userId))
      Object.assign(taken.get(id) ?? {}, { [dependent]: own })
  }
  return taken
}

/** Replaces a person in the rows that the law requires to be kept. Their amounts, dates and numbers stay. */
export async function replacePerson(trx: Trx, userId: string): Promise<void> {
  for (const { table, columns } of keptByLaw()) {
    const replaced = Object.fromEntries(columns.map((column) => [column, `erased person ${userId.slice(-8)}`]))
    await trx
      .updateTable(table as "passkey")
      .set(replaced)
      .where("userId", "=", userId)
      .execute()
  }
}

/** What has been taken since is left out, such as a passkey that another account has now. */
export async function restoreDependents(trx: Trx, { dependents }: Pick<DeletedRecordRow, "dependents">): Promise<void> {
  for (const [dependent, rows] of Object.entries<never>(JSON.parse(dependents)).reverse())
    await trx
      .insertInto(dependent as "passkey")
      .values(rows)
      .onConflict((key) => key.doNothing())
      .execute()
}

/** The latest one by its `_id`, by the id that callers know, or by that of one of its records. */
export function findDeletion(read: Read, id: string): Promise<DeletionRow | undefined> {
  const ofRecord = read.selectFrom("deletedRecord").select("deletionId").where("_id", "=", id)
  const found = read
    .selectFrom("deletion")
    .selectAll()
    .where((row) => row.or([row("_id", "=", id), row("recordId", "=", id), row("_id", "in", ofRecord)]))
  return found.orderBy("_id", "desc").limit(1).executeTakeFirst()
}

export async function deletionOfRecord(read: Read, kind: RecordKind, id: string) {
  const found = await read
    .selectFrom("deletedRecord")
    .innerJoin("deletion", "deletion._id", "deletionId")
    .selectAll("deletion")
    .select("fields")
    .where("deletedRecord._id", "=", id)
    .where("deletedRecord.kind", "=", kind)
    .executeTakeFirst()
  return found && { deletion: found, row: JSON.parse(found.fields) as AuditFields }
}

/** Removes records from the bin. Their deletion says that it is empty if it has no others: who restores it again is told so. */
export async function removeFromBin(trx: Trx, deletionId: string, ids: readonly string[]): Promise<void> {
  const rows = trx.selectFrom("deletedRecord").select("_id").where("deletionId", "=", deletionId)
  if (ids.length > 0) await trx.deleteFrom("deletedRecord").where("_id", "in", ids).execute()
  const empty = { count: 0, record: "", detail: "", searchText: "" }
  const deletion = trx.updateTable("deletion").set(empty).where("_id", "=", deletionId)
  await deletion.where(({ not, exists }) => not(exists(rows))).execute()
}

/** Removes a person: what is about them, and who deleted what they have deleted. */
export async function removePersonFromBin(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable("deletion").set({ actorId: "", actor: "" }).where("actorId", "=", userId).execute()
  const removed = trx.deleteFrom("deletedRecord").where("personId", "=", userId).returning("deletionId")
  for (const { deletionId } of await removed.execute()) {
    const rows = trx.selectFrom("deletedRecord").innerJoin("deletion", "deletion._id", "deletionId")
    const ofKind = rows.whereRef("deletedRecord.kind", "=", "deletion.kind").where("deletionId", "=", deletionId)
    const left = await ofKind.select(["deletion.kind", "fields"]).orderBy("place").execute()
    const names = describe(
      left[0]?.kind ?? "user",
      left.map(({ fields }) => JSON.parse(fields)),
    )
    await trx.updateTable("deletion").set(names).where("_id", "=", deletionId).execute()
    await removeFromBin(trx, deletionId, [])
  }
  await trx.deleteFrom("deletion").where("recordId", "=", userId).execute()
}

export async function deleteOldDeletions(trx: Trx): Promise<void> {
  await trx.deleteFrom("deletion").where("_id", "<", firstInBin()).execute()
}

/** A row as people know it. */
export function namesOf(kind: RecordKind, row: AuditFields) {
  const { name, detail } = recordTables[kind]
  return { record: String(row[name] ?? ""), detail: String((detail && row[detail]) ?? "") }
}

export const shortened = (name: string, maxLength = 80) => Array.from(name).slice(0, maxLength).join("")

/** The name of the only row, or of the first and the last, and the text that finds them. */
function describe(kind: RecordKind, rows: AuditFields[]) {
  const names = rows.map((row) => ({ id: row._id, ...namesOf(kind, row) }))
  const [{ record, detail } = { record: "", detail: "" }, ...others] = names
  if (others.length === 0)
    return { record, detail, searchText: searchText(detailsOf({ deleted: rows }).searched ?? "") }
  // Not all texts, because every search of the log scans all search texts. With the ids, a record's entries are found by them.
  const searched = names.flatMap(({ id, record, detail }) => [String(id), shortened(record), detail].filter(Boolean))
  const last = others.at(-1)?.record ?? ""
  return { record: `${shortened(record)} … ${shortened(last)}`, detail: "", searchText: searchText(...searched) }
}

export function severalEvent(
  action: AuditAction,
  kind: RecordKind,
  recordId: string,
  rows: AuditFields[],
  details: RecordDetails,
): AuditEvent {
  const { record, searchText: searched } = describe(kind, rows)
  return { action, recordId, record: shortened(record, 200), ...detailsOf(details), searched }
}
