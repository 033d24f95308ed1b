import { hasSecondFactor, removeSecondFactor } from "#accounts/second-factor/second-factor.ts"
import { type EndReason, endSessionsOf } from "#accounts/session/session.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

/**
 * Removes the sessions, apps, passkeys and recovery codes of an account whose email is not verified: anyone can register with any
 * email, so they may be a stranger's. Returns whether there was a second factor.
 */
export async function removeUnproven(trx: Trx, by: Actor, user: UserRow, reason: EndReason): Promise<boolean> {
  // First: a request of one of these sessions may be setting up a second factor.
  await endSessionsOf(trx, user, { by, reason })
  const hadFactor = await hasSecondFactor(trx, user._id)
  await removeSecondFactor(trx, user._id)
  if (hadFactor) recordAudit(trx, by, { action: "user.second-factor-off", recordId: user._id, record: user.email })
  return hadFactor
}
