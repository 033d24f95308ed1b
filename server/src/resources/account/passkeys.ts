import { addPasskey, beginPasskey, confirmWithPasskey, deletePasskey, getPasskeys, keyOf, type Passkey } from "contract"
import { passkeyAdded, passkeyDeleted } from "#accounts/mails/account.ts"
import { maxPasskeys, passkeysOf, storePasskey, usePasskey } from "#accounts/second-factor/passkeys.ts"
import { markConfirmed } from "#accounts/session/session.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { getRecord } from "#db/records/records.ts"
import { badInput, conflict, notFound } from "#errors.ts"
import { actorOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange } from "#http/handle.ts"
import { lockOwnAccount } from "#resources/account/lock-own-account.ts"
import { mailOwner } from "#resources/account/mail-owner.ts"
import { endWithLastFactor, requireSecondFactor } from "#resources/account/second-factor-state.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { PasskeyRow } from "#schema.ts"

/** The passkeys of the user's own account. Signing in with one is in sign-in.ts. */
export function passkeyRoutes(app: App, { database, factors, passkeys, secondFactorPolicy, company }: Dependencies) {
  handle(app, getPasskeys, async (request) => {
    const own = await passkeysOf(database.read, sessionIn(request).userId)
    return { data: own.map(wirePasskey), count: own.length }
  })

  handle(app, beginPasskey, async (request) => {
    const user = await getRecord(database.read, "user", sessionIn(request).userId)
    const own = await passkeysOf(database.read, user._id)
    if (own.length >= maxPasskeys) throw conflict("passkeysTooMany")
    return { data: passkeys.creationOptions(user, own, await company()) }
  })

  handle(app, addPasskey, async (request) => {
    const { userId, email } = sessionIn(request)
    const { name, credential } = request.body
    const passkey = await passkeys.verifyNew(credential, userId, name)
    if (!passkey) throw badInput("passkeyRefused")
    const codes = await database.write(addPasskey.topics, async (trx) => {
      const user = await lockOwnAccount(trx, request)
      const codes = await requireSecondFactor(trx, request, factors, user)
      if ((await passkeysOf(trx, userId)).length >= maxPasskeys) throw conflict("passkeysTooMany")
      if (!(await storePasskey(trx, passkey))) throw badInput("passkeyRefused")
      const details = `name: ${name}`
      recordAudit(trx, actorOf(request), { action: "user.add-passkey", recordId: userId, record: email, details })
      if (codes.length === 0) await mailOwner(trx, request, user, passkeyAdded)
      return codes
    })
    return { data: { codes } }
  })

  handle(app, confirmWithPasskey, async (request) => {
    const { _id, userId } = sessionIn(request)
    const use = await passkeys.verify(database.read, request.body.credential)
    const isConfirmed =
      use?.passkey.userId === userId &&
      (await database.write(confirmWithPasskey.topics, async (trx) => {
        const isUsed = await usePasskey(trx, use)
        if (isUsed) await markConfirmed(trx, _id)
        return isUsed
      }))
    if (isConfirmed) return
    const facts = { call: keyOf(confirmWithPasskey) }
    app.securityEvents.add({ action: "signIn.fail", by: actorOf(request), facts })
    throw badInput("passkeyRefused")
  })

  handleChange(app, database, deletePasskey, async (trx, request) => {
    const user = await lockOwnAccount(trx, request)
    const deleted = await trx
      .deleteFrom("passkey")
      .where("_id", "=", request.params.id)
      .returning("name")
      .executeTakeFirst()
    if (!deleted) throw notFound("recordNotFound")
    const details = `name: ${deleted.name}`
    const entry = { action: "user.delete-passkey", recordId: user._id, record: user.email, details } as const
    recordAudit(trx, actorOf(request), entry)
    if (!(await endWithLastFactor(trx, request, secondFactorPolicy, user)))
      await mailOwner(trx, request, user, passkeyDeleted)
  })
}

const wirePasskey = ({ _id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  _id,
  name,
  createdAt,
  lastUsedAt,
})
