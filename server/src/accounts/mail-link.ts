import { hashOf, newSecret } from "#accounts/secret.ts"
import type { Database } from "#db/open.ts"
import { findRecord } from "#db/records.ts"
import { badInput } from "#errors.ts"
import { queueMail } from "#mail/outbox.ts"
import { resetMail, verificationMail } from "#mail/templates.ts"
import { newId } from "#new-id.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { MailLinkRow, Trx } from "#schema.ts"

type Purpose = MailLinkRow["purpose"]

const minute = 60 * 1000
const kinds = {
  verify: { life: 7 * 24 * 60 * minute, path: "/verify-email", letter: verificationMail },
  reset: { life: 30 * minute, path: "/reset-password", letter: resetMail },
} as const

/** Puts a mail with a link that works once into the outbox. Those that went out before work too, until one is used. */
export async function mailLink(trx: Trx, user: UserRow, purpose: Purpose, publicUrl: string): Promise<void> {
  const { life, path, letter } = kinds[purpose]
  const token = newSecret()
  const expiresAt = new Date(Date.now() + life).toISOString()
  const link = { _id: newId(), userId: user._id, purpose, tokenHash: hashOf(token), email: user.email, expiresAt }
  await trx.insertInto("mailLink").values(link).execute()
  // Behind the hash: that part of an address reaches no server's log, and no other site.
  await queueMail(trx, user.email, letter(user, `${publicUrl}/${user.language}${path}#${token}`), life)
}

/** Whose link it is, if it can still be used. */
export async function findMailLink(database: Pick<Database, "read">, token: string, purpose: Purpose) {
  const links = database.read.selectFrom("mailLink").selectAll().where("purpose", "=", purpose)
  return usable(await links.where("tokenHash", "=", hashOf(token)).executeTakeFirst())
}

/** Uses a link up, with all others of its kind, and answers whose it is. Of two uses at once one succeeds. */
export async function useMailLink(trx: Trx, token: string, purpose: Purpose): Promise<UserRow> {
  const links = trx.deleteFrom("mailLink").where("purpose", "=", purpose)
  const link = await links.where("tokenHash", "=", hashOf(token)).returningAll().executeTakeFirst()
  const { userId, email } = usable(link)
  await links.where("userId", "=", userId).execute()
  const user = await findRecord(trx, "user", userId)
  if (!user || user.email !== email) throw badInput("linkEnded", "token")
  return user
}

function usable(link: MailLinkRow | undefined): MailLinkRow {
  if (!link || link.expiresAt < new Date().toISOString()) throw badInput("linkEnded", "token")
  return link
}
