import { deleteOldAttempts } from "#accounts/attempts.ts"
import { forgetEndedSessions } from "#accounts/session.ts"
import type { Database } from "#db/open.ts"
import type { Log } from "#log.ts"

const between = 6 * 60 * 60 * 1000

/** What people left behind who never came back: ended sessions, links that were not used, counts of failures. */
export function clearOldRows(database: Database, log: Log) {
  const clear = () =>
    database
      .write(["session"], async (trx) => {
        await forgetEndedSessions(trx)
        await deleteOldAttempts(trx)
        await trx.deleteFrom("mailLink").where("expiresAt", "<", new Date().toISOString()).execute()
      })
      .catch((error) => log.warn({ err: error }, "old rows could not be cleared; it is tried again"))
  const clearing = setInterval(clear, between).unref()
  void clear()
  return { stop: () => clearInterval(clearing) }
}
