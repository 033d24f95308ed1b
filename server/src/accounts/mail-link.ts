import { invitationDays, type Role, retention } from "contract"
import { lockAccount } from "#accounts/lock-account.ts"
import { hashOf, newSecret } from "#accounts/secret.ts"
import type { Database } from "#db/open.ts"
import { badInput } from "#errors.ts"
import { queueMail } from "#mail/outbox.ts"
import { type MailPriority, mailPriority, priorityFor } from "#mail/priority.ts"
import {
  invitationMail,
  openBrowserMail,
  resetMail,
  roleGivenMail,
  roleOfferedMail,
  unusedAccountMail,
  verificationMail,
} from "#mail/templates.ts"
import { newId } from "#new-id.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { MailLinkRow, Trx } from "#schema.ts"

/** An invitation is a longer link to set a password; the mail about an unused account has one to confirm the email. */
type Kind = keyof typeof kinds
type Purpose = MailLinkRow["purpose"]

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
const kinds = {
  verify: {
    validForMs: 7 * dayMs,
    path: "/verify-email",
    mailContent: verificationMail,
    purpose: "verify",
    priority: () => mailPriority.verification,
  },
  // To an account that got a role before its email was verified.
  role: {
    validForMs: 7 * dayMs,
    path: "/verify-email",
    mailContent: roleGivenMail,
    purpose: "verify",
    priority: () => mailPriority.account,
  },
  unused: {
    validForMs: retention.unusedAccountWarningDays * dayMs,
    path: "/verify-email",
    mailContent: unusedAccountMail,
    purpose: "verify",
    priority: () => mailPriority.verification,
  },
  reset: {
    validForMs: 30 * minuteMs,
    path: "/reset-password",
    mailContent: resetMail,
    purpose: "reset",
    priority: priorityFor,
  },
  browser: {
    validForMs: 30 * minuteMs,
    path: "/open-browser",
    mailContent: openBrowserMail,
    purpose: "browser",
    priority: priorityFor,
  },
  invite: {
    validForMs: invitationDays * dayMs,
    path: "/accept-invitation",
    mailContent: invitationMail,
    purpose: "reset",
    priority: () => mailPriority.account,
  },
} as const

/** Queues a mail with a single-use link, and returns its id. Earlier links stay valid until one of them is used. */
export async function queueLinkMail(trx: Trx, user: UserRow, kind: Kind, publicUrl: string, lane?: MailPriority) {
  const { validForMs, path, mailContent, purpose, priority } = kinds[kind]
  const link = await newLink(trx, user, { purpose, validForMs, role: "" })
  const content = mailContent(user, `${publicUrl}/${user.language}${path}${link}`)
  return queueMail(trx, user.email, content, { validForMs, priority: lane ?? priority(user) })
}

/** Queues a mail that offers the owner of a verified account a role. An earlier offer ends. */
export async function queueRoleOffer(trx: Trx, user: UserRow, role: Role, publicUrl: string) {
  const validForMs = invitationDays * dayMs
  await endRoleOffers(trx, user._id)
  const link = await newLink(trx, user, { purpose: "role", validForMs, role })
  const content = roleOfferedMail(user, `${publicUrl}/${user.language}/accept-role${link}`, role)
  await queueMail(trx, user.email, content, { validForMs })
}

export const endRoleOffers = (trx: Trx, userId: string) =>
  trx.deleteFrom("mailLink").where("userId", "=", userId).where("purpose", "=", "role").execute()

type NewLink = Pick<MailLinkRow, "purpose" | "role"> & { validForMs: number }

/** Returns the end of its URL: a fragment, which browsers send neither to servers, whose logs would record it, nor to other sites. */
async function newLink(trx: Trx, { _id: userId, email }: UserRow, { validForMs, ...link }: NewLink) {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + validForMs).toISOString()
  const row = { _id: newId(), userId, tokenHash: hashOf(token), email, expiresAt, ...link }
  await trx.insertInto("mailLink").values(row).execute()
  return `#${token}`
}

/** Finds a link that is still valid, or throws. */
export async function findMailLink(database: Pick<Database, "read">, token: string, ...purposes: Purpose[]) {
  const links = database.read.selectFrom("mailLink").selectAll().where("purpose", "in", purposes)
  return usable(await links.where("tokenHash", "=", hashOf(token)).executeTakeFirst())
}

/** Consumes a link and the user's others of these purposes, and returns the user. Of two concurrent uses one succeeds. */
export async function useMailLink(trx: Trx, token: string, ...purposes: Purpose[]): Promise<UserRow> {
  const tokenHash = hashOf(token)
  const found = trx.selectFrom("mailLink").select("userId").where("tokenHash", "=", tokenHash)
  const owner = (await found.executeTakeFirst())?.userId ?? ""
  // Before the links: a promotion, for example, may be adding one.
  const user = await lockAccount(trx, owner)
  const links = trx.deleteFrom("mailLink").where("purpose", "in", purposes)
  const { userId, email } = usable(await links.where("tokenHash", "=", tokenHash).returningAll().executeTakeFirst())
  await links.where("userId", "=", userId).execute()
  if (!user || user.email !== email) throw badInput("linkEnded", "token")
  return user
}

function usable(link: MailLinkRow | undefined): MailLinkRow {
  if (!link || link.expiresAt < new Date().toISOString()) throw badInput("linkEnded", "token")
  return link
}
