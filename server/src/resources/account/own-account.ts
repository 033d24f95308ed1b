import { changePassword, endOtherSessions, endSession, getOwnUser, getSessions, isStaff, updateOwnUser } from "contract"
import { passwordChanged } from "#accounts/mails/account.ts"
import { queueEntry } from "#accounts/password/hashing-queue.ts"
import { hashPassword } from "#accounts/password/password.ts"
import { recordProfileChange } from "#accounts/profile-changes.ts"
import { endSessionsOf, liveSessions } from "#accounts/session/session.ts"
import { userSearchText, wireUser } from "#accounts/user-row.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { findRecord, updateRecord } from "#db/records/records.ts"
import { badInput, notFound, notSignedIn } from "#errors.ts"
import { requesterOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { isSafePhoto } from "#images/user-photo.ts"
import { confirmPassword } from "#resources/account/confirm-password.ts"
import { lockOwnAccount } from "#resources/account/lock-own-account.ts"
import { mailOwner } from "#resources/account/mail-owner.ts"
import type { Dependencies } from "#resources/resource.ts"
import { updateReviewSearchText } from "#resources/review/routes.ts"
import type { UserRow } from "#resources/user/table.ts"

export function ownAccountRoutes(app: App, { database, cookies, passwords, imageHostUrl }: Dependencies) {
  const ownUser = async (userId: string): Promise<UserRow> => {
    const user = await findRecord(database.read, "user", userId)
    // The user was deleted after the guard's check.
    if (!user) throw notSignedIn()
    return user
  }

  handle(app, getOwnUser, async (request) => {
    const user = await ownUser(sessionIn(request).userId)
    return { data: wireUser(user, await liveSessions(database, [user._id])) }
  })

  handleChange(app, database, updateOwnUser, async (trx, request) => {
    const requester = requesterOf(request)
    const { name, phone, bio, photo } = request.body
    const isForeign = photo !== undefined && !isSafePhoto(photo, imageHostUrl)
    if (isForeign && !isStaff(sessionIn(request).role)) throw badInput("photoElsewhere", "photo")
    const searchTextOf = (row: UserRow) => userSearchText({ ...row, ...request.body })
    const change = (row: UserRow) => ({ name, phone, bio, photo, searchText: searchTextOf(row) })
    const user = await updateRecord(
      trx,
      "user",
      requester.userId,
      requester,
      change,
      "user.update",
      recordProfileChange,
    )
    await updateReviewSearchText(trx, user)
    return { data: wireUser(user, await liveSessions({ read: trx }, [user._id])) }
  })

  handle(app, changePassword, async (request, reply) => {
    const { currentPassword, newPassword } = request.body
    const requester = requesterOf(request)
    const session = sessionIn(request)
    const confirmation = { call: changePassword, password: currentPassword, field: "currentPassword" }
    const user = await confirmPassword(app, database, request, confirmation)
    passwords.refuseUnfit(newPassword, user, "newPassword")
    const passwordHash = await hashPassword(newPassword, queueEntry(request, "signedIn"))
    await database.write(changePassword.topics, async (trx) => {
      await lockOwnAccount(trx, request)
      const change = (row: UserRow) => {
        // The password was reset meanwhile, so the old password no longer authorizes a change.
        if (row.passwordHash !== user.passwordHash) throw badInput("currentPasswordWrong", "currentPassword")
        return { passwordHash, mustChangePassword: 0 as const }
      }
      await updateRecord(trx, "user", user._id, requester, change, "user.change-password")
      await endSessionsOf(trx, user, { by: requester, reason: "password-change", except: session._id })
      await trx.deleteFrom("mailLink").where("userId", "=", user._id).where("purpose", "=", "reset").execute()
      await mailOwner(trx, request, user, passwordChanged)
    })
    cookies.rememberBrowser(request, reply, user.email)
  })

  handle(app, getSessions, async (request) => {
    const { userId, _id } = sessionIn(request)
    const sessions = await liveSessions(database, [userId])
    return listOf(sessions.map((session) => ({ ...session, isCurrent: session._id === _id })))
  })

  handleChange(app, database, endSession, async (trx, request) => {
    const requester = requesterOf(request)
    await lockOwnAccount(trx, request)
    const session = trx.deleteFrom("session").where("_id", "=", request.params.id)
    const ended = await session.returning("_id").executeTakeFirst()
    if (!ended) throw notFound("sessionNotFound")
    recordAudit(trx, requester, { action: "session.end", recordId: request.params.id, record: requester.email })
  })

  handleChange(app, database, endOtherSessions, async (trx, request) => {
    const { _id, userId, email } = sessionIn(request)
    await lockOwnAccount(trx, request)
    const others = trx.deleteFrom("session").where("userId", "=", userId).where("_id", "!=", _id)
    const ended = await others.returning("_id").execute()
    const details = `sessions: ${ended.length}`
    recordAudit(trx, requesterOf(request), { action: "session.end-others", recordId: userId, record: email, details })
  })
}
