import type { MailKind } from "#mail/kind.ts"
import type { Lane } from "#mail/lanes.ts"
import { queueMail } from "#mail/outbox.ts"
import { type Content, type MailTexts, mailContent, type Reader } from "#mail/templates.ts"
import type { Trx } from "#schema.ts"

export type AccountMail = MailKind<unknown> & { texts: MailTexts }

const weekMs = 7 * 24 * 60 * 60 * 1000

/** A kind of mail to the owner of an account, whose text is stored when it is queued. */
export const accountMail = (name: string, texts: MailTexts): AccountMail => ({
  name,
  texts,
  lane: "account",
  validForMs: weekMs,
  isOfAccount: true,
})

type Owner = Reader & { _id: string; email: string }

export function queueAccountMail(
  trx: Trx,
  kind: AccountMail,
  owner: Owner,
  content: Content = {},
  lane: Lane = kind.lane,
) {
  const { _id: refId, email: recipient } = owner
  return queueMail(trx, kind, { recipient, refId, lane, ...mailContent(kind.texts, owner, content) })
}
