import { accountErased } from "#accounts/mails/account.ts"
import type { Actor } from "#audit-log/entry.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import { deletionOfRecord, removePersonFromBin, replacePerson } from "#db/records/deletions.ts"
import { findRecord } from "#db/records/records.ts"
import { rowCount } from "#db/row-count.ts"
import { notFound } from "#errors.ts"
import { imageCounters } from "#images/quota.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import type { DeletedMail } from "#mail/transport/mail-files.ts"
import { kindsOfOthers } from "#resources/mail/kinds.ts"
import { lockAuthor } from "#resources/review/routes.ts"
import { deleteSubscriptionsOf } from "#resources/subscription/subscriptions.ts"
import { refuseWithoutAdmin } from "#resources/user/routes.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

type Person = Pick<UserRow, "name" | "email" | "isVerified" | "language">

/**
 * Erases a user, who may have been deleted before. Unlike a deletion it leaves nothing to be restored: its entry in the audit log
 * says only how much was erased, and what was deleted earlier is not in the bin any more. The database deletes
 * the rows that refer to the user: sessions, links, review, requests for corrections. Returns the deleted mails: after the
 * commit, their files are to be removed.
 */
export async function eraseUser(trx: Trx, id: string, by: Actor, reason: string): Promise<DeletedMail[]> {
  await takeLock(trx, "admins")
  // A restore takes it too.
  await takeLock(trx, "import")
  const user = await lockAuthor(trx, id)
  const person = await getPerson(trx, id)
  const counts = {
    sessions: await countOf(trx, "session", id),
    reviews: await countOf(trx, "review", id),
    requests: await countOf(trx, "correctionRequest", id),
  }
  await trx.deleteFrom("user").where("_id", "=", id).execute()
  await trx.insertInto("erasedUser").values({ _id: id, erasedAt: new Date().toISOString() }).execute()
  await removePersonFromBin(trx, id)
  await replacePerson(trx, id)
  const { day, ever } = imageCounters(id, 0)
  await trx.deleteFrom("counter").where("key", "in", [day.key, ever.key]).execute()
  const deletedMails = await deleteMailsTo(trx, person)
  if (user) await queueAccountMail(trx, accountErased, user)
  const facts = Object.entries({ reason, ...counts }).map(([field, value]) => `${field}: ${value}`)
  recordAudit(trx, by, { action: "user.erase", recordId: id, details: facts.join("\n") })
  if (user?.role === "admin") await refuseWithoutAdmin(trx)
  return deletedMails
}

/** A user, or what the bin has of one who was deleted. */
export async function getPerson(read: Database["read"], id: string): Promise<Person> {
  const user = await findRecord(read, "user", id)
  if (user) return user
  const deletion = await deletionOfRecord(read, "user", id)
  if (!deletion) throw notFound("userNotFound")
  return deletion.row as unknown as Person
}

async function countOf(trx: Trx, table: "session" | "review" | "correctionRequest", userId: string): Promise<number> {
  const rows = trx
    .selectFrom(table as "session")
    .select(rowCount)
    .where("userId", "=", userId)
  return (await rows.executeTakeFirstOrThrow()).count
}

/** Those about certificates belong to the certificates, which stay. */
async function deleteMailsTo(trx: Trx, { email, isVerified }: Person): Promise<DeletedMail[]> {
  const mails = trx.deleteFrom("mail").where("recipient", "=", email).where("kind", "not in", kindsOfOthers)
  const deleted = await mails.returning(["_id", "createdAt"]).execute()
  // Anyone can register with any email, so that of an unverified account may be somebody else's.
  if (isVerified) await deleteSubscriptionsOf(trx, [email])
  return deleted
}
