import type { Role } from "contract"
import { lockAccount } from "#accounts/lock-account.ts"
import { invitation, roleOffered } from "#accounts/mails/account.ts"
import type { LinkMail } from "#accounts/mails/link-mail.ts"
import { invitationSentence, roleSentence } from "#accounts/mails/role-texts.ts"
import { hashOf, newSecret } from "#accounts/secret.ts"
import type { Database } from "#db/open.ts"
import { findRecord } from "#db/records/records.ts"
import { badInput } from "#errors.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import type { Lane } from "#mail/lanes.ts"
import { nameToGreet } from "#mail/templates.ts"
import { newId } from "#new-id.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { MailLinkRow, Trx } from "#schema.ts"

type Purpose = MailLinkRow["purpose"]

/** Queues a mail with a single-use link. Earlier links stay valid until one of them is used. */
export async function queueLinkMail(trx: Trx, user: UserRow, kind: LinkMail, publicUrl: string, lane?: Lane) {
  await queueWithLink(trx, user, kind, { publicUrl, role: "", lane, sentence: kind.sentence?.(user) })
}

/** Queues an invitation that names who invites, and the role. */
export async function queueInvitation(trx: Trx, user: UserRow, inviterId: string, publicUrl: string) {
  const { name } = (await findRecord(trx, "user", inviterId)) ?? { name: "" }
  const sentence = invitationSentence[user.language](user.role, nameToGreet(name))
  await queueWithLink(trx, user, invitation, { publicUrl, role: "", sentence })
}

/** Queues a mail that offers the owner of a verified account a role. An earlier offer ends. */
export async function queueRoleOffer(trx: Trx, user: UserRow, role: Role, publicUrl: string) {
  await endRoleOffers(trx, user._id)
  await queueWithLink(trx, user, roleOffered, { publicUrl, role, sentence: roleSentence[user.language](role) })
}

type Options = { publicUrl: string; role: Role | ""; lane?: Lane | undefined; sentence?: string | undefined }

async function queueWithLink(trx: Trx, user: UserRow, kind: LinkMail, { publicUrl, role, lane, sentence }: Options) {
  const { purpose, validForMs, path } = kind
  // The page that chooses a password says how long it must be for the role.
  const owner = purpose === "reset" ? `.${user.role}` : ""
  const link = `${publicUrl}/${user.language}${path}${await newLink(trx, user, { purpose, validForMs, role })}${owner}`
  await queueAccountMail(trx, kind, user, { link, ...(sentence && { sentence }) }, lane)
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
