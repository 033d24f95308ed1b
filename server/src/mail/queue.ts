import type { Transaction } from "kysely"
import { newId } from "#db/new-id.ts"
import type { Tables } from "#db/schema.ts"
import type { Letter } from "#mail/letters.ts"

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: neither happens without the other. Whoever
 * writes names the topic "mail" too, which wakes the mailers; otherwise it goes out some seconds later.
 */
export async function queueMail(trx: Transaction<Tables>, recipient: string, letter: Letter): Promise<void> {
  const { subject, text, html } = letter
  const now = new Date().toISOString()
  const waiting = { createdAt: now, attempts: 0, nextTryAt: now, sentAt: "", lastError: "" }
  await trx
    .insertInto("mail")
    .values({ _id: newId(), recipient, subject, text, html, ...waiting })
    .execute()
}
