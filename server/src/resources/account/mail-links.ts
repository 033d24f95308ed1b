import {
  acceptRole,
  forgotPassword,
  isPromotion,
  openBrowser,
  rejectAccount,
  sendBrowserLink,
  sendVerification,
  setPassword,
  verifyEmail,
} from "contract"
import type { FastifyRequest } from "fastify"
import { clearFailures } from "#accounts/limits/attempt-counters.ts"
import { limitMailRequests } from "#accounts/limits/mail-request-limit.ts"
import { findMailLink, queueLinkMail, useMailLink } from "#accounts/mail-link.ts"
import { browserLink, passwordChanged, reset, unprovenFactorRemoved, verification } from "#accounts/mails/account.ts"
import { queueEntry } from "#accounts/password/hashing-queue.ts"
import { hashPassword, isPassword } from "#accounts/password/password.ts"
import { endSessionsOf, sessionFinder } from "#accounts/session/session.ts"
import { removeUnproven } from "#accounts/unproven.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { findRecord, updateRecord } from "#db/records/records.ts"
import { badInput, conflict, notAllowed, notSignedIn } from "#errors.ts"
import { deviceOf, requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import { laneFor } from "#mail/lanes.ts"
import { isOwnPassword } from "#resources/account/confirm-password.ts"
import type { Dependencies } from "#resources/resource.ts"
import { afterRoleChange } from "#resources/user/role-change.ts"
import { removeUser } from "#resources/user/routes.ts"
import type { UserRow } from "#resources/user/table.ts"

export function mailLinkRoutes(app: App, { database, publicUrl, cookies, passwords }: Dependencies) {
  const findSession = sessionFinder(database)
  /** The user themselves, who has no session here. */
  const ownerOf = (request: FastifyRequest, { _id: userId, email }: Pick<UserRow, "_id" | "email">) => ({
    ...{ userId, email, ...deviceOf(request), ifMatch: undefined },
  })

  handle(app, forgotPassword, async (request) => {
    const { email } = request.body
    // Counted for unknown emails too, so that nobody can flood a mailbox or find out who has an account.
    await limitMailRequests(database, "passwordReset", { email, address: request.ip })
    await database.write(forgotPassword.topics, async (trx) => {
      const user = await trx.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
      if (user && user.role !== "suspended") await queueLinkMail(trx, user, reset, publicUrl, laneFor(user))
    })
  })

  handle(app, setPassword, async (request, reply) => {
    const { token, newPassword } = request.body
    const { userId, email, purpose } = await findMailLink(database, token, "reset", "verify")
    const owner = await findRecord(database.read, "user", userId)
    if (!owner) throw badInput("linkEnded", "token")
    passwords.refuseUnfit(newPassword, owner, "newPassword")
    const entry = queueEntry(request, "signedIn")
    if (await isPassword(newPassword, owner.passwordHash, entry)) throw badInput("passwordUnchanged", "newPassword")
    const passwordHash = await hashPassword(newPassword, entry)
    await database.write(setPassword.topics, async (trx) => {
      const user = await useMailLink(trx, token, "reset", "verify")
      // A link that verifies an email is valid for longer than a reset. It replaces a password only while nobody has proved the email.
      if (user.isVerified && purpose === "verify") throw badInput("linkEnded", "token")
      const by = ownerOf(request, user)
      const values = { passwordHash, mustChangePassword: 0, isVerified: 1, invitedAt: "" } as const
      const change = (row: UserRow) => (row.isVerified ? values : { ...values, photo: "" })
      await updateRecord(trx, "user", user._id, by, change, "user.set-password")
      if (user.isVerified) await endSessionsOf(trx, user, { by, reason: "reset" })
      else if (await removeUnproven(trx, by, user, "reset")) await queueAccountMail(trx, unprovenFactorRemoved, user)
      await clearFailures(trx, email)
      await queueAccountMail(trx, passwordChanged, user)
    })
    // The user has proved their identity, so failed attempts by strangers must not lock out this browser.
    cookies.rememberBrowser(request, reply, email)
    return { data: { email } }
  })

  handle(app, verifyEmail, async (request) => {
    const { token, password } = request.body
    const { userId } = await findMailLink(database, token, "verify")
    await checkOwner(request, userId, password)
    await database.write(verifyEmail.topics, async (trx) => {
      const user = await useMailLink(trx, token, "verify")
      const verified = () => ({ isVerified: 1 as const })
      await updateRecord(trx, "user", user._id, ownerOf(request, user), verified, "user.verify-email")
    })
  })

  /**
   * The link proves who reads the mails; the session or the password proves that the same person opened the account. Without that, the
   * click of somebody whose email a stranger registered would make the stranger's account theirs.
   */
  async function checkOwner(request: FastifyRequest, userId: string, password: string | undefined) {
    if (password !== undefined) {
      const user = await findRecord(database.read, "user", userId)
      if (!user) throw badInput("linkEnded", "token")
      if (!(await isOwnPassword(database, request, user, password))) throw badInput("passwordWrong", "password")
      return
    }
    const token = request.headers.authorization
    const session = token ? await findSession("token", token) : null
    if (session?.userId !== userId) throw notAllowed("proveAccount")
  }

  handleChange(app, database, rejectAccount, async (trx, request) => {
    const user = await useMailLink(trx, request.body.token, "verify")
    if (user.isVerified) throw badInput("linkEnded", "token")
    const by = ownerOf(request, user)
    recordAudit(trx, by, { action: "user.reject-account", recordId: user._id, record: user.email })
    await removeUser(trx, user._id, by)
  })

  handle(app, sendVerification, async (request) => {
    const { userId, email } = requesterOf(request)
    await limitMailRequests(database, "verification", { email, address: request.ip })
    await database.write(sendVerification.topics, async (trx) => {
      const user = await findRecord(trx, "user", userId)
      if (!user) throw notSignedIn()
      if (user.isVerified) throw conflict("alreadyVerified")
      await queueLinkMail(trx, user, verification, publicUrl)
    })
  })
}

/** Accepting a role that an admin has offered to an account whose email is verified. */
export function acceptRoleRoute(app: App, { database, passwords, ...site }: Dependencies) {
  handle(app, acceptRole, async (request) => {
    const { token, password, newPassword } = request.body
    const { userId, role } = await findMailLink(database, token, "role")
    const owner = await findRecord(database.read, "user", userId)
    if (!owner || !role) throw badInput("linkEnded", "token")
    if (!(await isOwnPassword(database, request, owner, password))) throw badInput("passwordWrong", "password")
    const isChanged = newPassword !== undefined
    passwords.refuseUnfit(newPassword ?? password, { ...owner, role }, "newPassword")
    if (newPassword === password) throw badInput("passwordUnchanged", "newPassword")
    const passwordHash = isChanged ? await hashPassword(newPassword, queueEntry(request, "signedIn")) : undefined
    await database.write(acceptRole.topics, async (trx) => {
      const user = await useMailLink(trx, token, "role")
      const by = { userId, email: user.email, ...deviceOf(request), ifMatch: undefined }
      let from = user.role
      const change = (row: UserRow) => {
        // The role or the password was changed since.
        if (!isPromotion(row.role, role) || row.role === "suspended") throw badInput("linkEnded", "token")
        if (row.passwordHash !== owner.passwordHash) throw badInput("passwordWrong", "password")
        from = row.role
        return { role, ...(passwordHash && { passwordHash, mustChangePassword: 0 as const }) }
      }
      const promoted = await updateRecord(trx, "user", userId, by, change, "user.accept-role")
      await afterRoleChange(trx, by, from, promoted, site)
      if (isChanged) await queueAccountMail(trx, passwordChanged, promoted)
    })
  })
}

/** For the owner of an account whose new browsers are refused because strangers tried too often: a mailed link opens one browser. */
export function browserLinkRoutes(app: App, { database, publicUrl, cookies }: Dependencies) {
  handle(app, sendBrowserLink, async (request) => {
    const { email } = request.body
    // Counted for unknown emails too, so that nobody can flood a mailbox or find out who has an account.
    await limitMailRequests(database, "browserLink", { email, address: request.ip })
    await database.write(sendBrowserLink.topics, async (trx) => {
      const user = await trx.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
      // Anyone can register with any email.
      if (!user?.isVerified || user.role === "suspended") return
      await queueLinkMail(trx, user, browserLink, publicUrl)
    })
  })

  handle(app, openBrowser, async (request, reply) => {
    const { email } = await database.write(openBrowser.topics, async (trx) => {
      const user = await useMailLink(trx, request.body.token, "browser")
      const by = { userId: user._id, email: user.email, ...deviceOf(request) }
      recordAudit(trx, by, { action: "user.open-browser", recordId: user._id, record: user.email })
      return user
    })
    cookies.rememberBrowser(request, reply, email)
  })
}
