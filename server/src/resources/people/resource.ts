import { confirmEmail, endUserSessions, mayChangeUser, updateUser } from "contract"
import { emailConfirmed } from "#accounts/mails/account.ts"
import { endSessionsOf, liveSessions } from "#accounts/session/session.ts"
import { userSearchText, wireUser } from "#accounts/user-row.ts"
import { getRecord, updateRecord } from "#db/records/records.ts"
import { notAllowed } from "#errors.ts"
import { requesterOf, sessionIn } from "#http/guard.ts"
import { type App, handleChange } from "#http/handle.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import { invitationRoutes } from "#resources/people/invitations.ts"
import { userMailRoutes } from "#resources/people/user-mails.ts"
import type { Dependencies, Resource } from "#resources/resource.ts"
import { updateReviewSearchText } from "#resources/review/routes.ts"
import type { UserRow } from "#resources/user/table.ts"

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
