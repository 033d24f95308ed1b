import { sql } from "kysely"
import { runInBatches } from "#db/jobs/batches.ts"
import type { Job } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"
import { insertMails, newMail } from "#mail/outbox.ts"
import { shortLine } from "#mail/templates.ts"
import { publishedCourses } from "#resources/course/published.ts"
import { courseOpen } from "#resources/subscription/course-open.ts"

/** Rows per transaction. */
const batchSize = 100
const maxTitleLength = 150

/**
 * Queues a mail for each subscriber of an open course. It compares courses with subscriptions, in the background, so it does not matter
 * how a course was opened: by a toggle, a bulk action, an undo, a restore or by being published, and in which process.
 */
export const queueOpeningMails: Job = {
  name: "queue-opening-mails",
  inEachProcess: true,
  every: 60 * 1000,
  runsAfter: "course",
  run: ({ database }, signal) => runInBatches(async () => (signal.aborted ? null : queueBatch(database))),
}

/** Returns null if no subscriber is left whose course is open. */
async function queueBatch(database: Database): Promise<number | null> {
  const open = publishedCourses(database.read).where("isShow", "=", 1)
  const due = await database.read
    .selectFrom("courseSubscription")
    .select("_id")
    .where("courseId", "in", open.select("_id"))
    // Written exactly as in its partial index.
    .where(sql<boolean>`"queuedAt" = ''`)
    .orderBy("_id")
    .limit(batchSize)
    .execute()
  if (due.length === 0) return null
  const titles = new Map((await open.select(["_id", "title"]).execute()).map(({ _id, title }) => [_id, title]))
  const ids = due.map(({ _id }) => _id)
  return database.write(["mail"], async (trx) => {
    // Another process may have queued some of them, and some may have unsubscribed.
    const taken = await trx
      .updateTable("courseSubscription")
      .set({ queuedAt: new Date().toISOString() })
      .where("_id", "in", ids)
      .where("queuedAt", "=", "")
      .returning(["_id", "email", "courseId"])
      .execute()
    const rows = taken.map(({ _id: refId, email: recipient, courseId }) => {
      const subject = `Registration is open: ${shortLine(titles.get(courseId) ?? "", maxTitleLength)}`
      return newMail(courseOpen, { recipient, subject, refId })
    })
    await insertMails(trx, rows)
    return rows.length
  })
}
