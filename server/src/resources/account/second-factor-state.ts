import { isOffice } from "contract"
import type { FastifyRequest } from "fastify"
import { secondFactorOff, secondFactorOn } from "#accounts/mails/account.ts"
import { passkeysOf } from "#accounts/second-factor/passkeys.ts"
import { hasApp, removeSecondFactor, type SecondFactors, turnOn } from "#accounts/second-factor/second-factor.ts"
import { endSessionsOf } from "#accounts/session/session.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { conflict } from "#errors.ts"
import { actorOf, sessionIn } from "#http/guard.ts"
import { mailOwner } from "#resources/account/mail-owner.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"
import type { SecondFactorPolicy } from "#settings.ts"

/** After an app or a passkey was added. The first one ends all other sessions and returns the recovery codes; later ones return none. */
export async function requireSecondFactor(trx: Trx, request: FastifyRequest, factors: SecondFactors, user: UserRow) {
  if (!(await turnOn(trx, user._id))) return []
  const by = actorOf(request)
  recordAudit(trx, by, { action: "user.second-factor-on", recordId: user._id, record: user.email })
  // Sessions that began with the password alone end.
  await endSessionsOf(trx, user, { by, reason: "second-factor", except: sessionIn(request)._id })
  await mailOwner(trx, request, user, secondFactorOn)
  return factors.newRecoveryCodes(trx, user._id)
}

/** After an app or a passkey was removed. The last one turns off two-step verification: then the result is true. */
export async function endWithLastFactor(
  trx: Trx,
  request: FastifyRequest,
  { isRequired }: SecondFactorPolicy,
  user: UserRow,
): Promise<boolean> {
  if ((await hasApp(trx, user._id)) || (await passkeysOf(trx, user._id)).length > 0) return false
  // Otherwise the next sign-in would begin another grace period. The error also takes back the removal.
  if (isRequired && isOffice(user.role)) throw conflict("secondFactorRequired")
  if (!(await removeSecondFactor(trx, user._id))) return false
  recordAudit(trx, actorOf(request), { action: "user.second-factor-off", recordId: user._id, record: user.email })
  await mailOwner(trx, request, user, secondFactorOff)
  return true
}
