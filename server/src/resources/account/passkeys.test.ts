import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "contract"
import { pino } from "pino"
import { expect, onTestFinished, test, vi } from "vitest"
import { passkeys } from "#accounts/second-factor/passkeys.ts"
import { totpCode, totpStepAt } from "#accounts/second-factor/totp.ts"
import { createLog } from "#log.ts"
import { openKeys } from "#signing-keys.ts"
import { authenticator } from "#test/sign-in/authenticator.ts"
import { fromBase32 } from "#test/sign-in/totp-secret.ts"
import { onBothDatabases, startTestApp, type TestApp, testPassword } from "#test/test-app.ts"

const minuteMs = 60 * 1000
type Device = ReturnType<typeof authenticator>
type Account = Awaited<ReturnType<TestApp["as"]>>

/** An account and its calls about passkeys. */
function accountOf({ app, request }: TestApp, { email, token }: Account) {
  const send = (path: string, payload: object = {}, by = token) =>
    request({ method: "POST", url: `/api/auth/${path}`, payload }, by)
  const creationOptions = async (): Promise<PasskeyCreationOptions> => (await send("begin-passkey")).json().data
  const add = (credential: object, name = "Pixel 9") => send("add-passkey", { name, credential })
  return {
    send,
    creationOptions,
    add,
    async has(device: Device): Promise<string[]> {
      const added = await add(device.create(await creationOptions()))
      expect(added.statusCode).toBe(200)
      return added.json().data.codes
    },
    list: async () => (await request({ url: "/api/auth/get-passkeys" }, token)).json().data,
    state: async () => (await request({ url: "/api/auth/get-second-factor" }, token)).json().data,
    delete: (id: string) => request({ method: "DELETE", url: `/api/auth/delete-passkey/${id}` }, token),
    logIn: (code?: string) =>
      app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password: testPassword, code } }),
  }
}

const challengeFrom = async ({ app }: TestApp): Promise<PasskeyRequestOptions> =>
  (await app.inject({ method: "POST", url: "/api/auth/begin-passkey-login" })).json().data

const logInWith = ({ app }: TestApp, credential: object) =>
  app.inject({ method: "POST", url: "/api/auth/login-with-passkey", payload: { credential } })

const subjectsTo = async ({ database }: TestApp, email: string) => {
  const mails = database.read.selectFrom("mail").select("subject").where("recipient", "=", email).orderBy("_id")
  return (await mails.execute()).map(({ subject }) => subject)
}

