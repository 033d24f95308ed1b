import { deleteOldAttempts } from "#accounts/attempt-counters.ts"
import { deleteOldSubscriptions } from "#accounts/old-subscriptions.ts"
import { deleteExpiredSessions } from "#accounts/session.ts"
import { deleteOldResults } from "#db/once.ts"
import type { Database } from "#db/open.ts"
import type { Log } from "#log.ts"
import { removeOldMailFiles } from "#mail/mail-files.ts"
import { deleteOldMails } from "#mail/outbox.ts"
import { runPeriodically } from "#run-periodically.ts"

const clearIntervalMs = 6 * 60 * 60 * 1000

/** Deletes expired sessions, unused links, old failure counts, old mails with their files, subscriptions, and old results of bulk calls. */
export function deleteExpiredRows(database: Database, log: Log) {
  async function clear() {
    await removeOldMailFiles(database.location.dataDir).catch((err) =>
      log.warn({ err }, "old mails could not be removed from the outbox; this will be retried"),
    )
    await database.write(["session"], async (trx) => {
      await deleteExpiredSessions(trx)
      await deleteOldAttempts(trx)
      await deleteOldMails(trx)
      await deleteOldSubscriptions(trx)
      await deleteOldResults(trx)
      await trx.deleteFrom("mailLink").where("expiresAt", "<", new Date().toISOString()).execute()
    })
  }
  return runPeriodically(clearIntervalMs, clear, (err) =>
    log.warn({ err }, "old rows could not be deleted; this will be retried"),
  )
}
