import type { FastifyRequest } from "fastify"
import { isMailAllowed } from "#accounts/mail-request-limit.ts"
import { queueMail } from "#mail/outbox.ts"
import { priorityFor } from "#mail/priority.ts"
import type { MailContent } from "#mail/templates.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

type Owner = Pick<UserRow, "email" | "isVerified" | "role">

/** Mails the owner of an account about a change of it, ten times in 15 minutes. */
export async function mailOwner(trx: Trx, { ip: address }: FastifyRequest, owner: Owner, mail: MailContent) {
  const { email } = owner
  if (await isMailAllowed(trx, "accountChange", { email, address }))
    await queueMail(trx, email, mail, { priority: priorityFor(owner) })
}
