import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { runCommand } from "#test/server-process.ts"
import { authenticator } from "#test/sign-in/authenticator.ts"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { fromBase32 } from "#test/sign-in/totp-secret.ts"
import { onBothDatabases, startTestApp, type TestApp, testPassword } from "#test/test-app.ts"

const minuteMs = 60 * 1000

const shiftConfirmation = ({ database }: TestApp, userId: string, ms: number) =>
  database.write(["session"], (trx) =>
    trx
      .updateTable("session")
      .set({ confirmedAt: new Date(Date.now() - ms).toISOString() })
      .where("userId", "=", userId)
      .execute(),
  )

const subjectsTo = async ({ database }: TestApp, email: string) => {
  const mails = await database.read
    .selectFrom("mail")
    .select("subject")
    .where("recipient", "=", email)
    .orderBy("_id")
    .execute()
  return mails.map(({ subject }) => subject)
}

// Otherwise the next half minute could begin during a test, and the code of the one before would be too old.
beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

onBothDatabases("two-step verification", (app) => {
  test("is required at sign-in from its first code on, and each code works once", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    const other = (await person.logIn()).json().token
    await person.send("begin-totp")
    // Begun, but without a first code: nothing is required.
    expect((await person.logIn()).statusCode).toBe(200)

    const codes = await person.setUp()
    expect(new Set(codes).size).toBe(10)
    expect((await app().request({ url: "/api/auth/get-user" }, other)).statusCode).toBe(401)
    expect((await app().request({ url: "/api/auth/get-user" }, user.token)).statusCode).toBe(200)

    const asked = await person.logIn()
    expect([asked.statusCode, asked.json().code, asked.cookies]).toEqual([401, "secondFactorNeeded", []])
    const code = person.nextCode()
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await person.logIn(spaced)).statusCode).toBe(200)
    const again = await person.logIn(code)
    expect([again.statusCode, again.json().code]).toEqual([401, "codeWrong"])
    // A code of the time before the last one is as old.
    expect((await person.logIn(person.codeAt(-1))).statusCode).toBe(401)
    expect((await person.logIn(person.nextCode())).statusCode).toBe(200)
    expect((await person.logIn(person.codeAt(2))).statusCode).toBe(401)
  })

  test("the server's clock decides which code is right, whatever time a request names", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    await person.setUp()
    const earlier = new Date()
    const code = person.codeAt(1)
    const logIn = () => {
      const time = earlier.toISOString()
      const payload = { email: user.email, password: testPassword, code, time, now: +earlier, date: time }
      const headers = { date: earlier.toUTCString() }
      return app().request({ method: "POST", url: "/api/auth/login", payload, headers })
    }
    vi.setSystemTime(+earlier + 10 * minuteMs)
    expect((await logIn()).json().code).toBe("codeWrong")
    vi.setSystemTime(earlier)
    expect((await logIn()).statusCode).toBe(200)
  })

  test("with the wrong password, nobody learns that an account has it", async () => {
    const user = await app().as("student")
    await personOf(app(), user).setUp()
    const payload = { email: user.email, password: "not the password" }
    const response = await app().request({ method: "POST", url: "/api/auth/login", payload })
    expect([response.statusCode, response.json().code]).toEqual([401, "wrongLogin"])
  })

  test("a recovery code works once instead, in any spelling, and is recorded", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    const [first = "", second = ""] = await person.setUp()
    expect((await person.logIn(first)).statusCode).toBe(200)
    expect((await person.logIn(first)).json().code).toBe("codeWrong")
    expect((await person.logIn(` ${second.toUpperCase().replace("-", " ")}`)).statusCode).toBe(200)
    const state = await app().request({ url: "/api/auth/get-second-factor" }, user.token)
    expect(state.json().data).toMatchObject({ isOn: true, recoveryCodesLeft: 8, isRequired: false })
    const used = app()
      .database.read.selectFrom("audit")
      .select("recordId")
      .where("action", "=", "user.use-recovery-code")
    expect(await used.where("recordId", "=", user._id).execute()).toHaveLength(2)

    const renewed = (await person.send("new-recovery-codes")).json().data.codes
    expect(renewed).toHaveLength(10)
    expect((await person.logIn(second)).statusCode).toBe(401)
    expect((await person.logIn(renewed[0])).statusCode).toBe(200)
  })

  test("Bengali digits are digits", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    await person.setUp()
    const bengali = person.nextCode().replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))
    expect((await person.logIn(bengali)).statusCode).toBe(200)
  })

  test("guesses at the code are limited for the account, from all networks, and a right code then waits too", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    await person.setUp()
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await person.logIn("000000", `10.1.${attempt}.1`)).statusCode).toBe(401)
    const throttled = await person.logIn(person.nextCode(), "10.2.0.1")
    expect([throttled.statusCode, throttled.json().code]).toEqual([429, "newBrowserRefused"])

    // A new password neither replaces the second factor nor allows more guesses.
    const admin = await app().as("admin")
    const url = `/api/auth/reset-password/${user._id}`
    const reset = await app().request({ method: "PATCH", url, payload: {} }, admin.token)
    const payload = { email: user.email, password: reset.json().data.password }
    const logIn = (code?: string) =>
      app().request({ method: "POST", url: "/api/auth/login", payload: { ...payload, ...(code && { code }) } })
    expect((await logIn()).json().code).toBe("secondFactorNeeded")
    expect((await logIn(person.nextCode())).statusCode).toBe(429)
  })

  test("somebody who knows the password cannot lock out known browsers, which share ten guesses at the code", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    await person.setUp()
    const payload = { email: user.email, password: testPassword }
    const logIn = (code: string, browser = "") =>
      app().request({ method: "POST", url: "/api/auth/login", payload: { ...payload, code }, cookies: { browser } })
    const browserIn = ({ cookies }: Awaited<ReturnType<typeof logIn>>) =>
      cookies.find(({ name }) => name === "browser")?.value ?? ""
    const [one, other] = [browserIn(await logIn(person.nextCode())), browserIn(await logIn(person.nextCode()))]
    for (let attempt = 0; attempt < 10; attempt++) expect((await logIn("000000")).statusCode).toBe(401)
    expect((await logIn("000000")).statusCode).toBe(429)
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await logIn("000000", attempt % 2 ? one : other)).statusCode).toBe(401)
    expect((await logIn("000000", one)).json().code).toBe("tooManySignIns")
    expect((await logIn("000000", other)).statusCode).toBe(429)
  })

  test("the database has no secret in clear, and recovery codes only as hashes", async () => {
    const user = await app().as("student")
    const begun = await personOf(app(), user).send("begin-totp")
    const secret = fromBase32(begun.json().data.secret)
    const row = await app()
      .database.read.selectFrom("secondFactor")
      .selectAll()
      .where("userId", "=", user._id)
      .executeTakeFirstOrThrow()
    const stored = Buffer.from(row.secret, "base64url")
    expect(stored.length).toBeGreaterThan(secret.length)
    expect(stored.includes(secret)).toBe(false)
    const codes = await personOf(app(), user).setUp()
    const hashes = await app()
      .database.read.selectFrom("recoveryCode")
      .select("codeHash")
      .where("userId", "=", user._id)
      .execute()
    for (const { codeHash } of hashes) expect(codes).not.toContain(codeHash)
    expect(hashes).toHaveLength(10)
  })

  test("turning it on and off is mailed; then the password is enough again", async () => {
    const user = await app().as("student")
    const person = personOf(app(), user)
    await person.setUp()
    expect((await person.send("begin-totp")).json().code).toBe("secondFactorIsOn")
    expect((await person.send("turn-off-totp")).statusCode).toBe(200)
    expect((await person.logIn()).statusCode).toBe(200)
    expect((await subjectsTo(app(), user.email)).slice(-2)).toEqual([
      "Two-step verification is on",
      "Two-step verification is off",
    ])
    expect((await person.send("new-recovery-codes")).json().code).toBe("secondFactorIsOff")
  })

  test("an admin turns it off for somebody who has lost the phone, which ends their sessions", async () => {
    const user = await app().as("editor")
    const person = personOf(app(), user)
    await person.setUp()
    const admin = await app().as("admin")
    const url = `/api/auth/reset-second-factor/${user._id}`
    const state = await app().request({ url: `/api/auth/get-second-factor/${user._id}` }, admin.token)
    expect(state.json().data).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await app().request({ method: "PATCH", url }, user.token)).statusCode).toBe(403)
    expect((await app().request({ method: "PATCH", url }, admin.token)).statusCode).toBe(200)
    expect((await app().request({ url: "/api/auth/get-user" }, user.token)).statusCode).toBe(401)
    expect((await person.logIn()).statusCode).toBe(200)
    expect((await app().request({ method: "PATCH", url }, admin.token)).json().code).toBe("secondFactorIsOff")
    const own = `/api/auth/reset-second-factor/${admin._id}`
    expect((await app().request({ method: "PATCH", url: own }, admin.token)).json().code).toBe("ownSecondFactor")
  })

  test("a reset takes away an app without its first code, and a passkey of an account whose verification counts as off", async () => {
    const [user, admin] = [await app().as("student"), await app().as("admin")]
    const person = personOf(app(), user)
    const reset = async () =>
      (await app().request({ method: "PATCH", url: `/api/auth/reset-second-factor/${user._id}` }, admin.token))
        .statusCode
    expect(await reset()).toBe(409)
    expect((await app().request({ url: "/api/auth/get-user" }, user.token)).statusCode).toBe(200)
    await person.send("begin-totp")
    expect(await reset()).toBe(200)
    const { token } = (await person.logIn()).json()
    const device = authenticator()
    const { data } = (await person.send("begin-passkey", {}, token)).json()
    await person.send("add-passkey", { name: "Pixel 9", credential: device.create(data) }, token)
    await app().database.write([], (trx) =>
      trx.updateTable("secondFactor").set({ confirmedAt: "" }).where("userId", "=", user._id).execute(),
    )
    expect(await reset()).toBe(200)
    const challenge = (await person.send("begin-passkey-login")).json().data
    expect((await person.send("login-with-passkey", { credential: device.use(challenge) })).statusCode).toBe(401)
    expect(await reset()).toBe(409)
  })
})

