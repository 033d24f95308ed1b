import type { FastifyRequest } from "fastify"
import { isMailAllowed } from "#accounts/limits/mail-request-limit.ts"
import { type AccountMail, queueAccountMail } from "#mail/account-mail.ts"
import { laneFor } from "#mail/lanes.ts"
import type { Content } from "#mail/templates.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

/** Mails the owner of an account about a change of it, ten times in 15 minutes. */
export async function mailOwner(
  trx: Trx,
  request: FastifyRequest,
  owner: UserRow,
  kind: AccountMail,
  content?: Content,
) {
  if (await isMailAllowed(trx, "accountChange", { email: owner.email, address: request.ip }))
    await queueAccountMail(trx, kind, owner, content, laneFor(owner))
}
