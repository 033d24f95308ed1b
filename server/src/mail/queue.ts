import type { Letter } from "#mail/letters.ts"
import { newId } from "#new-id.ts"
import type { Trx } from "#schema.ts"

const day = 24 * 60 * 60 * 1000
const usefulFor = 7 * day

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: neither happens without the other. Whoever
 * writes names the topic "mail" too, which wakes the mailers; otherwise it goes out some seconds later.
 * `life`, in milliseconds, is how long the link in it works: after that nobody is sent it.
 */
export async function queueMail(trx: Trx, recipient: string, letter: Letter, life = usefulFor): Promise<void> {
  const { subject, text, html } = letter
  const now = new Date().toISOString()
  const usefulUntil = new Date(Date.now() + life).toISOString()
  const waiting = { createdAt: now, attempts: 0, nextTryAt: now, usefulUntil, sentAt: "", lastError: "" }
  await trx
    .insertInto("mail")
    .values({ _id: newId(), recipient, subject, text, html, ...waiting })
    .execute()
}