onBothDatabases("entering the password again", (app) => {
  test("is needed for dangerous calls ten minutes after the last time, and only for them", async () => {
    const admin = await app().as("admin")
    const student = await app().as("student")
    const changeRole = () =>
      app().request(
        { method: "PATCH", url: "/api/auth/change-role", payload: { id: student._id, role: "student" } },
        admin.token,
      )
    const confirm = (payload: object) =>
      app().request({ method: "POST", url: "/api/auth/confirm-identity", payload }, admin.token)
    const isConfirmed = async () =>
      (await app().request({ url: "/api/auth/get-second-factor" }, admin.token)).json().data.isConfirmed

    expect([(await changeRole()).statusCode, await isConfirmed()]).toEqual([200, true])
    await shiftConfirmation(app(), admin._id, 10 * minuteMs)
    const refused = await changeRole()
    expect([refused.statusCode, refused.json().code, await isConfirmed()]).toEqual([403, "confirmIdentity", false])
    expect((await app().request({ url: "/api/auth/get-users" }, admin.token)).statusCode).toBe(200)
    for (const url of ["/api/auth/export-users", "/api/certificates/export-certificates", "/api/audit/export-entries"])
      expect((await app().request({ url }, admin.token)).json().code).toBe("confirmIdentity")
    // With the session cookie, as a link downloads it.
    const headers = { cookie: `session=${admin.cookie}` }
    expect((await app().request({ url: "/api/auth/export-users", headers })).statusCode).toBe(403)

    const wrong = await confirm({ password: "not the password" })
    expect(wrong.json()).toMatchObject({ code: "currentPasswordWrong", errors: [{ field: "password" }] })
    expect((await changeRole()).statusCode).toBe(403)
    expect((await confirm({ password: testPassword })).statusCode).toBe(200)
    expect([(await changeRole()).statusCode, await isConfirmed()]).toEqual([200, true])
  })

  test("needs the code too, with two-step verification", async () => {
    const user = await app().as("admin")
    const person = personOf(app(), user)
    const [recoveryCode] = await person.setUp()
    await shiftConfirmation(app(), user._id, 10 * minuteMs)
    const confirm = async (code?: string) =>
      (await person.send("confirm-identity", { password: testPassword, code })).json()
    expect((await confirm()).errors).toMatchObject([{ field: "code", code: "codeRequired" }])
    expect((await confirm("000000")).errors).toMatchObject([{ field: "code", code: "codeWrong" }])
    expect((await person.send("new-recovery-codes")).json().code).toBe("confirmIdentity")
    expect((await confirm(person.nextCode())).success).toBe(true)
    expect((await confirm(recoveryCode)).success).toBe(true)
    const used = app().database.read.selectFrom("audit").select("_id").where("action", "=", "user.use-recovery-code")
    expect(await used.where("recordId", "=", user._id).execute()).toHaveLength(1)
    expect((await person.send("new-recovery-codes")).statusCode).toBe(200)
  })

  test("guesses with a stolen session are limited, and recorded as failed sign-ins", async () => {
    const { token, _id } = await app().as("admin")
    const confirm = (password: string) =>
      app().request({ method: "POST", url: "/api/auth/confirm-identity", payload: { password } }, token)
    for (let attempt = 0; attempt < 10; attempt++) expect((await confirm(`guess ${attempt}`)).statusCode).toBe(400)
    expect((await confirm(testPassword)).statusCode).toBe(429)
    const events = () =>
      app()
        .database.read.selectFrom("audit")
        .select("action")
        .where("actorId", "=", _id)
        .where("action", "like", "signIn.%")
        .execute()
    await app().app.securityEvents.flush()
    expect((await events()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["signIn.fail", "signIn.throttle"]),
    )
  })

  test("being asked is not an access violation", async () => {
    const { token, _id } = await app().as("admin")
    await shiftConfirmation(app(), _id, 10 * minuteMs)
    await app().request({ url: "/api/auth/export-users" }, token)
    await app().app.securityEvents.flush()
    const denied = app()
      .database.read.selectFrom("audit")
      .select("_id")
      .where("actorId", "=", _id)
      .where("action", "=", "access.deny")
    expect(await denied.execute()).toEqual([])
  })
})

