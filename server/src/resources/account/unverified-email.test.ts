import { Readable } from "node:stream"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { authenticator } from "#test/sign-in/authenticator.ts"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

// Otherwise the next half minute could begin during a test, and the code of the one before would be too old.
beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

onAnyDatabase("the second factor of an account, and links in mails", (app) => {
  const newPassword = "the owner's own 7"
  const post = (call: string, payload: object = {}, token?: string) =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload }, token)
  const mailsTo = (email: string) =>
    app().database.read.selectFrom("mail").select(["subject", "text"]).where("recipient", "=", email).execute()
  const tokenIn = async (email: string, path: string) => {
    const links = (await mailsTo(email)).map(({ text }) => new RegExp(`/${path}#([^\\s.]+)`).exec(text)?.[1])
    return links.filter(Boolean).at(-1) ?? ""
  }
  const verify = async (email: string, session?: string, proof: object = {}) =>
    post("verify-email", { token: await tokenIn(email, "verify-email"), ...proof }, session)
  const reset = async (email: string) => {
    await post("forgot-password", { email })
    const token = await tokenIn(email, "reset-password")
    const response = await post("set-password", { token, newPassword, confirmPassword: newPassword })
    expect(response.statusCode).toBe(200)
  }
  const logIn = (email: string, code?: string) => post("login", { email, password: newPassword, ...(code && { code }) })
  const logInWith = async (device: ReturnType<typeof authenticator>) => {
    const { data } = (await post("begin-passkey-login")).json()
    return post("login-with-passkey", { credential: device.use(data) })
  }
  /** The browser's request to add a passkey of this device. */
  const newPasskey = async (device: ReturnType<typeof authenticator>, token: string) => {
    const { data } = (await post("begin-passkey", {}, token)).json()
    return { name: "Pixel 9", credential: device.create(data) }
  }
  const rowsOf = async (userId: string) => {
    const tables = ["secondFactor", "passkey", "recoveryCode"] as const
    const counts = tables.map((table) =>
      app().database.read.selectFrom(table).select("userId").where("userId", "=", userId).execute(),
    )
    return (await Promise.all(counts)).map(({ length }) => length)
  }

  test("a reset by link of an email that was never verified removes what a stranger set up before", async () => {
    const { email, token, _id } = await app().as("student")
    const stranger = personOf(app(), { email, token })
    const device = authenticator()
    const codes = await stranger.setUp()
    expect((await post("add-passkey", await newPasskey(device, token), token)).statusCode).toBe(200)
    expect(await rowsOf(_id)).toEqual([1, 1, 10])

    await reset(email)
    expect(await rowsOf(_id)).toEqual([0, 0, 0])
    expect((await logInWith(device)).statusCode).toBe(401)
    expect((await app().request({ url: "/api/auth/get-user" }, token)).statusCode).toBe(401)
    const signedIn = await logIn(email)
    expect([signedIn.statusCode, signedIn.json().data.isVerified]).toEqual([200, true])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain("Two-step verification is off")
    const entries = app().database.read.selectFrom("audit").select("_id").where("recordId", "=", _id)
    expect(await entries.where("action", "=", "user.second-factor-off").execute()).toHaveLength(1)

    // From now on the email is verified: factors that its owner adds stay, and old recovery codes are invalid.
    const owner = personOf(app(), { email, token: signedIn.json().token })
    await owner.setUp()
    expect((await logIn(email, codes[0])).statusCode).toBe(401)
    expect((await logIn(email, owner.nextCode())).statusCode).toBe(200)
  })

  test("a request of the stranger that waits for its body during the reset adds no passkey", async () => {
    const { email, token, _id } = await app().as("student")
    const device = authenticator()
    const json = JSON.stringify(await newPasskey(device, token))
    const headers = { "content-type": "application/json", "content-length": `${Buffer.byteLength(json)}` }
    const { promise: isPastGuard, resolve } = Promise.withResolvers<void>()
    const body = new Readable({ read: () => resolve() })
    const url = "/api/auth/add-passkey"
    const adding = app().request({ method: "POST", url, payload: body, headers }, token)
    await isPastGuard
    await reset(email)
    body.push(json)
    body.push(null)
    const added = await adding
    expect([added.statusCode, added.json().code]).toEqual([401, "notSignedIn"])
    expect(await rowsOf(_id)).toEqual([0, 0, 0])
    expect((await logInWith(device)).statusCode).toBe(401)
  })

  test("a reset by link of a verified email leaves the second factor: the next login needs the code", async () => {
    const { email, token, _id } = await app().as("student")
    await verify(email, token)
    const person = personOf(app(), { email, token })
    const device = authenticator()
    await person.setUp()
    await post("add-passkey", await newPasskey(device, token), token)
    await reset(email)
    expect(await rowsOf(_id)).toEqual([1, 1, 10])
    expect((await logIn(email)).json().code).toBe("secondFactorNeeded")
    expect((await logIn(email, person.nextCode())).statusCode).toBe(200)
    expect((await logInWith(device)).statusCode).toBe(200)
  })

  test("an invitation verifies the email: what the invited user sets up then stays after a reset", async () => {
    const admin = await app().as("admin")
    const email = "invited@example.com"
    const invitation = { name: "Tanvir", email, role: "editor", language: "en" }
    await post("invite-user", invitation, admin.token)
    const [token, first] = [await tokenIn(email, "accept-invitation"), "a river in August"]
    await post("set-password", { token, newPassword: first, confirmPassword: first })
    const session = (await post("login", { email, password: first })).json().token
    await personOf(app(), { email, token: session }).setUp()
    await reset(email)
    expect((await logIn(email)).json().code).toBe("secondFactorNeeded")
  })

  const isVerified = async (_id: string) =>
    (await app().database.read.selectFrom("user").select("isVerified").where("_id", "=", _id).executeTakeFirst())
      ?.isVerified

  test("the link alone, or with the session of another account, verifies nothing, and stays valid", async () => {
    const [{ email, token, _id }, other] = [await app().as("student"), await app().as("student")]
    for (const session of [undefined, other.token, "forged"]) {
      const refused = await verify(email, session)
      expect([refused.statusCode, refused.json().code]).toEqual([403, "proveAccount"])
    }
    const wrong = await verify(email, undefined, { password: "not the password" })
    expect([wrong.statusCode, wrong.json().errors]).toMatchObject([400, [{ field: "password" }]])
    expect(await isVerified(_id)).toBe(0)
    expect((await verify(email, token)).statusCode).toBe(200)
    expect(await isVerified(_id)).toBe(1)
  })

  test("with the account's password, another browser verifies the email; the session and the passkey stay", async () => {
    const { email, token, _id } = await app().as("student")
    const device = authenticator()
    await post("add-passkey", await newPasskey(device, token), token)
    expect((await verify(email, undefined, { password: testPassword })).statusCode).toBe(200)
    expect(await isVerified(_id)).toBe(1)
    expect((await app().request({ url: "/api/auth/get-user" }, token)).statusCode).toBe(200)
    expect((await logInWith(device)).statusCode).toBe(200)
  })

  test("nobody guesses the password of an account by the link in a mail", async () => {
    const { email } = await app().as("student")
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await verify(email, undefined, { password: `wrong ${attempt}` })).statusCode).toBe(400)
    expect((await verify(email, undefined, { password: testPassword })).statusCode).toBe(429)
  })

  test("by the link in the first mail the owner of the email takes the account from a stranger, whatever its role", async () => {
    const { email, token, _id } = await app().as("student")
    const device = authenticator()
    await post("add-passkey", await newPasskey(device, token), token)
    const values = { role: "editor", photo: "/images/stranger.webp" } as const
    await app().database.write(["user"], (trx) => trx.updateTable("user").set(values).where("_id", "=", _id).execute())
    const link = await tokenIn(email, "verify-email")
    const twice = { newPassword, confirmPassword: newPassword }
    expect((await post("set-password", { token: link, ...twice })).statusCode).toBe(200)
    expect(await rowsOf(_id)).toEqual([0, 0, 0])
    expect((await logInWith(device)).statusCode).toBe(401)
    expect((await app().request({ url: "/api/auth/get-user" }, token)).statusCode).toBe(401)
    expect((await logIn(email)).json().data).toMatchObject({ isVerified: true, photo: "", role: "editor" })
  })

  test("“that was not me” deletes the account that a stranger opened, and the email can be registered again", async () => {
    const { email, token, _id } = await app().as("student")
    await post("../reviews/register", { rating: 5, description: "By a stranger." }, token)
    const link = await tokenIn(email, "verify-email")
    const rejected = await post("reject-account", { token: link })
    expect([rejected.statusCode, rejected.json().message]).toEqual([200, "Account deleted successfully"])
    expect(await isVerified(_id)).toBe(undefined)
    expect((await app().request({ url: "/api/auth/get-user" }, token)).statusCode).toBe(401)
    const reviews = app().database.read.selectFrom("review").select("_id").where("userId", "=", _id)
    expect(await reviews.execute()).toEqual([])
    const entries = app().database.read.selectFrom("audit").select("action").where("recordId", "=", _id)
    const actions = (await entries.orderBy("position").execute()).map(({ action }) => action)
    expect(actions.slice(-2)).toEqual(["session.end-all", "user.delete"])
    expect(actions).toContain("user.reject-account")
    expect((await post("register", { name: "The owner", email, password: testPassword })).statusCode).toBe(201)
  })
})
