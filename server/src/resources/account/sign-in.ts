import { beginPasskeyLogin, isOffice, login, loginWithPasskey, logout, register } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { signInCounters, throttleLogin } from "#accounts/limits/login-throttle.ts"
import { isMailAllowed, limitMailRequests } from "#accounts/limits/mail-request-limit.ts"
import { queueLinkMail } from "#accounts/mail-link.ts"
import { newDevice, verification } from "#accounts/mails/account.ts"
import { queueEntry } from "#accounts/password/hashing-queue.ts"
import { compareWithDummyHash, hashPassword, isPassword } from "#accounts/password/password.ts"
import { usePasskey } from "#accounts/second-factor/passkeys.ts"
import { hasSecondFactor, startGracePeriod } from "#accounts/second-factor/second-factor.ts"
import { isFirstOfDay } from "#accounts/session/listed-sign-in.ts"
import { liveSessions, logOut, type Secrets, startSession } from "#accounts/session/session.ts"
import { newUser, wireUser } from "#accounts/user-row.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { createRecord } from "#db/records/records.ts"
import { conflict, notAllowed, notSignedIn } from "#errors.ts"
import { deviceOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { languageOf } from "#http/headers/language.ts"
import { signInKib } from "#http/limits/growth-limit.ts"
import { queueAccountMail } from "#mail/account-mail.ts"
import { timeInDhaka } from "#mail/templates.ts"
import { confirmCode } from "#resources/account/confirm-code.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

export function signInRoutes(app: App, parts: Dependencies) {
  const { database, publicUrl, cookies, passwords, passkeys, secondFactorPolicy, limitGrowth } = parts

  handle(app, register, async (request, reply) => {
    const { name, email, password } = request.body
    passwords.refuseUnfit(password, { email, name }, "password")
    await limitMailRequests(database, "registration", { email, address: request.ip })
    // Checked before the expensive hashing. For concurrent registrations the insert below decides.
    const taken = await database.read.selectFrom("user").select("_id").where("email", "=", email).executeTakeFirst()
    if (taken) throw conflict("emailTaken", "email")
    const passwordHash = await hashPassword(password, queueEntry(request, "registration"))
    const start = { name, email, passwordHash, role: "student", isVerified: 0, language: languageOf(request) } as const
    const { user, secrets } = await database.write(register.topics, async (trx) => {
      const row = newUser(start)
      const user = await createRecord(trx, "user", row, { userId: row._id, email, ...deviceOf(request) })
      const secrets = await startSession(trx, user._id, deviceOf(request))
      await queueLinkMail(trx, user, verification, publicUrl)
      return { user, secrets }
    })
    return signIn(request, reply, user, secrets)
  })

  handle(app, login, async (request, reply) => {
    const { email, password } = request.body
    const user = await database.read.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
    const browserId = cookies.browserId(request, email)
    const counters = signInCounters({ email, address: request.ip, browserId })
    const entry = queueEntry(request, browserId ? "knownBrowser" : "unknownBrowser")
    const isRight = await throttleLogin(database, counters, request.ip, () =>
      user ? isPassword(password, user.passwordHash, entry) : compareWithDummyHash(password, entry),
    )
    if (!user || !isRight) throw notSignedIn("wrongLogin")
    const wasCodeRight = await checkSecondFactor(request, user)
    const mustChange = passwords.mustReplace(password, user)
    const signedIn = await database.write(login.topics, async (trx) => {
      // Only if the hash is unchanged: the password may have been reset while it was compared.
      const current = await trx
        .updateTable("user")
        .set({ language: languageOf(request), ...(mustChange && { mustChangePassword: 1 }) })
        .where("_id", "=", user._id)
        .where("passwordHash", "=", user.passwordHash)
        .returningAll()
        .executeTakeFirst()
      if (!current) throw notSignedIn("wrongLogin")
      // The second factor may have been set up since, which ended the sessions of everyone who knows only the password.
      if (!wasCodeRight && (await hasSecondFactor(trx, user._id))) throw codeNeeded(request)
      return { user: current, secrets: await beginSession(trx, request, current) }
    })
    return signIn(request, reply, signedIn.user, signedIn.secrets)
  })

  handle(app, beginPasskeyLogin, async () => ({ data: passkeys.requestOptions() }))

  handle(app, loginWithPasskey, async (request, reply) => {
    const use = await passkeys.verify(database.read, request.body.credential)
    if (!use) throw notSignedIn("passkeyRefused")
    const signedIn = await database.write(loginWithPasskey.topics, async (trx) => {
      // First, because it locks the account.
      const current = await trx
        .updateTable("user")
        .set({ language: languageOf(request) })
        .where("_id", "=", use.passkey.userId)
        .returningAll()
        .executeTakeFirst()
      if (!current || !(await usePasskey(trx, use))) throw notSignedIn("passkeyRefused")
      return { user: current, secrets: await beginSession(trx, request, current) }
    })
    return signIn(request, reply, signedIn.user, signedIn.secrets)
  })

  /** The common part of every sign-in to an existing account. */
  async function beginSession(trx: Trx, request: FastifyRequest, user: UserRow) {
    const { _id, email, role } = user
    if (role === "suspended") throw notAllowed("suspended")
    const browserId = cookies.browserId(request, email)
    const isListed = isOffice(role) || !browserId || (await isFirstOfDay(trx, email, browserId))
    // A browser that has signed in before adds nearly nothing, and must never wait.
    if (!isOffice(role) && !browserId) limitGrowth?.(request.ip, signInKib)
    const by = { userId: _id, email, ...deviceOf(request) }
    if (isListed) recordAudit(trx, by, { action: "user.login", recordId: _id, record: email })
    await startGracePeriod(trx, user, secondFactorPolicy)
    const isNewDevice = user.isVerified === 1 && !browserId
    if (isNewDevice && (await isMailAllowed(trx, "newDevice", { email, address: request.ip })))
      await queueAccountMail(trx, newDevice, user, newDeviceFacts(request.ip, publicUrl))
    return startSession(trx, _id, deviceOf(request), { isListed })
  }

  /** Only somebody who knows the password learns whether the account has a second factor. Returns that. */
  async function checkSecondFactor(request: FastifyRequest<{ Body: { code?: string } }>, user: UserRow) {
    if (!(await hasSecondFactor(database.read, user._id))) return false
    const { code = "" } = request.body
    if (code === "") throw codeNeeded(request)
    if (!(await confirmCode(parts, request, { user, code }))) throw notSignedIn("codeWrong")
    return true
  }

  function codeNeeded(request: FastifyRequest) {
    request.isStepMissing = true
    return notSignedIn("secondFactorNeeded")
  }

  // Without the header the cookie stays; otherwise a forged request could log the user out.
  handle(app, logout, async (request, reply) => {
    const token = request.headers.authorization
    if (token) {
      await logOut(database, token, deviceOf(request))
      cookies.clearSession(request, reply)
    }
  })

  async function signIn(request: FastifyRequest, reply: FastifyReply, user: UserRow, { token, cookie }: Secrets) {
    cookies.setSession(request, reply, cookie)
    cookies.rememberBrowser(request, reply, user.email)
    return { data: wireUser(user, await liveSessions(database, [user._id])), token }
  }
}

/** Without the name of the browser, which an attacker can choose. "My Devices" shows it. */
const newDeviceFacts = (address: string, publicUrl: string) => ({
  link: `${publicUrl}/dashboard/my-devices`,
  lines: [`${timeInDhaka(new Date().toISOString(), "en")} (Dhaka)`, address],
})