onBothDatabases("passkeys", (app) => {
  const newAccount = async (role: "student" | "editor" = "student") => {
    const user = await app().as(role)
    return { user, account: accountOf(app(), user) }
  }

  test("a passkey signs in without password or code; the password alone no longer does", async () => {
    const { user, account } = await newAccount()
    const other = (await account.logIn()).json().token
    const device = authenticator()
    const codes = await account.has(device)
    expect(new Set(codes).size).toBe(10)
    // Sessions that began with the password alone have ended.
    expect((await app().request({ url: "/api/auth/get-user" }, other)).statusCode).toBe(401)

    const signedIn = await logInWith(app(), device.use(await challengeFrom(app())))
    expect([signedIn.statusCode, signedIn.json().data.email]).toEqual([200, user.email])
    expect(signedIn.cookies.length).toBeGreaterThan(0)
    expect((await app().request({ url: "/api/auth/get-user" }, signedIn.json().token)).statusCode).toBe(200)

    expect((await account.logIn()).json().code).toBe("secondFactorNeeded")
    expect((await account.logIn("123456")).json().code).toBe("codeWrong")
    expect((await account.logIn(codes[0])).statusCode).toBe(200)
    expect(await account.state()).toMatchObject({ isOn: true, hasApp: false, passkeyCount: 1, recoveryCodesLeft: 9 })
    expect(await account.list()).toMatchObject([{ name: "Pixel 9", lastUsedAt: expect.stringMatching(/^20/) }])
    expect(await subjectsTo(app(), user.email)).toContain("Two-step verification is on")
  })

  test("each challenge works once, and only the newest ones", async () => {
    const { account } = await newAccount()
    const device = authenticator()
    await account.has(device)
    const [older, newer] = [await challengeFrom(app()), await challengeFrom(app())]
    const used = device.use(newer)
    expect((await logInWith(app(), used)).statusCode).toBe(200)
    for (const credential of [used, device.use(newer), device.use(older)]) {
      const refused = await logInWith(app(), credential)
      expect([refused.statusCode, refused.json().code, refused.cookies]).toEqual([401, "passkeyRefused", []])
    }
    expect((await logInWith(app(), device.use(await challengeFrom(app())))).statusCode).toBe(200)
  })

  test("a challenge of a server whose clock is ahead works once too", async () => {
    const { account } = await newAccount()
    const device = authenticator()
    await account.has(device)
    vi.useFakeTimers({ now: Date.now() + minuteMs, toFake: ["Date"] })
    const challenge = await challengeFrom(app())
    vi.useRealTimers()
    expect((await logInWith(app(), device.use(challenge))).statusCode).toBe(200)
    expect((await logInWith(app(), device.use(challenge))).statusCode).toBe(401)
  })

  test.each([
    ["of another site", { origin: "https://prohori.example.net" }],
    ["without a finger, face or PIN", { isVerified: false }],
  ])("a passkey that was used or made %s is refused", async (_, options) => {
    const { account } = await newAccount()
    const made = await account.add(authenticator(options).create(await account.creationOptions()))
    expect([made.statusCode, made.json().code]).toEqual([400, "passkeyRefused"])
    expect(await account.state()).toMatchObject({ isOn: false, passkeyCount: 0 })
    const device = authenticator()
    await account.has(device)
    const used = await logInWith(app(), device.use(await challengeFrom(app()), options))
    expect([used.statusCode, used.json().code]).toEqual([401, "passkeyRefused"])
  })

  test("what another key signed, or for another challenge, is refused", async () => {
    const { account } = await newAccount()
    const [device, stranger] = [authenticator(), authenticator()]
    await account.has(device)
    const challenge = await challengeFrom(app())
    const invented = { ...challenge, challenge: Buffer.alloc(54, 7).toString("base64url") }
    const tampered = device.use(challenge)
    tampered.response.authenticatorData = `A${tampered.response.authenticatorData.slice(1)}`
    const forged = [
      { ...stranger.use(challenge), id: device.id },
      stranger.use(challenge),
      device.use(invented),
      device.use({ ...challenge, challenge: "AAAA" }),
      device.use({ ...challenge, rpId: "elsewhere.example" }),
      device.use({ ...challenge, challenge: (await account.creationOptions()).challenge }),
      tampered,
    ]
    for (const credential of forged) expect((await logInWith(app(), credential)).statusCode).toBe(401)
    expect((await logInWith(app(), device.use(challenge))).statusCode).toBe(200)
  })

  test("a challenge is for one user, and for five minutes", async () => {
    const { account } = await newAccount()
    const { account: other, user: otherUser } = await newAccount()
    const device = authenticator()
    expect((await account.add(device.create(await other.creationOptions()))).statusCode).toBe(400)
    const made = device.create(await account.creationOptions())
    const smuggled = {
      _id: "smuggled",
      userId: otherUser._id,
      lastUsedAt: "smuggled",
      counter: "9",
      unknown: "smuggled",
    }
    const added = await account.send("add-passkey", { name: "Pixel 9", credential: made, ...smuggled })
    expect(added.statusCode).toBe(200)
    expect(await other.list()).toEqual([])
    expect(JSON.stringify(await account.list())).not.toContain("smuggled")
    // The same passkey a second time, for the same account or another.
    expect((await account.add(made)).statusCode).toBe(400)
    expect((await other.add(device.create(await other.creationOptions()))).statusCode).toBe(400)
    const challenge = await challengeFrom(app())
    vi.useFakeTimers({ now: Date.now() + 6 * minuteMs, toFake: ["Date"] })
    const late = await logInWith(app(), device.use(challenge))
    vi.useRealTimers()
    expect(late.statusCode).toBe(401)
    expect((await logInWith(app(), device.use(await challengeFrom(app())))).statusCode).toBe(200)
  })

  test("a copied passkey is refused when its counter falls behind", async () => {
    const { account } = await newAccount()
    const device = authenticator({ counter: 4_294_967_290 })
    await account.has(device)
    const use = async (counter: number) =>
      (await logInWith(app(), device.use(await challengeFrom(app()), { counter }))).statusCode
    expect([await use(4_294_967_292), await use(4_294_967_291), await use(4_294_967_295)]).toEqual([200, 401, 200])
  })

  test("it confirms the identity instead of the password, but only that of its owner", async () => {
    const { user, account } = await newAccount()
    const { account: other } = await newAccount()
    const [device, othersDevice] = [authenticator(), authenticator()]
    await account.has(device)
    await other.has(othersDevice)
    const lastHour = { confirmedAt: new Date(Date.now() - 60 * minuteMs).toISOString() }
    await app().database.write(["session"], (trx) =>
      trx.updateTable("session").set(lastHour).where("userId", "=", user._id).execute(),
    )
    expect((await account.send("begin-passkey")).json().code).toBe("confirmIdentity")
    const confirm = async (used: Device) =>
      account.send("confirm-with-passkey", { credential: used.use(await challengeFrom(app())) })
    expect((await confirm(othersDevice)).json().code).toBe("passkeyRefused")
    expect((await account.send("begin-passkey")).statusCode).toBe(403)
    expect((await confirm(device)).statusCode).toBe(200)
    expect((await account.send("begin-passkey")).statusCode).toBe(200)
  })

  test("a second one needs no new codes; deleting the last one turns two-step verification off", async () => {
    const { user, account } = await newAccount()
    const { account: stranger } = await newAccount()
    const [phone, key] = [authenticator(), authenticator()]
    await account.has(phone)
    expect(await account.has(key)).toEqual([])
    const [first, second] = (await account.list()).map(({ _id }: { _id: string }) => _id)
    expect((await stranger.delete(first)).statusCode).toBe(404)
    expect((await account.delete(first)).statusCode).toBe(200)
    expect((await account.delete(first)).json().code).toBe("recordNotFound")
    expect((await logInWith(app(), phone.use(await challengeFrom(app())))).statusCode).toBe(401)
    expect((await logInWith(app(), key.use(await challengeFrom(app())))).statusCode).toBe(200)
    expect((await account.delete(second)).statusCode).toBe(200)
    expect(await account.state()).toMatchObject({ isOn: false, passkeyCount: 0, recoveryCodesLeft: 0 })
    expect((await account.logIn()).statusCode).toBe(200)
    expect((await subjectsTo(app(), user.email)).slice(-4)).toEqual([
      "Two-step verification is on",
      "A new passkey for your Prohori account",
      "A passkey of your Prohori account was deleted",
      "Two-step verification is off",
    ])
  })

  test("two deletions at once do not leave an account that needs a factor and has none", async () => {
    const { account } = await newAccount()
    // At once, so that there are connections for both deletions.
    await Promise.all([authenticator(), authenticator()].map(account.has))
    const passkeys: { _id: string }[] = await account.list()
    const deleted = await Promise.all(passkeys.map(({ _id }) => account.delete(_id)))
    expect(deleted.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await account.logIn()).statusCode).toBe(200)
  })

  test("with an app as well, either may be removed, and both may be used", async () => {
    const { account } = await newAccount()
    const device = authenticator()
    await account.has(device)
    const { secret } = (await account.send("begin-totp")).json().data
    // The next step would begin within half a minute, and the code of the step before would be too old.
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] })
    onTestFinished(() => void vi.useRealTimers())
    const step = totpStepAt(Date.now())
    const code = (shift: number) => totpCode(fromBase32(secret), step + shift)
    // Begun, but without its first code: it does not count.
    expect((await account.logIn(code(-1))).json().code).toBe("codeWrong")
    const confirmed = await account.send("confirm-totp", { code: code(-1) })
    expect([confirmed.statusCode, confirmed.json().data.codes]).toEqual([200, []])
    expect((await account.logIn(code(0))).statusCode).toBe(200)
    expect(await account.state()).toMatchObject({ hasApp: true, passkeyCount: 1, recoveryCodesLeft: 10 })
    expect((await account.send("turn-off-totp")).statusCode).toBe(200)
    expect((await account.logIn(code(1))).json().code).toBe("codeWrong")
    expect(await account.state()).toMatchObject({ isOn: true, hasApp: false, recoveryCodesLeft: 10 })
    expect((await logInWith(app(), device.use(await challengeFrom(app())))).statusCode).toBe(200)
  })

  test("a stranger who registers with somebody's email cannot fill their mailbox", async () => {
    const { user, account } = await newAccount()
    const before = (await subjectsTo(app(), user.email)).length
    for (let round = 0; round < 6; round++) {
      await account.has(authenticator())
      const [{ _id }] = await account.list()
      expect((await account.delete(_id)).statusCode).toBe(200)
    }
    expect(await subjectsTo(app(), user.email)).toHaveLength(before + 10)
  })

  test("ten at most, each with a name", async () => {
    const { account } = await newAccount()
    const options = await account.creationOptions()
    expect((await account.add(authenticator().create(options), " ")).statusCode).toBe(400)
    const added = Array.from({ length: 12 }, () => account.add(authenticator().create(options)))
    const statuses = (await Promise.all(added)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect((await account.send("begin-passkey")).json().code).toBe("passkeysTooMany")
  })

  test("what its maker says about an authenticator is not read", async () => {
    const { account } = await newAccount()
    const statement = { fmt: "apple", attStmt: new Map([["x5c", [new Uint8Array([48, 130])]]]) }
    const made = authenticator({ statement }).create(await account.creationOptions())
    expect((await account.add(made)).statusCode).toBe(200)
  })

  test("suspended users cannot sign in with one, and an admin's reset removes them", async () => {
    const { user, account } = await newAccount()
    const device = authenticator()
    await account.has(device)
    const admin = await app().as("admin")
    const reset = { method: "PATCH", url: `/api/auth/reset-second-factor/${user._id}` } as const
    const setRole = (role: "suspended" | "student") =>
      app().database.write(["user"], (trx) =>
        trx.updateTable("user").set({ role }).where("_id", "=", user._id).execute(),
      )
    await setRole("suspended")
    const refused = await logInWith(app(), device.use(await challengeFrom(app())))
    expect([refused.statusCode, refused.json().code]).toEqual([403, "suspended"])
    await setRole("student")
    expect((await app().request(reset, admin.token)).statusCode).toBe(200)
    expect((await logInWith(app(), device.use(await challengeFrom(app())))).statusCode).toBe(401)
    expect((await account.logIn()).statusCode).toBe(200)
  })
})

