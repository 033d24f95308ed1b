import { linkMail } from "#accounts/mails/link-mail.ts"
import { signInTexts } from "#accounts/mails/sign-in-texts.ts"
import { accountMail } from "#mail/account-mail.ts"

const validForMs = 30 * 60 * 1000

export const reset = linkMail("reset", signInTexts.reset, { path: "/reset-password", purpose: "reset", validForMs })
export const browserLink = linkMail("browserLink", signInTexts.browserLink, {
  path: "/open-browser",
  purpose: "browser",
  validForMs,
})
export const passwordChanged = accountMail("passwordChanged", signInTexts.passwordChanged)
export const wrongCodes = accountMail("wrongCodes", signInTexts.wrongCodes)
export const newDevice = accountMail("newDevice", signInTexts.newDevice)