test("a command turns it off for an admin who is locked out", async () => {
  const app = await startTestApp("sqlite")
  const admin = await app.as("admin")
  const person = personOf(app, admin)
  await person.setUp()
  const run = (email: string) => runCommand("reset-second-factor", app.location.dataDir, email)
  expect(await run("nobody@example.com")).toMatchObject({ code: 1, output: expect.stringMatching(/no account with/) })
  expect(await run(admin.email)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/ is off: the password alone/),
  })
  expect((await app.request({ url: "/api/auth/get-user" }, admin.token)).statusCode).toBe(401)
  expect((await person.logIn()).statusCode).toBe(200)
  expect(await subjectsTo(app, admin.email)).toContain("Two-step verification is off")
  expect(await run(admin.email)).toMatchObject({ code: 1, output: "It has no two-step verification\n" })
  await app.stop()
})

test("a sign-in on a new device is mailed to a verified address, with when and where; on a known one it is not", async () => {
  const app = await startTestApp("sqlite")
  const { email, _id } = await app.as("student")
  const logIn = (cookies: Record<string, string> = {}) =>
    app.request({
      method: "POST",
      url: "/api/auth/login",
      payload: { email, password: testPassword },
      headers: { "user-agent": "Win a prize at evil.example" },
      cookies,
    })
  const before = (await subjectsTo(app, email)).length
  const newMails = async () => (await subjectsTo(app, email)).slice(before)
  await logIn()
  // Anyone can register with any email.
  expect(await newMails()).toEqual([])
  await app.database.write(["user"], (trx) =>
    trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
  )
  const subject = "New sign-in to your Prohori account"
  const first = await logIn()
  expect(await newMails()).toEqual([subject])
  const mails = app.database.read
    .selectFrom("mail")
    .select("text")
    .where("recipient", "=", email)
    .orderBy("_id", "desc")
  const { text } = await mails.executeTakeFirstOrThrow()
  expect(text).toMatch(/\d{1,2} \w+ \d{4}.*\(Dhaka\)\n127\.0\.0\.1\n/)
  expect(text).not.toContain("prize")
  const browser = first.cookies.find(({ name }) => name === "browser")?.value ?? ""
  await logIn({ browser })
  expect(await newMails()).toEqual([subject])
  for (let count = 0; count < 4; count++) expect((await logIn()).statusCode).toBe(200)
  expect(await newMails()).toEqual([subject, subject, subject])
  await app.stop()
})
