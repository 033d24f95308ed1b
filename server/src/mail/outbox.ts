import { type CancelledBy, retention } from "contract"
import type { Database } from "#db/open.ts"
import { defaultMailsPerDay } from "#mail/daily-limit.ts"
import { isWithinDailyLimit } from "#mail/notice-limits.ts"
import { endSubscription, resetSubscription } from "#mail/opening-mails.ts"
import { allLanes, type MailPriority, mailPriority } from "#mail/priority.ts"
import type { MailContent } from "#mail/templates.ts"
import { newId } from "#new-id.ts"
import type { MailRow, Trx } from "#schema.ts"

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** Longer than the timeout of a send, so that no other process sends the same mail meanwhile. */
const claimMs = 5 * minuteMs
/** Backoff after the first, second … failure. One more failure is final, two days after the first attempt. */
const retryDelaysMinutes = [1, 5, 15, 60, 180, 360, 480, 480, 480, 480, 480]
const retryJitter = 0.1
const retentionMs = retention.mailDays * dayMs

const timestamp = (ms: number) => new Date(ms).toISOString()

const defaultValidForMs = 7 * dayMs

/** `validForMs` is how long the mail is of use: as long as the link in it, if it has one. */
type QueueOptions = { validForMs?: number; priority?: MailPriority }

/** Queues a mail in the transaction that causes it, and returns its id; publishing the topic "mail" wakes the worker. */
export async function queueMail(
  trx: Trx,
  recipient: string,
  { subject, text, html }: MailContent,
  { validForMs = defaultValidForMs, priority = mailPriority.account }: QueueOptions = {},
) {
  const [now, usefulUntil] = [timestamp(Date.now()), timestamp(Date.now() + validForMs)]
  const state = { createdAt: now, attempts: 0, nextTryAt: now, usefulUntil, sentAt: "", failedAt: "", lastError: "" }
  const about = { certificateId: "", notice: "", subscriptionId: "", cancelled: "", claimedUntil: "" } as const
  const mail = { _id: newId(), priority, recipient, subject, text, html, ...about, ...state }
  await trx.insertInto("mail").values(mail).execute()
  return mail._id
}

type ClaimOptions = {
  mailsPerDay?: number | undefined
  lanes?: readonly MailPriority[] | undefined
  /** Called for a lane whose mails are due, but have to wait because of the limit per day. */
  onHeld?: ((priority: MailPriority) => void) | undefined
}

/** The next due mail: those of accounts first, so that nobody waits for a new password while many mails are sent. */
async function nextDue(database: Database, now: number, options: ClaimOptions) {
  const { mailsPerDay = defaultMailsPerDay, lanes = allLanes, onHeld } = options
  for (const priority of lanes) {
    const queued = database.read.selectFrom("mail").select(["_id", "nextTryAt"]).where("nextTryAt", ">", "")
    const due = queued.where("priority", "=", priority).where("nextTryAt", "<=", timestamp(now))
    const first = await due.orderBy("nextTryAt").limit(1).executeTakeFirst()
    if (!first) continue
    if (await isWithinDailyLimit(database, priority, mailsPerDay)) return first
    onHeld?.(priority)
  }
  return undefined
}

/** Claims the next due mail. The claim of a killed process expires, so a mail is sent at least once, rarely twice. */
export async function claimNext(database: Database, options: ClaimOptions = {}): Promise<MailRow | undefined> {
  const now = Date.now()
  const due = await nextDue(database, now, options)
  if (!due) return undefined
  const claimedUntil = timestamp(now + claimMs)
  // No topic: these rows are not cached, and the workers would wake themselves.
  const claimed = await database.write([], (trx) =>
    trx
      .updateTable("mail")
      .set(({ eb }) => ({ nextTryAt: claimedUntil, claimedUntil, attempts: eb("attempts", "+", 1) }))
      .where("_id", "=", due._id)
      .where("nextTryAt", "=", due.nextTryAt)
      .returningAll()
      .executeTakeFirst(),
  )
  return claimed ?? claimNext(database, options)
}

