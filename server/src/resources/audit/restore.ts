import { type AuditAction, type AuditFields, type RecordKind, type Restored, readRecordDetails } from "contract"
import type { Transaction } from "kysely"
import { nobodysHash } from "#accounts/password.ts"
import { newUser, userSearchText } from "#accounts/user-row.ts"
import { type Actor, note } from "#audit/entry.ts"
import { newCertificate } from "#db/certificate-row.ts"
import type { Database } from "#db/open.ts"
import { recordTables } from "#db/record-tables.ts"
import { deedOf, insertRecord, nextMoment, recordedFields, uniqueKeyTaken } from "#db/records.ts"
import type { AuditRow, Tables } from "#db/schema.ts"
import { takeTurn } from "#db/turn.ts"
import { conflict, notFound, RequestFailure } from "#errors.ts"
import { deedWith } from "#imports/store.ts"
import { freeIndex } from "#resources/course/routes.ts"
import { heldAuthor, newReview } from "#resources/review/routes.ts"
import { freeSerial } from "#resources/team/routes.ts"

type Trx = Transaction<Tables>

/** The entries that record deleted rows, and of which table. */
const deletions: Partial<Record<AuditAction, RecordKind>> = {
  "user.delete": "user",
  "certificate.delete": "certificate",
  "certificate.undo-import": "certificate",
  "course.delete": "course",
  "review.delete": "review",
  "achievement.delete": "achievement",
  "gallery.delete": "gallery",
  "team.delete": "team",
  "toKnow.delete": "toKnow",
}

/** Makes a row of what was recorded: what is derived or secret is made anew, what was unique in its list may change. */
const rebuild: { [Kind in RecordKind]?: (trx: Trx, recorded: Tables[Kind]) => Promise<Partial<Tables[Kind]>> } = {
  // No password fits, so the account is useless until its owner, or an admin, has set a new one.
  user: async (_, user) => ({
    ...newUser({ ...user, passwordHash: nobodysHash }),
    ...user,
    passwordHash: nobodysHash,
    mustChangePassword: 1,
    searchText: userSearchText(user),
  }),
  certificate: async (_, certificate) => ({ ...newCertificate(certificate), ...certificate }),
  course: async (trx, course) => ({ ...course, index: await freeIndex(trx, course.index) }),
  team: async (trx, member) => ({ ...member, serial: await freeSerial(trx, member.serial) }),
  review: async (trx, review) => {
    const author = await heldAuthor(trx, review.userId)
    if (!author) throw conflict("authorGone")
    const { searchText } = newReview({ comment: review.comment }, author)
    return { ...review, searchText }
  },
}

/** Inserts again, under the same `_id`, what a deletion recorded. Of many rows those come back that can. */
export async function restoreEntry(database: Database, entryId: string, by: Actor): Promise<Restored> {
  const entry = await database.read.selectFrom("audit").selectAll().where("_id", "=", entryId).executeTakeFirst()
  const kind = entry && deletions[entry.action as AuditAction]
  if (!entry || !kind) throw notFound("nothingToRestore")
  const details = readRecordDetails(entry.details)
  if (!details || !("deleted" in details)) throw conflict("deletedUnrecorded")
  const { deleted } = details
  return database.write([kind], (trx) =>
    deleted.length === 1 ? restoreOne(trx, kind, entry, deleted[0] ?? {}, by) : restoreMany(trx, entry, deleted, by),
  )
}

async function restoreOne(trx: Trx, kind: RecordKind, { position }: AuditRow, fields: AuditFields, by: Actor) {
  const row = await restoreRow(trx, kind, fields)
  const deed = deedOf(`${kind}.restore`, kind, row, { restored: [recordedFields(kind, row)], from: position })
  note(trx, by, deed)
  return { kind, _id: row._id, record: deed.record, restored: 1, skipped: 0 }
}

/** Only certificates are deleted many at once. */
async function restoreMany(trx: Trx, { position, recordId }: AuditRow, deleted: AuditFields[], by: Actor) {
  const kind = "certificate"
  await takeTurn(trx, "import")
  const rows: Tables["certificate"][] = []
  for (const fields of deleted) {
    const row = await restoreRow(trx, kind, fields).catch(nothingForConflict)
    if (row) rows.push(row)
  }
  if (rows.length === 0) throw conflict("noneRestored")
  const restored = rows.map((row) => recordedFields(kind, row))
  const deed = deedWith(rows, "certificate.restore", recordId, { restored, from: position })
  note(trx, by, deed)
  return {
    kind,
    _id: recordId,
    record: deed.record,
    restored: rows.length,
    skipped: deleted.length - rows.length,
  } as const
}

function nothingForConflict(error: unknown): undefined {
  if (error instanceof RequestFailure && error.kind === "conflict") return undefined
  throw error
}

async function restoreRow<Kind extends RecordKind>(trx: Trx, kind: Kind, fields: AuditFields): Promise<Tables[Kind]> {
  // A column of old may be gone by now; one that is newer than the entry gets the database's default.
  const known = Object.entries(fields).filter(([column]) => Object.hasOwn(recordTables[kind].columns, column))
  const recorded = Object.fromEntries(known) as Tables[Kind]
  if (kind === "course" || kind === "team") await takeTurn(trx, "order")
  if (await isThere(trx, kind, recorded._id)) throw conflict("alreadyRestored")
  const row = (await rebuild[kind]?.(trx, recorded)) ?? recorded
  const made = await insertRecord(trx, kind, { ...row, updatedAt: nextMoment(recorded.updatedAt) })
  if (made) return made
  // On PostgreSQL somebody else may have restored the same in the meantime.
  if (await isThere(trx, kind, recorded._id)) throw conflict("alreadyRestored")
  throw kind === "review" ? conflict("reviewedAgain") : uniqueKeyTaken(kind)
}

async function isThere(trx: Trx, kind: RecordKind, _id: string): Promise<boolean> {
  // Kysely cannot follow a table that is chosen at run time.
  const row = await trx
    .selectFrom(kind as "gallery")
    .select("_id")
    .where("_id", "=", _id)
    .executeTakeFirst()
  return row !== undefined
}
