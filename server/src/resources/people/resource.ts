import {
  confirmEmail,
  endUserSessions,
  type InviteUser,
  inviteAgain,
  inviteUser,
  isPromotion,
  mayChangeUser,
  updateUser,
} from "contract"
import { limitMailRequests } from "#accounts/limits/mail-request-limit.ts"
import { queueInvitation, queueRoleOffer } from "#accounts/mail-link.ts"
import { emailConfirmed } from "#accounts/mails/account.ts"
import { dummyHash } from "#accounts/password/password.ts"
import { endSessionsOf, liveSessions } from "#accounts/session/session.ts"
import { removeUnproven } from "#accounts/unproven.ts"
import { newUser, userSearchText, wireUser } from "#accounts/user-row.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { createRecordIfUnique, getRecord, type Requester, updateRecord } from "#db/records/records.ts"
import { conflict, notAllowed } from "#errors.ts"
import { requesterOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import { userMailRoutes } from "#resources/people/user-mails.ts"
import type { Dependencies, Resource } from "#resources/resource.ts"
import { updateReviewSearchText } from "#resources/review/routes.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

const invited = { name: "তানভীর রহমান", email: "tanvir.rahman@example.com", role: "instructor", language: "bn" }

const ids = ["019a8f3e-6c1d-7b52-9e04-7a8b9c0d1e2f"]
const written = { subjectBn: "ব্যাচ ৭: প্রথম ক্লাস", textBn: "প্রথম ক্লাস রবিবার সন্ধ্যা ৭টায়।" }
const text = `প্রিয় সাদিয়া আফরিন ঐশী,\n\n${written.textBn}\n\nপ্রহরী\n`
const counts = { recipients: 1, skipped: 0, leftToday: 500 }

/** The calls of admins and registrars for the accounts of others, besides roles and passwords (`resources/user`). */
export const people: Resource = {
  routes: (app, parts) => {
    invitationRoutes(app, parts)
    accountRoutes(app, parts)
    userMailRoutes(app, parts)
  },
  bodies: {
    inviteUser: invited,
    updateUser: { name: invited.name, phone: "01712-345678" },
    previewMail: { ids, ...written },
    sendMail: { ids, ...written, expected: 1 },
    resendVerifications: { filter: { isVerified: "false" } },
  },
  responses: {
    endUserSessions: { data: { ended: 2 } },
    previewMail: {
      data: { ...counts, versions: [{ language: "bn", recipients: 1, subject: written.subjectBn, text }] },
    },
    sendMail: { data: { ...counts, leftToday: 499 } },
    resendVerifications: { data: { recipients: 37, skipped: 4, leftToday: 463, remaining: 0 } },
  },
}

function accountRoutes(app: App, { database }: Dependencies) {
  handleChange(app, database, updateUser, async (trx, request) => {
    const { name, phone } = request.body
    const change = (row: UserRow) => {
      if (!mayChangeUser(sessionIn(request).role, row)) throw notAllowed()
      return { name, phone, searchText: userSearchText({ ...row, ...request.body }) }
    }
    const user = await updateRecord(trx, "user", request.params.id, requesterOf(request), change)
    await updateReviewSearchText(trx, user)
    return { data: wireUser(user, await liveSessions({ read: trx }, [user._id])) }
  })

  handleChange(app, database, confirmEmail, async (trx, request) => {
    const [{ id }, by] = [request.params, requesterOf(request)]
    const before = await getRecord(trx, "user", id)
    const user = await updateRecord(trx, "user", id, by, () => ({ isVerified: 1 as const }), "user.confirm-email")
    if (!before.isVerified) await queueAccountMail(trx, emailConfirmed, user)
    return { data: wireUser(user, await liveSessions({ read: trx }, [user._id])) }
  })

  handleChange(app, database, endUserSessions, async (trx, request) => {
    const user = await getRecord(trx, "user", request.params.id)
    const by = requesterOf(request)
    const ended = await endSessionsOf(trx, user, { by, reason: "by-admin", except: sessionIn(request)._id })
    return { data: { ended } }
  })
}

function invitationRoutes(app: App, { database, publicUrl }: Dependencies) {
  handle(app, inviteUser, async (request) => {
    const { email, role } = request.body
    await limitMailRequests(database, "invitation", { email, address: request.ip })
    // An invitation names no record, so an If-Match would be about none.
    const by = { ...requesterOf(request), ifMatch: undefined }
    const user = await database.write(inviteUser.topics, async (trx) => {
      const row = invitedUser(request.body)
      const created = await createRecordIfUnique(trx, "user", row, by)
      if (created) return invite(trx, created, by)
      const existing = await trx.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
      if (existing?.role === "suspended") throw conflict("invitedSuspended", "email")
      if (existing && !existing.isVerified) return invite(trx, await takeOver(trx, by, existing, row), by)
      if (!existing || !isPromotion(existing.role, role)) throw conflict("emailTaken", "email")
      await queueRoleOffer(trx, existing, role, publicUrl)
      const details = `role: ${role}`
      recordAudit(trx, by, { action: "user.offer-role", recordId: existing._id, record: email, details })
      return existing
    })
    return { data: wireUser(user, []) }
  })

  async function invite(trx: Trx, user: UserRow, { userId }: Requester): Promise<UserRow> {
    await queueInvitation(trx, user, userId, publicUrl)
    return user
  }

  handle(app, inviteAgain, async (request) => {
    const { id } = request.params
    const { email } = await getRecord(database.read, "user", id)
    await limitMailRequests(database, "invitation", { email, address: request.ip })
    const user = await database.write(inviteAgain.topics, async (trx) => {
      const change = ({ invitedAt, role }: UserRow) => {
        if (!invitedAt) throw conflict("invitationAccepted")
        if (role === "suspended") throw conflict("invitedSuspended")
        return { invitedAt: new Date().toISOString() }
      }
      const by = requesterOf(request)
      return invite(trx, await updateRecord(trx, "user", id, by, change, "user.invite-again"), by)
    })
    return { data: wireUser(user, []) }
  })
}

/** No password matches the dummy hash. */
function invitedUser(body: InviteUser): UserRow {
  const row = newUser({ ...body, passwordHash: dummyHash(), isVerified: 0 })
  return { ...row, invitedAt: row.createdAt }
}

/** Replaces an account whose email is not verified by that of an invited user: a stranger may have registered it. */
async function takeOver(trx: Trx, by: Requester, { _id }: UserRow, invited: UserRow): Promise<UserRow> {
  const { _id: _, createdAt, updatedAt, ...values } = invited
  const change = (row: UserRow) => {
    if (row.isVerified) throw conflict("emailTaken", "email")
    return values
  }
  const user = await updateRecord(trx, "user", _id, by, change, "user.take-over")
  await removeUnproven(trx, by, user, "take-over")
  await trx.deleteFrom("mailLink").where("userId", "=", _id).execute()
  await updateReviewSearchText(trx, user)
  return user
}
