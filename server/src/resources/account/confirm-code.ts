import type { FastifyRequest } from "fastify"
import { secondFactorCounters, throttleLogin } from "#accounts/login-throttle.ts"
import type { SecondFactors } from "#accounts/second-factor.ts"
import { recordAudit } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import { deviceOf } from "#http/guard.ts"

type Confirmation = { user: { _id: string; email: string }; code: string }

/** Whether it is the right code of this user, which is used up. Throttled; the use of a recovery code is in the audit log. */
export function confirmCode(
  { database, factors }: { database: Database; factors: SecondFactors },
  request: FastifyRequest,
  { user: { _id, email }, code }: Confirmation,
): Promise<boolean> {
  return throttleLogin(database, secondFactorCounters(email), request.ip, () =>
    database.write([], async (trx) => {
      const used = await factors.use(trx, _id, code)
      const by = { userId: _id, email, ...deviceOf(request) }
      if (used === "recovery") recordAudit(trx, by, { action: "user.use-recovery-code", recordId: _id, record: email })
      return used !== null
    }),
  )
}
