import { forgotPassword, isOffice, sendVerification, setPassword, verifyEmail } from "contract"
import { clearFailures } from "#accounts/attempt-counters.ts"
import { queueEntry } from "#accounts/hashing-queue.ts"
import { findMailLink, queueLinkMail, useMailLink } from "#accounts/mail-link.ts"
import { limitMailRequests } from "#accounts/mail-request-limit.ts"
import { hashPassword, isPassword } from "#accounts/password.ts"
import { hasSecondFactor, removeSecondFactor } from "#accounts/second-factor.ts"
import { endSessionsOf } from "#accounts/session.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { findRecord, updateRecord } from "#db/records.ts"
import { badInput, conflict, notSignedIn } from "#errors.ts"
import { deviceOf, requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { queueMail } from "#mail/outbox.ts"
import { passwordChangedMail, unprovenFactorRemovedMail } from "#mail/templates.ts"
import type { Parts } from "#resources/resource.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

/** Password resets and email verification through links in mails. */
export function mailLinkRoutes(app: App, { database, publicUrl, cookies, passwords }: Parts) {
  handle(app, forgotPassword, async (request) => {
    const { email } = request.body
    // Counted for unknown emails too, so that nobody can flood a mailbox or find out who has an account.
    await limitMailRequests(database, "passwordReset", { email, address: request.ip })
    await database.write(forgotPassword.topics, async (trx) => {
      const user = await trx.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
      if (user && user.role !== "suspended") await queueLinkMail(trx, user, "reset", publicUrl)
    })
  })

  handle(app, setPassword, async (request, reply) => {
    const { token, newPassword } = request.body
    const { userId, email } = await findMailLink(database, token, "reset")
    const owner = await findRecord(database.read, "user", userId)
    if (!owner) throw badInput("linkEnded", "token")
    passwords.refuseUnfit(newPassword, owner, "newPassword")
    const entry = queueEntry(request, "signedIn")
    if (await isPassword(newPassword, owner.passwordHash, entry)) throw badInput("passwordUnchanged", "newPassword")
    const passwordHash = await hashPassword(newPassword, entry)
    await database.write(setPassword.topics, async (trx) => {
      const user = await useMailLink(trx, token, "reset")
      const by = { userId: user._id, email, ...deviceOf(request), ifMatch: undefined }
      const values = { passwordHash, mustChangePassword: 0, isVerified: 1, invitedAt: "" } as const
      await updateRecord(trx, "user", user._id, by, () => values, "user.set-password")
      // Before the second factor: a request of one of these sessions may be setting one up.
      await endSessionsOf(trx, user, { by, reason: "reset" })
      if (!user.isVerified && !isOffice(user.role)) await removeUnprovenFactor(trx, by, user)
      await clearFailures(trx, email)
      await queueMail(trx, user.email, passwordChangedMail(user))
    })
    // The user has proved their identity, so failed attempts by strangers must not lock out this browser.
    cookies.rememberBrowser(request, reply, email)
  })

  handleChange(app, database, verifyEmail, async (trx, request) => {
    const user = await useMailLink(trx, request.body.token, "verify")
    const by = { userId: user._id, email: user.email, ...deviceOf(request), ifMatch: undefined }
    await updateRecord(trx, "user", user._id, by, () => ({ isVerified: 1 as const }), "user.verify-email")
  })

  handle(app, sendVerification, async (request) => {
    const { userId, email } = requesterOf(request)
    await limitMailRequests(database, "verification", { email, address: request.ip })
    await database.write(sendVerification.topics, async (trx) => {
      const user = await findRecord(trx, "user", userId)
      if (!user) throw notSignedIn()
      if (user.isVerified) throw conflict("alreadyVerified")
      await queueLinkMail(trx, user, "verify", publicUrl)
    })
  })
}

/**
 * Anyone can register with any email: until the first link to it is used, the second factor may be that of a stranger. Not for the
 * office: there a stolen mailbox is the greater danger, and an admin can turn it off. So verify an email before promoting its account.
 */
async function removeUnprovenFactor(trx: Trx, by: Actor, user: UserRow) {
  // Without one, the row may say until when the office must set one up: that stays.
  if (!(await hasSecondFactor(trx, user._id))) return
  await removeSecondFactor(trx, user._id)
  recordAudit(trx, by, { action: "user.second-factor-off", recordId: user._id, record: user.email })
  await queueMail(trx, user.email, unprovenFactorRemovedMail(user))
}
