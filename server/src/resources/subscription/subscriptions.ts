import { type Language, maxSubscribers, maxSubscriptions } from "contract"
import { sql } from "kysely"
import { hashOf, newSecret } from "#accounts/secret.ts"
import { rowCount } from "#db/row-count.ts"
import { conflict } from "#errors.ts"
import { networkOf, widestNetwork } from "#network/network.ts"
import { newId } from "#new-id.ts"
import { getPublishedCourse } from "#resources/course/published.ts"
import type { Read, Trx } from "#schema.ts"

type Subscriber = { courseId: string; email: string; language: Language; address: string }

/** Adds an address to those who wait for a course. Its result never depends on whether the address waits already. */
export async function subscribe(trx: Trx, { courseId, email, language, address }: Subscriber): Promise<void> {
  const course = await getPublishedCourse(trx, courseId)
  if (course.isShow === 1) throw conflict("registrationOpen")
  const network = hashOf(widestNetwork(networkOf(address))).slice(0, 6)
  const isFull = (await countSubscribers(trx, courseId)) >= maxSubscribers
  const crowd = isFull ? await largestShare(trx, "courseId", courseId) : undefined
  if (crowd && crowd.count <= (await countSubscribers(trx, courseId, network)) + 1) throw conflict("subscribersTooMany")
  const own = trx.selectFrom("courseSubscription").where("email", "=", email)
  const known = await own.select("token").limit(1).executeTakeFirst()
  const token = known?.token ?? newSecret()
  const latest = { language, createdAt: new Date().toISOString() }
  const row = { _id: newId(), courseId, email, token, network, ...latest, queuedAt: "" }
  await trx
    .insertInto("courseSubscription")
    .values(row)
    .onConflict((key) => key.columns(["courseId", "email"]).doUpdateSet(latest))
    .execute()
  if (crowd && (await countSubscribers(trx, courseId)) > maxSubscribers)
    await dropOne(trx, "courseId", courseId, crowd.network, "desc")
  // An error would tell others for how many courses the address waits.
  const { count } = await own.select(rowCount).executeTakeFirstOrThrow()
  const most = count > maxSubscriptions ? await largestShare(trx, "email", email) : undefined
  if (most) await dropOne(trx, "email", email, most.network, "asc")
}

type List = "courseId" | "email"

/** The network from which most subscriptions of a list came, and how many: whoever fills a list must not push out the others. */
const largestShare = (trx: Trx, list: List, value: string) =>
  trx
    .selectFrom("courseSubscription")
    .select(["network", rowCount])
    .where(list, "=", value)
    .groupBy("network")
    .orderBy("count", "desc")
    .orderBy((eb) => eb.fn.min("createdAt"))
    .limit(1)
    .executeTakeFirst()

async function dropOne(trx: Trx, list: List, value: string, network: string, order: "asc" | "desc") {
  const rows = trx.selectFrom("courseSubscription").select("_id").where(list, "=", value).where("network", "=", network)
  const one = rows.orderBy("createdAt", order).orderBy("_id", order).limit(1)
  await trx.deleteFrom("courseSubscription").where("_id", "in", one).execute()
}

export async function countSubscribers(db: Read, courseId: string, network?: string): Promise<number> {
  const all = db.selectFrom("courseSubscription").select(rowCount).where("courseId", "=", courseId)
  const subscribers = network === undefined ? all : all.where("network", "=", network)
  return (await subscribers.executeTakeFirstOrThrow()).count
}

export const subscribersByCourse = (db: Read) =>
  db
    .selectFrom("courseSubscription")
    .select(["courseId", sql<number>`count(*)`.as("waiting")])
    .groupBy("courseId")
    .execute()

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
  await trx.deleteFrom("mail").where("refId", "in", ids).where("sentAt", "=", "").execute()
}
