import { retention } from "contract"
import type { Trx } from "#schema.ts"

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

/** Deletes subscriptions of courses after a year, and those whose mail has failed, and is deleted by now. Call it periodically. */
export async function deleteOldSubscriptions(trx: Trx): Promise<void> {
  const subscriptions = trx.deleteFrom("courseSubscription")
  await subscriptions.where("createdAt", "<", daysAgo(retention.subscriptionDays)).execute()
  const queued = subscriptions.where("queuedAt", "<>", "")
  await queued.where("queuedAt", "<", daysAgo(retention.mailDays + 2)).execute()
}
