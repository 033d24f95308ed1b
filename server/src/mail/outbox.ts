import type { Database } from "#db/open.ts"
import type { MailContent } from "#mail/templates.ts"
import { newId } from "#new-id.ts"
import type { MailRow, Trx } from "#schema.ts"

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Longer than a mail can take to be sent: within that time no other process tries. */
const claim = 5 * minute
/** In minutes, after the first, second … failure; after the one beyond these it is given up: two days in all. */
const pauses = [1, 5, 15, 60, 180, 360, 480, 480, 480, 480, 480]
const jitter = 0.1
const keptFor = 30 * day

const at = (time: number) => new Date(time).toISOString()

const usefulFor = 7 * day

/** In the transaction that causes the mail; topic "mail" wakes the worker. `life`, in ms: how long its link works. */
export async function queueMail(trx: Trx, recipient: string, letter: MailContent, life = usefulFor): Promise<void> {
  const { subject, text, html } = letter
  const [now, usefulUntil] = [at(Date.now()), at(Date.now() + life)]
  const waiting = { createdAt: now, attempts: 0, nextTryAt: now, usefulUntil, sentAt: "", lastError: "" }
  const mail = { _id: newId(), recipient, subject, text, html, ...waiting }
  await trx.insertInto("mail").values(mail).execute()
}

/** Claims the next due mail. The claim of a killed process runs out: sent at least once, rarely twice, never lost. */
export async function claimNext(database: Database): Promise<MailRow | undefined> {
  const now = Date.now()
  const waiting = database.read.selectFrom("mail").select(["_id", "nextTryAt"]).where("nextTryAt", ">", "")
  const due = await waiting.where("nextTryAt", "<=", at(now)).orderBy("nextTryAt").limit(1).executeTakeFirst()
  if (!due) return undefined
  // Without a topic: nobody caches these rows, and the workers would wake themselves.
  const claimed = await database.write([], (trx) =>
    trx
      .updateTable("mail")
      .set(({ eb }) => ({ nextTryAt: at(now + claim), attempts: eb("attempts", "+", 1) }))
      .where("_id", "=", due._id)
      .where("nextTryAt", "=", due.nextTryAt)
      .returningAll()
      .executeTakeFirst(),
  )
  return claimed ?? claimNext(database)
}

/** What cannot be sent again keeps no text: links in it are secrets. */
const wiped = { nextTryAt: "", text: "", html: "" }

export const hasExpired = ({ usefulUntil }: Pick<MailRow, "usefulUntil">) =>
  usefulUntil !== "" && usefulUntil <= at(Date.now())

const givenUp = (mail: MailRow) => (mail.usefulUntil === "" || hasExpired(mail) ? wiped : { nextTryAt: "" })

export async function markSent(database: Database, mail: MailRow): Promise<void> {
  const sent = { ...wiped, sentAt: at(Date.now()), lastError: "" }
  await database.write([], (trx) => trx.updateTable("mail").set(sent).where("_id", "=", mail._id).execute())
}

/** Answers whether the mail will be tried again. */
export async function markFailed(database: Database, mail: MailRow, failure: { reason: string; isFinal: boolean }) {
  const { reason, isFinal } = failure
  const pause = isFinal ? undefined : pauses[mail.attempts - 1]
  const next = pause && { nextTryAt: at(Date.now() + pause * minute * (1 + jitter * (2 * Math.random() - 1))) }
  await database.write([], (trx) =>
    trx
      .updateTable("mail")
      .set({ ...(next ?? givenUp(mail)), lastError: reason })
      .where("_id", "=", mail._id)
      // Unless the claim has run out, and another process had more luck.
      .where("nextTryAt", "=", mail.nextTryAt)
      .execute(),
  )
  return next !== undefined
}

/** Deletes mails that are over, and empties those whose link has ended. To be called now and then. */
export async function deleteOldMails(trx: Trx): Promise<void> {
  const now = Date.now()
  const over = trx.deleteFrom("mail").where("nextTryAt", "=", "")
  await over.where("createdAt", "<", at(now - keptFor)).execute()
  await trx
    .updateTable("mail")
    .set({ text: "", html: "" })
    .where("nextTryAt", "=", "")
    .where("text", "<>", "")
    .where("usefulUntil", "<=", at(now))
    .execute()
}
