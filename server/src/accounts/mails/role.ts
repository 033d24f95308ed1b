import { invitationDays } from "contract"
import { linkMail } from "#accounts/mails/link-mail.ts"
import { roleSentence, roleTexts } from "#accounts/mails/role-texts.ts"
import { accountMail } from "#mail/account-mail.ts"

const validForMs = invitationDays * 24 * 60 * 60 * 1000

export const roleGiven = accountMail("roleGiven", roleTexts.roleGiven)

/** To an account that got a role before its email was verified. */
export const roleGivenUnverified = linkMail("roleGivenUnverified", roleTexts.roleGivenUnverified, {
  lane: "users",
  path: "/verify-email",
  purpose: "verify",
  validForMs,
  sentence: ({ language, role }) => roleSentence[language](role),
})

export const roleOffered = linkMail("roleOffered", roleTexts.roleOffered, {
  path: "/accept-role",
  purpose: "role",
  validForMs,
})
