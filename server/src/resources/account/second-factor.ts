import {
  beginTotp,
  confirmIdentity,
  confirmTotp,
  getSecondFactor,
  getUserSecondFactor,
  isOffice,
  keyOf,
  newRecoveryCodes,
  type Role,
  resetSecondFactor,
  type SecondFactor,
  turnOffTotp,
} from "contract"
import { lockAccount } from "#accounts/lock-account.ts"
import { recoveryCodesMade } from "#accounts/mails/account.ts"
import {
  hasApp,
  hasSecondFactor,
  removeApp,
  resetSecondFactor as resetFactors,
  secondFactorOf,
} from "#accounts/second-factor/second-factor.ts"
import { base32, totpUrl } from "#accounts/second-factor/totp.ts"
import { isConfirmed, markConfirmed } from "#accounts/session/session.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { getRecord } from "#db/records/records.ts"
import { qrPath } from "#document/qr-code.ts"
import { badInput, conflict, notFound } from "#errors.ts"
import { actorOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { confirmCode } from "#resources/account/confirm-code.ts"
import { confirmPassword } from "#resources/account/confirm-password.ts"
import { lockOwnAccount } from "#resources/account/lock-own-account.ts"
import { mailOwner } from "#resources/account/mail-owner.ts"
import { endWithLastFactor, requireSecondFactor } from "#resources/account/second-factor-state.ts"
import type { Dependencies } from "#resources/resource.ts"

const longAgo = new Date(0).toISOString()

/** Two-step verification, and entering the password again before dangerous calls. */
export function secondFactorRoutes(app: App, parts: Dependencies) {
  const { database, factors, passwords, secondFactorPolicy, company } = parts
  const ownUser = (userId: string) => getRecord(database.read, "user", userId)

  async function stateOf(userId: string, role: Role): Promise<Omit<SecondFactor, "isConfirmed">> {
    const { since, dueAt, ...counts } = await secondFactorOf(database.read, userId)
    const isRequired = secondFactorPolicy.isRequired && isOffice(role)
    // As the guard does: without a grace period it is due, whatever an earlier setting promised.
    const due = secondFactorPolicy.graceDays === 0 ? longAgo : dueAt
    return { isOn: since !== "", since, ...counts, isRequired, dueAt: isRequired ? due : "" }
  }

  handle(app, getSecondFactor, async (request) => {
    const session = sessionIn(request)
    return { data: { ...(await stateOf(session.userId, session.role)), isConfirmed: isConfirmed(session) } }
  })

  handle(app, getUserSecondFactor, async ({ params }) => {
    const { _id, role } = await ownUser(params.id)
    return { data: { ...(await stateOf(_id, role)), isConfirmed: false } }
  })

  handle(app, confirmIdentity, async (request) => {
    const { password, code = "" } = request.body
    const confirmation = { call: confirmIdentity, password, field: "password" }
    const user = await confirmPassword(app, database, request, confirmation)
    if (await hasSecondFactor(database.read, user._id)) {
      if (code === "") throw badInput("codeRequired", "code")
      if (!(await confirmCode(parts, request, { user, code }))) {
        app.securityEvents.add({ action: "signIn.fail", by: actorOf(request), facts: { call: keyOf(confirmIdentity) } })
        throw badInput("codeWrong", "code")
      }
    }
    const mustChange = passwords.mustReplace(password, user)
    await database.write(mustChange ? ["session", "user"] : ["session"], async (trx) => {
      await markConfirmed(trx, sessionIn(request)._id)
      if (!mustChange) return
      // Only if the hash is unchanged: the password may have been changed while it was compared.
      const update = trx.updateTable("user").set({ mustChangePassword: 1 }).where("_id", "=", user._id)
      await update.where("passwordHash", "=", user.passwordHash).execute()
    })
  })

  handle(app, beginTotp, async (request) => {
    const { userId, email } = sessionIn(request)
    const site = await company()
    const secret = await database.write([], async (trx) => {
      await lockOwnAccount(trx, request)
      if (await hasApp(trx, userId)) throw conflict("secondFactorIsOn")
      return factors.begin(trx, userId)
    })
    const url = totpUrl(secret, { site, account: email })
    return { data: { secret: base32(secret), url, qrCode: qrPath(url) } }
  })

  handle(app, confirmTotp, async (request) => {
    const codes = await database.write(confirmTotp.topics, async (trx) => {
      const user = await lockOwnAccount(trx, request)
      if (await hasApp(trx, user._id)) throw conflict("secondFactorIsOn")
      if (!(await factors.confirm(trx, user._id, request.body.code))) throw badInput("codeWrong", "code")
      return requireSecondFactor(trx, request, factors, user)
    })
    return { data: { codes } }
  })

  handle(app, newRecoveryCodes, async (request) => {
    const codes = await database.write(newRecoveryCodes.topics, async (trx) => {
      const user = await lockOwnAccount(trx, request)
      if (!(await hasSecondFactor(trx, user._id))) throw conflict("secondFactorIsOff")
      const codes = await factors.newRecoveryCodes(trx, user._id)
      recordAudit(trx, actorOf(request), { action: "user.new-recovery-codes", recordId: user._id, record: user.email })
      await mailOwner(trx, request, user, recoveryCodesMade)
      return codes
    })
    return { data: { codes } }
  })

  handleChange(app, database, turnOffTotp, async (trx, request) => {
    const user = await lockOwnAccount(trx, request)
    await removeApp(trx, user._id)
    await endWithLastFactor(trx, request, secondFactorPolicy, user)
  })

  handleChange(app, database, resetSecondFactor, async (trx, request) => {
    const by = actorOf(request)
    const user = await lockAccount(trx, request.params.id)
    if (!user) throw notFound("userNotFound")
    if (user._id === by.userId) throw conflict("ownSecondFactor")
    if (!(await resetFactors(trx, user, by))) throw conflict("secondFactorIsOff")
  })
}
