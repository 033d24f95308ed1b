import { retention } from "contract"
import type { Trx } from "#schema.ts"

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

/**
 * Deletes subscriptions of courses after a year, those whose mail has failed, and is deleted by now, and those of courses that have left
 * the bin. Call it periodically.
 */
export async function deleteOldSubscriptions(trx: Trx): Promise<void> {
  const subscriptions = trx.deleteFrom("courseSubscription")
  await subscriptions.where("createdAt", "<", daysAgo(retention.subscriptionDays)).execute()
  const isGone = subscriptions
    .where("courseId", "not in", trx.selectFrom("course").select("_id"))
    .where("courseId", "not in", trx.selectFrom("deletedRecord").select("_id"))
  await isGone.execute()
  const queued = subscriptions.where("queuedAt", "<>", "")
  await queued.where("queuedAt", "<", daysAgo(retention.mailDays + 2)).execute()
}
