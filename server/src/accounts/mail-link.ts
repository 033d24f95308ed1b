import { invitationDays } from "contract"
import { hashOf, newSecret } from "#accounts/secret.ts"
import type { Database } from "#db/open.ts"
import { findRecord } from "#db/records.ts"
import { badInput } from "#errors.ts"
import { queueMail } from "#mail/outbox.ts"
import { invitationMail, resetMail, verificationMail } from "#mail/templates.ts"
import { newId } from "#new-id.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { MailLinkRow, Trx } from "#schema.ts"

/** An invitation is a longer link to set a password. */
type Kind = "invite" | Purpose
type Purpose = MailLinkRow["purpose"]

const minuteMs = 60 * 1000
const kinds = {
  verify: {
    validForMs: 7 * 24 * 60 * minuteMs,
    path: "/verify-email",
    mailContent: verificationMail,
    purpose: "verify",
  },
  reset: { validForMs: 30 * minuteMs, path: "/reset-password", mailContent: resetMail, purpose: "reset" },
  invite: {
    validForMs: invitationDays * 24 * 60 * minuteMs,
    path: "/accept-invitation",
    mailContent: invitationMail,
    purpose: "reset",
  },
} as const

/** Queues a mail with a single-use link. Earlier links stay valid until one of them is used. */
export async function queueLinkMail(trx: Trx, user: UserRow, kind: Kind, publicUrl: string, priority: 0 | 1 = 0) {
  const { validForMs, path, mailContent, purpose } = kinds[kind]
  const token = newSecret()
  const expiresAt = new Date(Date.now() + validForMs).toISOString()
  const link = { _id: newId(), userId: user._id, purpose, tokenHash: hashOf(token), email: user.email, expiresAt }
  await trx.insertInto("mailLink").values(link).execute()
  // In the fragment, which browsers send neither to servers, whose logs would record it, nor to other sites.
  const content = mailContent(user, `${publicUrl}/${user.language}${path}#${token}`)
  await queueMail(trx, user.email, content, { validForMs, priority })
}

/** Finds a link that is still valid, or throws. */
export async function findMailLink(database: Pick<Database, "read">, token: string, purpose: Purpose) {
  const links = database.read.selectFrom("mailLink").selectAll().where("purpose", "=", purpose)
  return usable(await links.where("tokenHash", "=", hashOf(token)).executeTakeFirst())
}

/** Consumes a link and the user's others of the same purpose, and returns the user. Of two concurrent uses one succeeds. */
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
