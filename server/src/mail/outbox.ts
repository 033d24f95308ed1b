import { type CancelledBy, retention } from "contract"
import { dueRows } from "#db/jobs/due-rows.ts"
import type { Database } from "#db/open.ts"
import { defaultMailsPerDay } from "#mail/daily-limit.ts"
import type { MailKind } from "#mail/kind.ts"
import { isWithinDailyLimit } from "#mail/lane-limits.ts"
import { allLanes, type Lane } from "#mail/lanes.ts"
import { newId } from "#new-id.ts"
import type { MailRow, Trx } from "#schema.ts"

const retentionMs = retention.mailDays * 24 * 60 * 60 * 1000

const outbox = dueRows("mail", {
  key: "_id",
  dueAt: "nextTryAt",
  claimed: (claimedUntil) => ({ claimedUntil }),
  // One more failure is final, two days after the first attempt.
  retryMinutes: [1, 5, 15, 60, 180, 360, 480, 480, 480, 480, 480],
})

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
async function nextDue(database: Database, options: ClaimOptions) {
  const { mailsPerDay = defaultMailsPerDay, lanes = allLanes, onHeld } = options
  for (const lane of lanes) {
    const due = outbox.due(database.read).where("lane", "=", lane).select(["_id", "nextTryAt"])
    const first = await due.limit(1).executeTakeFirst()
    if (!first) continue
    if (await isWithinDailyLimit(database, lane, mailsPerDay)) return first
    onHeld?.(lane)
  }
  return undefined
}

/** Claims the next due mail. A mail is sent at least once, rarely twice. */
export async function claimNext(database: Database, options: ClaimOptions = {}): Promise<MailRow | undefined> {
  const due = await nextDue(database, options)
  return due && ((await outbox.claim(database, due)) ?? claimNext(database, options))
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
export async function postpone({ write }: Database, mail: MailRow, until: string): Promise<void> {
  const values = { nextTryAt: until, attempts: mail.attempts - 1 }
  await write([], (trx) => outbox.unchanged(trx, mail).set(values).execute())
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
export async function markFailed({ write }: Database, mail: MailRow, failure: { reason: string; isFinal: boolean }) {
  const nextTryAt = failure.isFinal ? undefined : outbox.retryAt(mail.attempts)
  const state = nextTryAt ? { nextTryAt } : { ...failedState(mail), failedAt: timestamp(Date.now()) }
  await write([], (trx) =>
    outbox
      .unchanged(trx, mail)
      .set({ ...state, lastError: failure.reason })
      .execute(),
  )
  return nextTryAt !== undefined
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
