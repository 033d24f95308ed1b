import { expect, test } from "vitest"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

onAnyDatabase("inviting an email that is registered", (app) => {
  const send = (token: string, method: "GET" | "POST" | "PATCH", call: string, payload?: object) =>
    app().request({ method, url: `/api/auth/${call}`, payload }, token)
  const lastLink = async (email: string, path: string) => {
    const mails = app().database.read.selectFrom("mail").select("text").where("recipient", "=", email)
    const texts = (await mails.orderBy("_id").execute()).map(({ text }) => text)
    return texts.flatMap((text) => new RegExp(`/${path}#([\\w-]+)`).exec(text)?.[1] ?? []).at(-1) ?? ""
  }
  const invitation = (email: string, role = "editor") => ({ name: "Tanvir Rahman", email, role, language: "en" })
  const newPassword = "a river in August"
  const logIn = (email: string, password = testPassword) => send("", "POST", "login", { email, password })
  /** A student whose email is verified, with a password of their own. */
  async function aVerified(password = testPassword) {
    const { email, token, _id } = await app().as("student")
    if (password !== testPassword)
      await send(token, "PATCH", "change-password", {
        ...{ currentPassword: testPassword, newPassword: password, confirmPassword: password },
      })
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    return { email, token, _id }
  }

  test("an unverified account is taken over: its password, sessions and second factor end, and its owner chooses a password", async () => {
    const admin = await app().as("admin")
    const { email, token, _id } = await app().as("student")
    await personOf(app(), { email, token }).setUp()
    const firstLink = await lastLink(email, "verify-email")
    const url = "/api/auth/invite-user"
    const headers = { "if-match": '"of another record"' }
    const invite = { method: "POST", url, payload: invitation(email), headers } as const
    const invited = await app().request(invite, admin.token)
    expect([invited.statusCode, invited.json().data]).toMatchObject([
      201,
      { _id, name: "Tanvir Rahman", role: "editor", isVerified: false },
    ])
    expect((await send(token, "GET", "get-user")).statusCode).toBe(401)
    expect((await logIn(email)).json().code).toBe("wrongLogin")
    expect((await send("", "POST", "reject-account", { token: firstLink })).json().code).toBe("linkEnded")
    const link = await lastLink(email, "accept-invitation")
    const twice = { newPassword, confirmPassword: newPassword }
    expect((await send("", "POST", "set-password", { token: link, ...twice })).statusCode).toBe(200)
    expect((await logIn(email, newPassword)).json().data).toMatchObject({ role: "editor", isVerified: true })
  })

  test("the owner of a verified account accepts the role with the password, once; until then nothing changes", async () => {
    const admin = await app().as("admin")
    const { email, token, _id } = await aVerified()
    const invited = await send(admin.token, "POST", "invite-user", invitation(email))
    expect([invited.statusCode, invited.json().data]).toMatchObject([201, { _id, role: "student", isVerified: true }])
    expect((await send(token, "GET", "get-user")).statusCode).toBe(200)
    const link = await lastLink(email, "accept-role")
    const accept = (some: object = {}) =>
      send("", "POST", "accept-role", { token: link, password: testPassword, ...some })
    expect((await accept({ password: "not the password" })).json().errors).toMatchObject([{ field: "password" }])
    const both = await Promise.all([accept(), accept()])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect((await send(token, "GET", "get-user")).statusCode).toBe(401)
    expect((await logIn(email)).json().data).toMatchObject({ role: "editor", mustChangePassword: false })
    const entries = app().database.read.selectFrom("audit").select(["action", "actor"]).where("recordId", "=", _id)
    expect(
      await entries.where("action", "in", ["user.offer-role", "user.accept-role"]).orderBy("position").execute(),
    ).toEqual([
      { action: "user.offer-role", actor: admin.email },
      { action: "user.accept-role", actor: email },
    ])
  })

  test("a new password is asked for only if the present one is too short for the role", async () => {
    const admin = await app().as("admin")
    const short = "zq7 vx2 k"
    const { email } = await aVerified(short)
    await send(admin.token, "POST", "invite-user", invitation(email))
    const link = await lastLink(email, "accept-role")
    const accept = (some: object = {}) => send("", "POST", "accept-role", { token: link, password: short, ...some })
    const code = "passwordTooShortForStaff"
    expect((await accept()).json().errors).toMatchObject([{ field: "newPassword", code }])
    const twice = { newPassword, confirmPassword: newPassword }
    expect((await accept({ ...twice, confirmPassword: short })).json().errors).toMatchObject([
      { field: "confirmPassword" },
    ])
    expect((await accept(twice)).statusCode).toBe(200)
    expect((await logIn(email, newPassword)).json().data.role).toBe("editor")
  })

  test("an offer ends with the next offer, with a change of the role, and with a suspension", async () => {
    const admin = await app().as("admin")
    const { email, _id } = await aVerified()
    const accept = (token: string) => send("", "POST", "accept-role", { token, password: testPassword })
    await send(admin.token, "POST", "invite-user", invitation(email, "admin"))
    const first = await lastLink(email, "accept-role")
    await send(admin.token, "POST", "invite-user", invitation(email))
    const second = await lastLink(email, "accept-role")
    await send(admin.token, "PATCH", "change-role", { id: _id, role: "suspended" })
    expect((await send(admin.token, "POST", "invite-user", invitation(email))).json().code).toBe("invitedSuspended")
    await send(admin.token, "PATCH", "change-role", { id: _id, role: "student" })
    for (const link of [first, second]) expect((await accept(link)).json().code).toBe("linkEnded")
  })

  test("a role without more rights than the present one is not offered", async () => {
    const admin = await app().as("admin")
    const { email } = await aVerified()
    const refused = await send(admin.token, "POST", "invite-user", invitation(email, "student"))
    expect([refused.statusCode, refused.json().code]).toEqual([409, "emailTaken"])
    expect(await lastLink(email, "accept-role")).toBe("")
  })
})
