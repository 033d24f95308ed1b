import type { calls } from "contract"
import type { LightMyRequestResponse } from "fastify"
import { secondFactors } from "#accounts/second-factor/second-factor.ts"
import { totpCode, totpStepAt } from "#accounts/second-factor/totp.ts"
import type { Read } from "#schema.ts"
import { openKeys } from "#signing-keys.ts"
import { authenticator } from "#test/sign-in/authenticator.ts"
import { fromBase32 } from "#test/sign-in/totp-secret.ts"
import { type TestApp, testPassword } from "#test/test-app.ts"

export type Answer = LightMyRequestResponse
type RacedCalls = Partial<Record<keyof typeof calls, (token: string) => Promise<Answer>>>

/** The tables of an account, each after those that its foreign keys name. */
const tables = ["user", "session", "secondFactor", "passkey", "recoveryCode", "mailLink"] as const

/** Kysely cannot type a table chosen at run time. */
async function rowsOf(trx: Read, _id: string) {
  const own = (table: string) =>
    trx
      .selectFrom(table as "session")
      .selectAll()
      .where("userId", "=", _id)
      .execute()
  return {
    user: await trx.selectFrom("user").selectAll().where("_id", "=", _id).execute(),
    session: await own("session"),
    secondFactor: await trx.selectFrom("secondFactor").selectAll().where("userId", "=", _id).execute(),
    passkey: await own("passkey"),
    recoveryCode: await own("recoveryCode"),
    mailLink: await own("mailLink"),
  }
}

/**
 * An account with a passkey, an app without its first code, recovery codes, two sessions and a link to set a password. `reset` gives it
 * the same rows again, so that each call can be sent many times.
 */
export async function startRacedAccount(app: TestApp) {
  const { database, location, request } = app
  const [{ _id, email, token: first }, admin] = [await app.as("student"), await app.as("admin")]
  const send = (method: "POST" | "PATCH" | "DELETE", path: string, payload: object = {}, token = first) =>
    request({ method, url: `/api/auth/${path}`, payload }, token)
  const newPasskey = async (device = authenticator()) => {
    const { data } = (await send("POST", "begin-passkey")).json()
    return { name: "Pixel 9", credential: device.create(data) }
  }
  const device = authenticator()
  const { codes } = (await send("POST", "add-passkey", await newPasskey(device))).json().data
  const secret = fromBase32((await send("POST", "begin-totp")).json().data.secret)
  const logIn = (code: string) => send("POST", "login", { email, password: testPassword, code }, "")
  const second: string = (await logIn(codes[0])).json().token
  await send("POST", "forgot-password", { email })
  const mails = await database.read.selectFrom("mail").select("text").where("recipient", "=", email).execute()
  const tokenFor = (path: string) => mails.map(({ text }) => text.split(`${path}#`)[1]?.slice(0, 43)).find(Boolean)
  const start = await rowsOf(database.read, _id)
  const added = await newPasskey()
  const used = { credential: device.use((await send("POST", "begin-passkey-login")).json().data) }
  const newPassword = "the owner's own 7"
  const twice = { newPassword, confirmPassword: newPassword }

  const raced: RacedCalls = {
    addPasskey: (own) => send("POST", "add-passkey", added, own),
    deletePasskey: (own) => send("DELETE", `delete-passkey/${start.passkey[0]?._id}`, {}, own),
    beginTotp: (own) => send("POST", "begin-totp", {}, own),
    confirmTotp: (own) => send("POST", "confirm-totp", { code: totpCode(secret, totpStepAt(Date.now())) }, own),
    turnOffTotp: (own) => send("POST", "turn-off-totp", {}, own),
    newRecoveryCodes: (own) => send("POST", "new-recovery-codes", {}, own),
    changePassword: (own) => send("PATCH", "change-password", { currentPassword: testPassword, ...twice }, own),
    endOtherSessions: (own) => send("DELETE", "end-other-sessions", {}, own),
    // The code is used up before the session begins: who was refused in between tries again.
    login: async () => {
      const answer = await logIn(codes[1])
      return answer.statusCode === 401 ? logIn(codes[1]) : answer
    },
    loginWithPasskey: () => send("POST", "login-with-passkey", used, ""),
    setPassword: () => send("POST", "set-password", { token: tokenFor("reset-password"), ...twice }, ""),
    rejectAccount: () => send("POST", "reject-account", { token: tokenFor("verify-email") }, ""),
    resetPassword: () => send("PATCH", `reset-password/${_id}`, {}, admin.token),
    resetSecondFactor: () => send("PATCH", `reset-second-factor/${_id}`, {}, admin.token),
    changeRole: () => send("PATCH", "change-role", { id: _id, role: "editor" }, admin.token),
    deleteUser: () => send("DELETE", `delete-user/${_id}`, {}, admin.token),
  }

  const reset = () =>
    database.write(["user", "session"], async (trx) => {
      for (const table of ["counter", "deletedRecord", "deletion"] as const) await trx.deleteFrom(table).execute()
      await trx.deleteFrom("user").where("_id", "=", _id).execute()
      for (const table of tables)
        await trx
          .insertInto(table as "session")
          .values(start[table] as (typeof start)["session"])
          .execute()
    })

  const factors = secondFactors(openKeys(location))
  /** What is left of the account after these calls, and whether the recovery codes in their responses work. */
  const stateAfter = (answers: readonly Answer[]) =>
    database.write([], async (trx) => {
      const rows = await rowsOf(trx, _id)
      const known = start.session.map((session) => session._id)
      const left = rows.session.map((session) => session._id)
      const workingCodes: (boolean | undefined)[] = []
      for (const answer of answers) {
        const code = answer.json().data?.codes?.[0]
        workingCodes.push(code && (await factors.use(trx, _id, code)) !== null)
      }
      return {
        statuses: answers.map(({ statusCode }) => statusCode),
        user: rows.user.map(({ role, mustChangePassword }) => [role, mustChangePassword]),
        sessions: [...known.map((id) => left.includes(id)), left.filter((id) => !known.includes(id)).length],
        factor: rows.secondFactor.map(({ confirmedAt, secret, lastStep }) =>
          [confirmedAt, secret, lastStep].map(Boolean),
        ),
        passkeys: rows.passkey.length,
        // A login uses its code up before its session begins.
        codes: Math.ceil(rows.recoveryCode.length / 10),
        workingCodes,
        links: rows.mailLink.length,
      }
    })

  return { raced, sessions: [first, second] as const, reset, stateAfter }
}