test("why passkeys are refused is in the log, once a minute: here the site has another origin than PUBLIC_URL says", async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) })
  const app = await startTestApp("sqlite", { log })
  const account = accountOf(app, await app.as("student"))
  const device = authenticator()
  await account.has(device)
  expect(lines).toEqual([])
  const elsewhere = { origin: "https://www.prohori.example" }
  const refuseBoth = async () => {
    const challenge = await challengeFrom(app)
    expect((await logInWith(app, device.use(challenge, elsewhere))).statusCode).toBe(401)
    const made = authenticator(elsewhere).create(await account.creationOptions())
    expect((await account.add(made)).statusCode).toBe(400)
  }
  await refuseBoth()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "the response of a passkey was refused",
    reason: expect.stringMatching(/origin.*https:\/\/www\.prohori\.example.*http:\/\/localhost:3000/),
  })
  vi.setSystemTime(Date.now() + minuteMs)
  await refuseBoth()
  expect(lines).toHaveLength(2)
  await app.stop()
})

test("the signature of a challenge is compared in constant time", async () => {
  const compare = vi.spyOn(crypto, "timingSafeEqual")
  syncBuiltinESMExports()
  onTestFinished(() => {
    compare.mockRestore()
    syncBuiltinESMExports()
  })
  const keys = openKeys({ dataDir: "", secretKey: "s".repeat(32) })
  const server = passkeys(keys, "http://localhost:3000", createLog("silent"))
  const options = server.creationOptions({ _id: "user", email: "mim@example.com", name: "Mim" }, [], "Prohori")
  expect(await server.verifyNew(authenticator().create(options), "user", "Pixel 9")).toMatchObject({ userId: "user" })
  expect(compare).toHaveBeenCalledTimes(1)
})
