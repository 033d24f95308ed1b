import { retention } from "contract"
import { sql } from "kysely"
import { runInBatches } from "#db/batches.ts"
import type { Database } from "#db/open.ts"
import type { Log } from "#log.ts"
import { mailPriority } from "#mail/priority.ts"
import { lineOf } from "#mail/templates.ts"
import { newId } from "#new-id.ts"
import { runPeriodically } from "#run-periodically.ts"
import type { MailRow, Trx } from "#schema.ts"

const secondMs = 1000
const dayMs = 24 * 60 * 60 * secondMs

/** As long as an undo is offered, and some more: a course that is opened by mistake and closed at once causes no mail. */
const delayMs = 30 * secondMs
const pollIntervalMs = 60 * secondMs
/** Rows per transaction. */
const batchSize = 100
/** Many mails wait for days, because the number per day is limited. */
const validForMs = 30 * dayMs
const maxTitleLength = 150

const timestamp = (ms: number) => new Date(ms).toISOString()

/**
 * Queues a mail for each subscriber of an open course. It compares courses with subscriptions, in the background, so it does not matter
 * how a course was opened: by a toggle, a bulk action, an undo or a restore, and in which process.
 */
export function queueOpeningMails(database: Database, log: Log) {
  const queueing = runPeriodically(
    pollIntervalMs,
    (signal) => runInBatches(async () => (signal.aborted ? null : queueBatch(database))),
    (err) => log.warn({ err }, "mails to subscribers of courses could not be queued; this will be retried"),
  )
  database.changes.listen((topic) => {
    if (topic === "course") queueing.runNow()
  })
  return queueing
}

/** Returns null if no subscriber is left whose course is open. */
async function queueBatch(database: Database): Promise<number | null> {
  const open = database.read.selectFrom("course").where("isShow", "=", 1)
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
    const now = Date.now()
    // Another process may have queued some of them, and some may have unsubscribed.
    const taken = await trx
      .updateTable("courseSubscription")
      .set({ queuedAt: timestamp(now) })
      .where("_id", "in", ids)
      .where("queuedAt", "=", "")
      .returning(["_id", "email", "courseId"])
      .execute()
    const rows = taken.map(({ _id, email, courseId }) => openingRow(_id, email, titles.get(courseId) ?? "", now))
    if (rows.length > 0) await trx.insertInto("mail").values(rows).execute()
    return rows.length
  })
}

/** The subject is for the office: the mail gets its own, and its text, when it is sent. */
function openingRow(subscriptionId: string, recipient: string, title: string, now: number): MailRow {
  const subject = `Registration is open: ${lineOf(title, maxTitleLength)}`
  const content = { recipient, subject, text: "", html: "", certificateId: "", notice: "" } as const
  const times = { createdAt: timestamp(now), nextTryAt: timestamp(now + delayMs), sentAt: "", failedAt: "" }
  const state = { attempts: 0, usefulUntil: timestamp(now + validForMs), lastError: "", claimedUntil: "" }
  return { _id: newId(), priority: mailPriority.opening, subscriptionId, ...content, ...times, ...state, cancelled: "" }
}

type Mail = Pick<MailRow, "subscriptionId">

/** The subscriber of a mail has got it, or never will. */
export async function endSubscription(trx: Trx, { subscriptionId }: Mail): Promise<void> {
  if (subscriptionId) await trx.deleteFrom("courseSubscription").where("_id", "=", subscriptionId).execute()
}

/** The subscriber of a mail that was deleted waits for the next time that the course opens. */
export async function resetSubscription(trx: Trx, { subscriptionId }: Mail): Promise<void> {
  if (!subscriptionId) return
  await trx.updateTable("courseSubscription").set({ queuedAt: "" }).where("_id", "=", subscriptionId).execute()
}

const retentionMs = retention.subscriptionDays * dayMs
/** A mail that was queued this long ago was sent, or has failed and was deleted. */
const queuedRetentionMs = validForMs + 2 * dayMs

/** Deletes subscriptions after a year, and those whose mail has failed. Call it periodically. */
export async function deleteOldSubscriptions(trx: Trx): Promise<void> {
  const [oldest, oldestQueued] = [retentionMs, queuedRetentionMs].map((ms) => timestamp(Date.now() - ms)) as [
    string,
    string,
  ]
  const subscriptions = trx.deleteFrom("courseSubscription")
  await subscriptions.where("createdAt", "<", oldest).execute()
  await subscriptions.where("queuedAt", "<>", "").where("queuedAt", "<", oldestQueued).execute()
}
