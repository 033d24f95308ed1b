import type { FastifyRequest } from "fastify"
import { secondFactorCounters, throttleLogin } from "#accounts/limits/login-throttle.ts"
import { countWrongCode } from "#accounts/limits/wrong-codes.ts"
import { recoveryCodeUsed, wrongCodes } from "#accounts/mails/account.ts"
import { recoveryCodesLeft as leftTexts } from "#accounts/mails/second-factor-texts.ts"
import { secondFactorOf } from "#accounts/second-factor/second-factor.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { deviceOf } from "#http/guard.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import { mailOwner } from "#resources/account/mail-owner.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { UserRow } from "#resources/user/table.ts"

type Confirmation = { user: UserRow; code: string }

/**
 * Whether it is the right code of this user, which is used up. The use of a recovery code is in the audit log, and mailed to the owner.
 * Throttled. A user at this step knows the password already, so the owner gets a mail about wrong codes.
 */
export function confirmCode(
  { database, factors, cookies }: Pick<Dependencies, "database" | "factors" | "cookies">,
  request: FastifyRequest,
  { user, code }: Confirmation,
): Promise<boolean> {
  const { _id, email } = user
  const useCode = () =>
    database.write([], async (trx) => {
      const used = await factors.use(trx, _id, code)
      const by = { userId: _id, email, ...deviceOf(request) }
      if (used === "recovery") {
        recordAudit(trx, by, { action: "user.use-recovery-code", recordId: _id, record: email })
        const { recoveryCodesLeft } = await secondFactorOf(trx, _id)
        await mailOwner(trx, request, user, recoveryCodeUsed, { sentence: leftTexts[user.language](recoveryCodesLeft) })
      }
      if (used === null && (await countWrongCode(trx, email))) await queueAccountMail(trx, wrongCodes, user)
      return used !== null
    })
  const counters = secondFactorCounters(email, cookies.browserId(request, email))
  return throttleLogin(database, counters, request.ip, useCode)
}
