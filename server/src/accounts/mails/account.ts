import { invitationDays, retention } from "contract"
import { accountOpened, accountTexts } from "#accounts/mails/account-texts.ts"
import { confirming, linkMail } from "#accounts/mails/link-mail.ts"
import { accountMail } from "#mail/account-mail.ts"
import type { MailKind } from "#mail/kind.ts"
import { nameToGreet, timeInDhaka } from "#mail/templates.ts"

const dayMs = 24 * 60 * 60 * 1000

export const verification = linkMail("verification", accountTexts.verification, {
  ...confirming,
  validForMs: 7 * dayMs,
  sentence: ({ createdAt, language, name }) =>
    accountOpened[language](timeInDhaka(createdAt, language), nameToGreet(name)),
})

/** Before an account that nobody uses is deleted. */
export const unusedAccount = linkMail("unusedAccount", accountTexts.unusedAccount, {
  ...confirming,
  validForMs: retention.unusedAccountWarningDays * dayMs,
})

/** Its link sets a password, and is valid for longer than a reset. */
export const invitation = linkMail("invitation", accountTexts.invitation, {
  path: "/accept-invitation",
  purpose: "reset",
  validForMs: invitationDays * dayMs,
})

export const emailConfirmed = accountMail("emailConfirmed", accountTexts.emailConfirmed)
export const accountErased = accountMail("accountErased", accountTexts.accountErased)

/** Queued before the kinds were recorded, and sent as it is stored. */
export const earlier: MailKind<unknown> = { name: "earlier", lane: "account", validForMs: 7 * dayMs, isOfAccount: true }
