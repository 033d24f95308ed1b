import { argon2Sync, randomBytes } from "node:crypto"
import { expect, test } from "vitest"
import { ownPasswordCounters, signInCounters } from "#accounts/limits/login-throttle.ts"
import { dummyHash } from "#accounts/password/password.ts"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

/** Comparing with this hash takes about a fifth of a second. */
function slowHash(password: string) {
  const [nonce, parameters] = [randomBytes(16), { memory: 19456, passes: 16, parallelism: 1 }]
  const key = argon2Sync("argon2id", { message: password, nonce, tagLength: 32, ...parameters })
  return `$argon2id$v=19$m=19456,t=16,p=1$${nonce.toString("base64")}$${key.toString("base64")}`
}

onBothDatabases("accounts", (app) => {
  const post = (call: string, payload: object, token?: string) =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload }, token)
  const register = (some: object = {}) =>
    post("register", { name: "Mim", email: `${Math.random()}@example.com`, password: testPassword, ...some })

  test("registering creates a signed-in student, whatever else the request contains", async () => {
    const response = await register({
      email: " New.Student@Example.com ",
      role: "admin",
      isVerified: true,
      _id: "mine",
    })
    expect(response.statusCode).toBe(201)
    const { data, token } = response.json()
    expect(data).toMatchObject({ email: "new.student@example.com", role: "student", isVerified: false })
    expect(data._id).not.toBe("mine")
    expect(response.body).not.toMatch(/passwordHash|argon2/)
    const me = await app().request({ url: "/api/auth/get-user" }, token)
    expect(me.json().data).toMatchObject({ _id: data._id, userAgent: ["lightMyRequest"] })
  })

  test("a sign-in on a new device is mailed only to a verified address", async () => {
    const { data } = (await register()).json()
    const subjects = async () => {
      await post("login", { email: data.email, password: testPassword })
      const mails = app().database.read.selectFrom("mail").select("subject").where("recipient", "=", data.email)
      return (await mails.execute()).map(({ subject }) => subject)
    }
    const subject = "New sign-in to your Prohori account"
    expect(await subjects()).not.toContain(subject)
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", data._id).execute(),
    )
    expect(await subjects()).toContain(subject)
  })

  test("the cookie is unreadable for scripts and differs from the token; each has 256 bits", async () => {
    const response = await register()
    const [cookie] = response.cookies
    for (const secret of [cookie?.value ?? "", response.json().token])
      expect(Buffer.from(secret, "base64url")).toHaveLength(32)
    expect(cookie).toMatchObject({ name: "session", httpOnly: true, sameSite: "Lax", path: "/" })
    expect(cookie?.value).not.toBe(response.json().token)
  })

  test("a taken email in any case gets 409 at its field, also for concurrent registrations", async () => {
    const email = "taken@example.com"
    const responses = await Promise.all([register({ email }), register({ email: "TAKEN@example.com" })])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const loser = responses.find(({ statusCode }) => statusCode === 409)
    expect(loser?.json().errors).toMatchObject([{ field: "email", message: "Email is already registered" }])
  })

  test.for([
    [{ password: "12345" }, "Password must be up to 6 characters"],
    [{ password: "Password1" }, "This password is one of the most common ones. Please choose another"],
    [{ email: "own@example.com", password: "own@example.com" }, "Your password must differ from your email"],
    [{ email: "no email" }, "Please enter a valid email"],
    [{ name: "  ", email: "no email" }, "All fields are required"],
    [{ email: "no email", password: "" }, "All fields are required"],
    [{ password: "x".repeat(129) }, "Please use at most 128 characters"],
    [{ name: "nul\u0000" }, "Please remove the characters that cannot be printed"],
  ])("registering with %j is refused: %s", async ([some, message]) => {
    const response = await register(some as object)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  test("login accepts the email in any case; a wrong password and an unknown email get the same response", async () => {
    await register({ email: "login@example.com" })
    expect((await post("login", { email: "LOGIN@example.com", password: testPassword })).statusCode).toBe(200)
    const wrong = await post("login", { email: "login@example.com", password: "not it" })
    const unknown = await post("login", { email: "nobody@example.com", password: "not it" })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toEqual({ success: false, code: "wrongLogin", message: "Invalid email or password" })
    expect(unknown.json()).toEqual(wrong.json())
  })

  test("an old password that is compared while it is replaced neither logs in nor authorizes a change", async () => {
    const { email, _id, token } = await app().as("student")
    const store = (passwordHash: string) =>
      app().database.write(["user"], (trx) =>
        trx.updateTable("user").set({ passwordHash }).where("_id", "=", _id).execute(),
      )
    await store(slowHash(testPassword))
    const counters = [
      ...signInCounters({ email, address: "127.0.0.1", browserId: undefined }),
      ...ownPasswordCounters(email),
    ]
    const keys = counters.filter(({ scope }) => scope === "own").map(({ key }) => key)
    const attempts = app().database.read.selectFrom("counter").select("key").where("key", "in", keys)
    const login = post("login", { email, password: testPassword })
    const payload = {
      currentPassword: testPassword,
      newPassword: "another horse 8",
      confirmPassword: "another horse 8",
    }
    const change = app().request({ method: "PATCH", url: "/api/auth/change-password", payload }, token)
    await expect.poll(() => attempts.execute(), { interval: 2 }).toHaveLength(2)
    await store(dummyHash())
    expect((await login).json().code).toBe("wrongLogin")
    expect((await change).json().code).toBe("currentPasswordWrong")
  })

  test("at most 300 characters of a browser's name are stored", async () => {
    const { email, token } = await app().as("student")
    const headers = { "user-agent": "x".repeat(5000) }
    const payload = { email, password: testPassword }
    await app().request({ method: "POST", url: "/api/auth/login", payload, headers })
    const me = await app().request({ url: "/api/auth/get-user" }, token)
    expect(me.json().data.userAgent).toEqual(["lightMyRequest", "x".repeat(300)])
  })

  test("a suspended user cannot log in", async () => {
    const { email } = await app().as("suspended")
    const response = await post("login", { email, password: testPassword })
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe("Your account is suspended")
  })

  test("logout ends the session immediately and clears the cookie, and can be repeated", async () => {
    const { token } = await app().as("student")
    const response = await post("logout", {}, token)
    expect(response.statusCode).toBe(200)
    expect(response.cookies[0]).toMatchObject({ name: "session", value: "" })
    expect((await app().request({ url: "/api/auth/get-user" }, token)).statusCode).toBe(401)
    expect((await post("logout", {}, token)).statusCode).toBe(200)
  })

  test("only hashes of a session's secrets are stored", async () => {
    const { token, cookie } = await app().as("student")
    const rows = JSON.stringify(await app().database.read.selectFrom("session").selectAll().execute())
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(cookie)
  })
})
