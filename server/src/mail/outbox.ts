import { type CancelledBy, retention } from "contract"
import type { Database } from "#db/open.ts"
import { defaultMailsPerDay } from "#mail/daily-limit.ts"
import type { MailKind } from "#mail/kind.ts"
import { isWithinDailyLimit } from "#mail/lane-limits.ts"
import { allLanes, type Lane } from "#mail/lanes.ts"
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

type NewMail = Pick<MailRow, "recipient" | "subject"> &
  Partial<Pick<MailRow, "text" | "html" | "refId" | "lane">> & { delayMs?: number }

/** The row of a new mail. The subject of one that is written when it is sent is for the office. */
export function newMail(kind: MailKind, { delayMs = kind.delayMs ?? 0, ...mail }: NewMail): MailRow {
  const now = Date.now()
  const times = { createdAt: timestamp(now), nextTryAt: timestamp(now + delayMs) }
  const usefulUntil = timestamp(now + kind.validForMs)
  const state = { attempts: 0, claimedUntil: "", cancelled: "", usefulUntil } as const
  const content = { lane: kind.lane, refId: "", text: "", html: "", ...mail }
  return { _id: newId(), kind: kind.name, ...content, ...times, ...state, sentAt: "", failedAt: "", lastError: "" }
}

/** Rows per statement. */
const batchSize = 100

/** Adds mails in the transaction that causes them; publishing the topic "mail" wakes the worker. */
export async function insertMails(trx: Trx, rows: readonly MailRow[]) {
  for (let from = 0; from < rows.length; from += batchSize)
    await trx
      .insertInto("mail")
      .values(rows.slice(from, from + batchSize))
      .execute()
}

/** Queues a mail, and returns its id. */
export async function queueMail(trx: Trx, kind: MailKind, mail: NewMail) {
  const row = newMail(kind, mail)
  await insertMails(trx, [row])
  return row._id
}

type ClaimOptions = {
  mailsPerDay?: number | undefined
  lanes?: readonly Lane[] | undefined
  /** Called for a lane whose mails are due, but have to wait because of the limit per day. */
  onHeld?: ((lane: Lane) => void) | undefined
}

/** The next due mail: those of accounts first, so that nobody waits for a new password while many mails are sent. */
async function nextDue(database: Database, now: number, options: ClaimOptions) {
  const { mailsPerDay = defaultMailsPerDay, lanes = allLanes, onHeld } = options
  for (const lane of lanes) {
    const queued = database.read.selectFrom("mail").select(["_id", "nextTryAt"]).where("nextTryAt", ">", "")
    const due = queued.where("lane", "=", lane).where("nextTryAt", "<=", timestamp(now))
    const first = await due.orderBy("nextTryAt").limit(1).executeTakeFirst()
    if (!first) continue
    if (await isWithinDailyLimit(database, lane, mailsPerDay)) return first
    onHeld?.(lane)
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

export async function markSent(database: Database, mail: MailRow, kind: MailKind): Promise<void> {
  const forgotten = kind.forgetsRecipient && { recipient: "" }
  const sent = { ...erased, ...forgotten, sentAt: timestamp(Date.now()), lastError: "" }
  await database.write([], async (trx) => {
    await trx.updateTable("mail").set(sent).where("_id", "=", mail._id).execute()
    await kind.onSent?.(trx, mail)
  })
}

/** Ends the claim of a mail that may not be sent before this time. */
export async function postpone(database: Database, mail: MailRow, until: string): Promise<void> {
  const values = { nextTryAt: until, attempts: mail.attempts - 1 }
  await database.write([], (trx) =>
    trx.updateTable("mail").set(values).where("_id", "=", mail._id).where("nextTryAt", "=", mail.nextTryAt).execute(),
  )
}

/** Ends a mail that would say nothing true any more: it is deleted, or stays as cancelled if there is a reason to show. */
export async function endUntrue(database: Database, mail: MailRow, kind: MailKind, cancelled: CancelledBy | false) {
  await database.write([], async (trx) => {
    if (cancelled) await trx.updateTable("mail").set({ nextTryAt: "", cancelled }).where("_id", "=", mail._id).execute()
    else await trx.deleteFrom("mail").where("_id", "=", mail._id).execute()
    await kind.onUntrue?.(trx, mail)
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
