import { type InviteUser, inviteAgain, inviteUser, isPromotion } from "contract"
import { limitMailRequests } from "#accounts/limits/mail-request-limit.ts"
import { queueLinkMail, queueRoleOffer } from "#accounts/mail-link.ts"
import { invitation } from "#accounts/mails/account.ts"
import { dummyHash } from "#accounts/password/password.ts"
import { removeUnproven } from "#accounts/unproven.ts"
import { newUser, wireUser } from "#accounts/user-row.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { createRecordIfUnique, getRecord, type Requester, updateRecord } from "#db/records/records.ts"
import { conflict } from "#errors.ts"
import { requesterOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import type { Dependencies } from "#resources/resource.ts"
import { updateReviewSearchText } from "#resources/review/routes.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

export function invitationRoutes(app: App, { database, publicUrl }: Dependencies) {
  handle(app, inviteUser, async (request) => {
    const { email, role } = request.body
    await limitMailRequests(database, "invitation", { email, address: request.ip })
    // An invitation names no record, so an If-Match would be about none.
    const by = { ...requesterOf(request), ifMatch: undefined }
    const user = await database.write(inviteUser.topics, async (trx) => {
      const row = invitedUser(request.body)
      const created = await createRecordIfUnique(trx, "user", row, by)
      if (created) return invite(trx, created)
      const existing = await trx.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
      if (existing?.role === "suspended") throw conflict("invitedSuspended", "email")
      if (existing && !existing.isVerified) return invite(trx, await takeOver(trx, by, existing, row))
      if (!existing || !isPromotion(existing.role, role)) throw conflict("emailTaken", "email")
      await queueRoleOffer(trx, existing, role, publicUrl)
      const details = `role: ${role}`
      recordAudit(trx, by, { action: "user.offer-role", recordId: existing._id, record: email, details })
      return existing
    })
    return { data: wireUser(user, []) }
  })

  async function invite(trx: Trx, user: UserRow): Promise<UserRow> {
    await queueLinkMail(trx, user, invitation, publicUrl)
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
      return invite(trx, await updateRecord(trx, "user", id, requesterOf(request), change, "user.invite-again"))
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
