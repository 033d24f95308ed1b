import { acceptRole, isPromotion } from "contract"
import { findMailLink, useMailLink } from "#accounts/mail-link.ts"
import { passwordChanged } from "#accounts/mails/sign-in.ts"
import { queueEntry } from "#accounts/password/hashing-queue.ts"
import { hashPassword } from "#accounts/password/password.ts"
import { findRecord, updateRecord } from "#db/records/records.ts"
import { badInput } from "#errors.ts"
import { deviceOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import { isOwnPassword } from "#resources/account/confirm-password.ts"
import type { Dependencies } from "#resources/resource.ts"
import { afterRoleChange } from "#resources/user/role-change.ts"
import type { UserRow } from "#resources/user/table.ts"

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
