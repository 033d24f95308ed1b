import { expect, test } from "vitest"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

onBothDatabases("accounts", (app) => {
  const post = (call: string, payload: object, token?: string) =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload }, token)
  const register = (some: object = {}) =>
    post("register", { name: "Mim", email: `${Math.random()}@example.com`, password: testPassword, ...some })

  test("registering makes a student who is signed in, whatever else was sent", async () => {
    const answer = await register({ email: " New.Student@Example.com ", role: "admin", isVerified: true, _id: "mine" })
    expect(answer.statusCode).toBe(201)
    const { data, token } = answer.json()
    expect(data).toMatchObject({ email: "new.student@example.com", role: "student", isVerified: false })
    expect(data._id).not.toBe("mine")
    expect(answer.body).not.toMatch(/passwordHash|argon2/)
    const me = await app().request({ url: "/api/auth/get-user" }, token)
    expect(me.json().data).toMatchObject({ _id: data._id, userAgent: ["lightMyRequest"] })
  })

  test("the cookie is out of the page's reach and differs from the token", async () => {
    const answer = await register()
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: "session", httpOnly: true, sameSite: "Lax", path: "/" })
    expect(cookie?.value).not.toBe(answer.json().token)
  })

  test("a taken email answers 409 at its field, in any case, and of two at once one wins", async () => {
    const email = "taken@example.com"
    const answers = await Promise.all([register({ email }), register({ email: "TAKEN@example.com" })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const loser = answers.find(({ statusCode }) => statusCode === 409)
    expect(loser?.json().errors).toMatchObject([{ field: "email", message: "Email is already registered" }])
  })

  test.for([
    [{ password: "12345" }, "Password must be up to 6 characters"],
    [{ password: "Password1" }, "This password is one of the most common ones. Please choose another"],
    [{ email: "own@example.com", password: "own@example.com" }, "Your password must differ from your email"],
    [{ email: "no email" }, "Please enter a valid email"],
    [{ name: "  ", email: "no email" }, "All fields are required"],
    [{ password: "x".repeat(129) }, "Please use at most 128 characters"],
    [{ name: "nul\u0000" }, "Please remove the characters that cannot be printed"],
  ])("registering with %j is refused: %s", async ([some, message]) => {
    const answer = await register(some as object)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
  })

  test("login works with any case of the email; a wrong password and an unknown email sound the same", async () => {
    await register({ email: "login@example.com" })
    expect((await post("login", { email: "LOGIN@example.com", password: testPassword })).statusCode).toBe(200)
    const wrong = await post("login", { email: "login@example.com", password: "not it" })
    const unknown = await post("login", { email: "nobody@example.com", password: "not it" })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toEqual({ success: false, code: "wrongLogin", message: "Invalid email or password" })
    expect(unknown.json()).toEqual(wrong.json())
  })

  test("a suspended user cannot log in", async () => {
    const { email } = await app().as("suspended")
    const answer = await post("login", { email, password: testPassword })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe("Your account is suspended")
  })

  test("logout ends the session at once, clears the cookie, and succeeds again afterwards", async () => {
    const { token } = await app().as("student")
    const answer = await post("logout", {}, token)
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies[0]).toMatchObject({ name: "session", value: "" })
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
