import type { Database } from "#db/open.ts"
import { type AccountMail, accountMail } from "#mail/account-mail.ts"
import type { MailTexts } from "#mail/templates.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { MailLinkRow, MailRow, Trx } from "#schema.ts"

export type LinkMail = AccountMail & {
  path: string
  purpose: MailLinkRow["purpose"]
  /** A sentence from the account as it is when the mail is queued. */
  sentence?: (user: UserRow) => string
}

type Rules = Pick<LinkMail, "path" | "purpose" | "validForMs"> & Partial<LinkMail>

/** Its link needs the account with this address, and ends when another one is used or the account is taken over. */
export const linkMail = (name: string, texts: MailTexts, rules: Rules): LinkMail => ({
  ...accountMail(name, texts),
  isStillTrue: async (mail, read) => (await recipientOf(mail, rules.purpose, read)) !== undefined,
  ...rules,
})

const recipientOf = ({ refId, recipient }: MailRow, purpose: LinkMail["purpose"], read: Database["read"]) =>
  read
    .selectFrom("user")
    .innerJoin("mailLink", "mailLink.userId", "user._id")
    .select("isVerified")
    .where("user._id", "=", refId)
    .where("user.email", "=", recipient)
    .where("mailLink.purpose", "=", purpose)
    .limit(1)
    .executeTakeFirst()

/** The rules of mails with a link to confirm the email that may wait for days: the email may be confirmed meanwhile. */
export const confirming = {
  lane: "verification",
  path: "/verify-email",
  purpose: "verify",
  isStillTrue: async (mail: MailRow, read: Database["read"]) =>
    (await recipientOf(mail, "verify", read))?.isVerified === 0,
  onSent: startLinks,
} as const

/** Its links are valid as long as it says from when it is sent. */
async function startLinks(trx: Trx, { recipient, createdAt, usefulUntil }: MailRow) {
  const now = Date.now()
  const expiresAt = new Date(now + Date.parse(usefulUntil) - Date.parse(createdAt)).toISOString()
  const links = trx.updateTable("mailLink").where("email", "=", recipient).where("purpose", "=", "verify")
  await links.where("expiresAt", ">", new Date(now).toISOString()).set({ expiresAt }).execute()
}
