import { invitationDays, retention } from "contract"
import { accountOpened, accountTexts } from "#accounts/mails/account-texts.ts"
import { confirming, linkMail } from "#accounts/mails/link-mail.ts"
import { roleSentence, roleTexts } from "#accounts/mails/role-texts.ts"
import { secondFactorTexts as texts } from "#accounts/mails/second-factor-texts.ts"
import { signInTexts } from "#accounts/mails/sign-in-texts.ts"
import { accountMail } from "#mail/account-mail.ts"
import type { MailKind } from "#mail/kind.ts"
import { nameToGreet, timeInDhaka } from "#mail/templates.ts"

const dayMs = 24 * 60 * 60 * 1000
const invitationMs = invitationDays * dayMs
const signInLinkMs = 30 * 60 * 1000

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
  validForMs: invitationMs,
})

export const emailConfirmed = accountMail("emailConfirmed", accountTexts.emailConfirmed)
export const accountErased = accountMail("accountErased", accountTexts.accountErased)

/** Queued before the kinds were recorded, and sent as it is stored. */
export const earlier: MailKind<unknown> = { name: "earlier", lane: "account", validForMs: 7 * dayMs, isOfAccount: true }

export const roleGiven = accountMail("roleGiven", roleTexts.roleGiven)

/** To an account that got a role before its email was verified. */
export const roleGivenUnverified = linkMail("roleGivenUnverified", roleTexts.roleGivenUnverified, {
  lane: "users",
  path: "/verify-email",
  purpose: "verify",
  validForMs: invitationMs,
  sentence: ({ language, role }) => roleSentence[language](role),
})

export const roleOffered = linkMail("roleOffered", roleTexts.roleOffered, {
  path: "/accept-role",
  purpose: "role",
  validForMs: invitationMs,
})

export const secondFactorOn = accountMail("secondFactorOn", texts.secondFactorOn)
export const secondFactorOff = accountMail("secondFactorOff", texts.secondFactorOff)
export const unprovenFactorRemoved = accountMail("unprovenFactorRemoved", texts.unprovenFactorRemoved)
export const passkeyAdded = accountMail("passkeyAdded", texts.passkeyAdded)
export const passkeyDeleted = accountMail("passkeyDeleted", texts.passkeyDeleted)
export const recoveryCodesMade = accountMail("recoveryCodesMade", texts.recoveryCodesMade)
export const recoveryCodeUsed = accountMail("recoveryCodeUsed", texts.recoveryCodeUsed)

export const reset = linkMail("reset", signInTexts.reset, {
  path: "/reset-password",
  purpose: "reset",
  validForMs: signInLinkMs,
})
export const browserLink = linkMail("browserLink", signInTexts.browserLink, {
  path: "/open-browser",
  purpose: "browser",
  validForMs: signInLinkMs,
})
export const passwordChanged = accountMail("passwordChanged", signInTexts.passwordChanged)
export const wrongCodes = accountMail("wrongCodes", signInTexts.wrongCodes)
export const newDevice = accountMail("newDevice", signInTexts.newDevice)
