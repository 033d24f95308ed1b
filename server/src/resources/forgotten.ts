import { Done, ForgotPassword, SetPassword, VerifyEmail } from "contract"
import { clearFailures } from "#accounts/attempts.ts"
import { countRequest } from "#accounts/counted-requests.ts"
import { findMailLink, mailLink, useMailLink } from "#accounts/mail-link.ts"
import { hashPassword, isPassword, turnOf } from "#accounts/password.ts"
import type { PasswordRules } from "#accounts/password-rules.ts"
import { endSessionsOf } from "#accounts/session.ts"
import type { Database } from "#db/open.ts"
import { updateRecord } from "#db/records.ts"
import { badInput, conflict, notSignedIn } from "#errors.ts"
import type { App } from "#http/app-type.ts"
import { askerOf, deviceOf } from "#http/guard.ts"
import type { SignInCookies } from "#http/sign-in-cookies.ts"
import { done } from "#http/success.ts"
import { passwordChangedLetter } from "#mail/letters.ts"
import { queueMail } from "#mail/queue.ts"

type Parts = { publicUrl: string; cookies: SignInCookies; passwords: PasswordRules }

/** What is done by a link in a mail: choosing a new password, and showing that the address is one's own. */
export function forgottenRoutes(app: App, database: Database, { publicUrl, cookies, passwords }: Parts) {
  app.post("/auth/forgot-password", { schema: { body: ForgotPassword, response: { 200: Done } } }, async (request) => {
    const { email } = request.body
    // Counted, known address or not: so nobody's mailbox is filled, and nobody tries out who has an account.
    await countRequest(database, "forgotten", { email, address: request.ip })
    await database.write(["mail"], async (trx) => {
      const user = await trx.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
      if (user && user.role !== "suspended") await mailLink(trx, user, "reset", publicUrl)
    })
    return done("If this email is registered, a mail with a link is on its way")
  })

  app.post("/auth/set-password", { schema: { body: SetPassword, response: { 200: Done } } }, async (request, reply) => {
    const { token, newPassword } = request.body
    const { userId, email } = await findMailLink(database, token, "reset")
    const owner = await database.read.selectFrom("user").selectAll().where("_id", "=", userId).executeTakeFirst()
    if (!owner) throw badInput("linkEnded", "token")
    passwords.refuseUnfit(newPassword, owner, "newPassword")
    const turn = turnOf(request, "signedIn")
    if (await isPassword(newPassword, owner.passwordHash, turn)) throw badInput("passwordUnchanged", "newPassword")
    const passwordHash = await hashPassword(newPassword, turn)
    await database.write(["user", "session", "mail"], async (trx) => {
      const user = await useMailLink(trx, token, "reset")
      const by = { userId: user._id, email, ...deviceOf(request), ifMatch: undefined }
      const values = { passwordHash, mustChangePassword: 0, isVerified: 1 } as const
      await updateRecord(trx, "user", user._id, by, () => values, "user.set-password")
      await endSessionsOf(trx, user, { by, reason: "reset" })
      await clearFailures(trx, email)
      await queueMail(trx, user.email, passwordChangedLetter(user))
    })
    // The mailbox is theirs: strangers who keep guessing must not keep them out after this.
    cookies.rememberBrowser(request, reply, email)
    return done("Password changed successfully")
  })

  app.post("/auth/verify-email", { schema: { body: VerifyEmail, response: { 200: Done } } }, async (request) => {
    await database.write(["user"], async (trx) => {
      const user = await useMailLink(trx, request.body.token, "verify")
      const by = { userId: user._id, email: user.email, ...deviceOf(request), ifMatch: undefined }
      await updateRecord(trx, "user", user._id, by, () => ({ isVerified: 1 as const }), "user.verify-email")
    })
    return done("Email verified successfully")
  })

  app.post(
    "/auth/send-verification",
    { schema: { response: { 200: Done } }, config: { fails: ["conflict"] } },
    async (request) => {
      const { userId, email } = askerOf(request)
      await countRequest(database, "verification", { email, address: request.ip })
      await database.write(["mail"], async (trx) => {
        const user = await trx.selectFrom("user").selectAll().where("_id", "=", userId).executeTakeFirst()
        if (!user) throw notSignedIn()
        if (user.isVerified) throw conflict("alreadyVerified")
        await mailLink(trx, user, "verify", publicUrl)
      })
      return done("A mail with a link is on its way")
    },
  )
}