/** Erases the text of mails that will not be sent again, because their links are secrets. */
const erased = { nextTryAt: "", text: "", html: "" }

export const hasExpired = ({ usefulUntil }: Pick<MailRow, "usefulUntil">) =>
  usefulUntil !== "" && usefulUntil <= timestamp(Date.now())

const failedState = (mail: MailRow) => (mail.usefulUntil === "" || hasExpired(mail) ? erased : { nextTryAt: "" })

export async function markSent(database: Database, mail: MailRow): Promise<void> {
  // A subscriber was promised that the address is deleted.
  const forgotten = mail.subscriptionId && { recipient: "" }
  const sent = { ...erased, ...forgotten, sentAt: timestamp(Date.now()), lastError: "" }
  await database.write([], async (trx) => {
    await trx.updateTable("mail").set(sent).where("_id", "=", mail._id).execute()
    await endSubscription(trx, mail)
    if (mail.priority === mailPriority.verification) await startLinks(trx, mail)
  })
}

/** The links of a verification mail are valid as long as it says from when it is sent, because it may have waited for days. */
async function startLinks(trx: Trx, { recipient, createdAt, usefulUntil }: MailRow) {
  const now = Date.now()
  const expiresAt = timestamp(now + Date.parse(usefulUntil) - Date.parse(createdAt))
  const links = trx.updateTable("mailLink").where("email", "=", recipient).where("purpose", "=", "verify")
  await links.where("expiresAt", ">", timestamp(now)).set({ expiresAt }).execute()
}

/** Ends the claim of a mail that may not be sent before this time. */
export async function postpone(database: Database, mail: MailRow, until: string): Promise<void> {
  const values = { nextTryAt: until, attempts: mail.attempts - 1 }
  await database.write([], (trx) =>
    trx.updateTable("mail").set(values).where("_id", "=", mail._id).where("nextTryAt", "=", mail.nextTryAt).execute(),
  )
}

/** Cancels a mail that would say nothing true any more. */
export async function cancel(database: Database, { _id }: MailRow, cancelled: CancelledBy): Promise<void> {
  const values = { nextTryAt: "", cancelled }
  await database.write([], (trx) => trx.updateTable("mail").set(values).where("_id", "=", _id).execute())
}

/** Deletes a mail about a certificate that does not exist any more, or about a course that is not open; its subscriber waits again. */
export async function deleteObsolete(database: Database, mail: MailRow): Promise<void> {
  await database.write([], async (trx) => {
    await trx.deleteFrom("mail").where("_id", "=", mail._id).execute()
    await resetSubscription(trx, mail)
  })
}

/** Returns whether the mail will be retried. */
export async function markFailed(database: Database, mail: MailRow, failure: { reason: string; isFinal: boolean }) {
  const { reason, isFinal } = failure
  const delay = isFinal ? undefined : retryDelaysMinutes[mail.attempts - 1]
  const jitter = 1 + retryJitter * (2 * Math.random() - 1)
  const failed = () => ({ ...failedState(mail), failedAt: timestamp(Date.now()) })
  const next = delay && { nextTryAt: timestamp(Date.now() + delay * minuteMs * jitter) }
  await database.write([], (trx) =>
    trx
      .updateTable("mail")
      .set({ ...(next ?? failed()), lastError: reason })
      .where("_id", "=", mail._id)
      // Unless the claim has expired and another process has sent the mail.
      .where("nextTryAt", "=", mail.nextTryAt)
      .execute(),
  )
  return next !== undefined
}

/** Deletes old sent and failed mails, and erases the texts of mails that are out of date. Call it periodically. */
export async function deleteOldMails(trx: Trx): Promise<void> {
  const now = Date.now()
  const finished = trx.deleteFrom("mail").where("nextTryAt", "=", "")
  await finished.where("createdAt", "<", timestamp(now - retentionMs)).execute()
  await trx
    .updateTable("mail")
    .set({ text: "", html: "" })
    .where("nextTryAt", "=", "")
    .where("text", "<>", "")
    .where("usefulUntil", "<=", timestamp(now))
    .execute()
}
