import { isPromotion, type Role } from "contract"
import { endRoleOffers, queueLinkMail } from "#accounts/mail-link.ts"
import { roleGiven, roleGivenUnverified } from "#accounts/mails/account.ts"
import { roleSentence } from "#accounts/mails/role-texts.ts"
import { endSessionsOf } from "#accounts/session/session.ts"
import { removeUnproven } from "#accounts/unproven.ts"
import type { Actor } from "#audit-log/entry.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

type Site = Pick<Dependencies, "publicUrl">

/**
 * What follows a change of role, in its transaction. A promotion ends all sessions, so that its owner logs in with a password that
 * fits the role, and a stranger who registered their email does not go on with more rights.
 */
export async function afterRoleChange(trx: Trx, by: Actor, from: Role, user: UserRow, site: Site): Promise<void> {
  if (from === user.role) return
  await endRoleOffers(trx, user._id)
  if (user.role === "suspended") await endSessionsOf(trx, user, { by, reason: "suspension" })
  if (!isPromotion(from, user.role)) return
  if (user.isVerified) await endSessionsOf(trx, user, { by, reason: "promotion" })
  else await removeUnproven(trx, by, user, "promotion")
  const sentence = roleSentence[user.language](user.role)
  const link = `${site.publicUrl}/${user.language}/login`
  if (user.isVerified) await queueAccountMail(trx, roleGiven, user, { link, sentence })
  else if (!user.invitedAt) await queueLinkMail(trx, user, roleGivenUnverified, site.publicUrl)
}
