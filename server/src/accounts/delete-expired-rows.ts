import { retention } from "contract"
import { deleteExpiredSessions } from "#accounts/session/session.ts"
import { deleteOldCounters } from "#db/counters.ts"
import type { Job } from "#db/jobs/jobs.ts"
import { deleteOldDeletions } from "#db/records/deletions.ts"
import { deleteOldResults } from "#db/records/run-once.ts"
import { deleteOldMails } from "#mail/outbox.ts"
import { removeOldMailFiles } from "#mail/transport/mail-files.ts"
import type { Trx } from "#schema.ts"

/** Deletes expired sessions, unused links, old failure counts, old mails with their files, what was in the bin for its time, subscriptions, and old results of bulk calls. */
export const deleteExpiredRows: Job = {
  name: "delete-expired-rows",
  inEachProcess: true,
  every: 6 * 60 * 60 * 1000,
  run: async ({ database, log }) => {
    await removeOldMailFiles(database.location.dataDir).catch((err) =>
      log.warn({ err }, "old mails could not be removed from the outbox; this will be retried"),
    )
    await database.write(["session"], async (trx) => {
      await deleteExpiredSessions(trx)
      await deleteOldCounters(trx)
      await deleteOldMails(trx)
      await deleteOldDeletions(trx)
      await deleteOldSubscriptions(trx)
      await deleteOldResults(trx)
      await trx.deleteFrom("mailLink").where("expiresAt", "<", new Date().toISOString()).execute()
    })
  },
}

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

/**
 * Deletes subscriptions of courses after a year, those whose mail has failed, and is deleted by now, and those of courses that have left
 * the bin. Call it periodically.
 */
async function deleteOldSubscriptions(trx: Trx): Promise<void> {
  const subscriptions = trx.deleteFrom("courseSubscription")
  await subscriptions.where("createdAt", "<", daysAgo(retention.subscriptionDays)).execute()
  const isGone = subscriptions
    .where("courseId", "not in", trx.selectFrom("course").select("_id"))
    .where("courseId", "not in", trx.selectFrom("deletedRecord").select("_id"))
  await isGone.execute()
  const queued = subscriptions.where("queuedAt", "<>", "")
  await queued.where("queuedAt", "<", daysAgo(retention.mailDays + 2)).execute()
}
