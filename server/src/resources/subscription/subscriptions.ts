import { type Language, maxSubscribers, maxSubscriptions } from "contract"
import { newSecret } from "#accounts/secret.ts"
import { getRecord } from "#db/records.ts"
import { rowCount } from "#db/row-count.ts"
import { conflict } from "#errors.ts"
import { newId } from "#new-id.ts"
import type { Trx } from "#schema.ts"

type Subscriber = { courseId: string; email: string; language: Language }

/** Adds an address to those who wait for a course. Its result never depends on whether the address waits already. */
export async function subscribe(trx: Trx, { courseId, email, language }: Subscriber): Promise<void> {
  const course = await getRecord(trx, "course", courseId)
  if (course.isShow === 1) throw conflict("registrationOpen")
  if ((await countSubscribers(trx, courseId)) >= maxSubscribers) throw conflict("subscribersTooMany")
  const own = trx.selectFrom("courseSubscription").where("email", "=", email)
  const known = await own.select("token").limit(1).executeTakeFirst()
  const token = known?.token ?? newSecret()
  const latest = { language, createdAt: new Date().toISOString() }
  const row = { _id: newId(), courseId, email, token, ...latest, queuedAt: "" }
  await trx
    .insertInto("courseSubscription")
    .values(row)
    .onConflict((key) => key.columns(["courseId", "email"]).doUpdateSet(latest))
    .execute()
  // An error would tell others for how many courses the address waits.
  const older = own.select("_id").orderBy("createdAt", "desc").orderBy("_id", "desc")
  const tooMany = await older.offset(maxSubscriptions).limit(maxSubscriptions).execute()
  const ids = tooMany.map(({ _id }) => _id)
  if (ids.length > 0) await trx.deleteFrom("courseSubscription").where("_id", "in", ids).execute()
}

export async function countSubscribers(db: Pick<Trx, "selectFrom">, courseId: string): Promise<number> {
  const subscribers = db.selectFrom("courseSubscription").select(rowCount).where("courseId", "=", courseId)
  return (await subscribers.executeTakeFirstOrThrow()).count
}

/** Deletes all subscriptions of the address that got this token, with the mails to it that wait. */
export async function unsubscribeByToken(trx: Trx, token: string): Promise<void> {
  const subscriptions = trx.selectFrom("courseSubscription").select("email").where("token", "=", token)
  const emails = (await subscriptions.execute()).map(({ email }) => email)
  await deleteSubscriptionsOf(trx, [...new Set(emails)])
}

export async function deleteSubscriptionsOf(trx: Trx, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  const deleted = await trx
    .deleteFrom("courseSubscription")
    .where("email", "in", [...emails])
    .returning("_id")
    .execute()
  const ids = deleted.map(({ _id }) => _id)
  if (ids.length === 0) return
  await trx
    .deleteFrom("mail")
    .where("subscriptionId", "<>", "")
    .where("subscriptionId", "in", ids)
    .where("sentAt", "=", "")
    .execute()
}
