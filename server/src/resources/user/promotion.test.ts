import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { authenticator } from "#test/sign-in/authenticator.ts"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

onAnyDatabase("promotions", (app) => {
  const send = (token: string, method: "GET" | "POST" | "PATCH", call: string, payload?: object) =>
    app().request({ method, url: `/api/auth/${call}`, payload }, token)
  const mailsTo = (email: string) =>
    app().database.read.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("_id").execute()
  const logIn = async (email: string) => (await send("", "POST", "login", { email, password: testPassword })).json()
  const verify = (_id: string) =>
    app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
  const lists = async (token: string) => {
    const response = await send(token, "GET", "get-users")
    return response.statusCode === 200 ? 200 : response.json().code
  }
  const promotions = {
    "change-role": (id: string, role: string) => ({ id, role }),
    "change-roles": (id: string, role: string) => ({ ids: [id], role, requestId: randomUUID() }),
  }

  test.for(Object.keys(promotions) as (keyof typeof promotions)[])(
    "%s gives an unverified account a role that works only once the email is confirmed, and takes away what a stranger added",
    async (call) => {
      const admin = await app().as("admin")
      const { email, token, _id } = await app().as("student")
      const stranger = authenticator()
      await personOf(app(), { email, token }).setUp()
      const { data } = (await send(token, "POST", "begin-passkey")).json()
      await send(token, "POST", "add-passkey", { name: "Theirs", credential: stranger.create(data) })
      expect((await send(admin.token, "PATCH", call, promotions[call](_id, "registrar"))).statusCode).toBe(200)

      expect((await send(token, "GET", "get-user")).statusCode).toBe(401)
      const challenge = (await send("", "POST", "begin-passkey-login")).json().data
      const byPasskey = await send("", "POST", "login-with-passkey", { credential: stranger.use(challenge) })
      expect(byPasskey.statusCode).toBe(401)
      const again = await logIn(email)
      expect(await lists(again.token)).toBe("confirmEmail")
      const mail = (await mailsTo(email)).at(-1)
      expect(mail?.text).toMatch(/^Hello,\n\nAn admin .*\n\nThe role: Registrar\.\n/)
      const link = /verify-email#([\w-]+)/.exec(mail?.text ?? "")?.[1]
      expect((await send(again.token, "POST", "verify-email", { token: link })).statusCode).toBe(200)
      expect(await lists(again.token)).toBe(200)
    },
  )

  test("a promotion ends the sessions of a verified account, leaves its second factor, and is mailed; a demotion does none of it", async () => {
    const admin = await app().as("admin")
    const { email, token, _id } = await app().as("student")
    await verify(_id)
    const person = personOf(app(), { email, token })
    await person.setUp()
    await send(admin.token, "PATCH", "change-role", { id: _id, role: "instructor" })
    expect((await send(token, "GET", "get-user")).statusCode).toBe(401)
    const session = (await person.logIn(person.nextCode())).json().token
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject)
    expect((await subjects()).filter((subject) => subject === "You have a new role at Prohori")).toHaveLength(1)
    await send(admin.token, "PATCH", "change-role", { id: _id, role: "student" })
    expect((await send(session, "GET", "get-user")).statusCode).toBe(200)
    expect((await subjects()).filter((subject) => subject === "You have a new role at Prohori")).toHaveLength(1)
  })

  test("an admin without a confirmed email does not count as the last admin", async () => {
    const [{ token, _id }, other] = [await app().as("admin"), await app().as("student")]
    const rest = await app().database.read.selectFrom("user").select("_id").where("role", "=", "admin").execute()
    for (const { _id: id } of rest) if (id !== _id) await send(token, "PATCH", "change-role", { id, role: "student" })
    await send(token, "PATCH", "change-role", { id: other._id, role: "admin" })
    const refused = await send(token, "PATCH", "change-role", { id: _id, role: "student" })
    expect([refused.statusCode, refused.json().code]).toEqual([409, "lastAdmin"])
  })

  test("an admin confirms an email by hand, after entering the password; it is audited and mailed", async () => {
    const admin = await app().as("admin")
    const { email, _id } = await app().as("student")
    await send(admin.token, "PATCH", "change-role", { id: _id, role: "editor" })
    const { token } = await logIn(email)
    const confirmed = await send(admin.token, "PATCH", `confirm-email/${_id}`)
    expect([confirmed.statusCode, confirmed.json()]).toMatchObject([200, { data: { isVerified: true } }])
    expect((await send(token, "GET", "get-user")).json().data).toMatchObject({ role: "editor", isVerified: true })
    expect((await send(admin.token, "PATCH", `confirm-email/${_id}`)).statusCode).toBe(200)
    const subject = "Your email address was confirmed"
    expect((await mailsTo(email)).filter((mail) => mail.subject === subject)).toHaveLength(1)
    const entries = app().database.read.selectFrom("audit").select("actor").where("recordId", "=", _id)
    expect(await entries.where("action", "=", "user.confirm-email").execute()).toEqual([{ actor: admin.email }])
    // The links of earlier mails do not take the account from its owner any more.
    const link = /verify-email#([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? "")?.[1]
    const twice = { newPassword: "a river in August", confirmPassword: "a river in August" }
    expect((await send("", "POST", "set-password", { token: link, ...twice })).json().code).toBe("linkEnded")
  })
})
