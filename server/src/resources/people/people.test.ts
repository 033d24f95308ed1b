import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

onAnyDatabase("people", (app) => {
  type Method = "GET" | "POST" | "PATCH" | "DELETE"
  const send = (token: string, method: Method, call: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/auth/${call}`, payload, headers }, token)
  const anInvitation = (some: object = {}) => ({
    ...{ name: "Tanvir Rahman", email: `${randomUUID()}@example.com`, role: "instructor", language: "bn" },
    ...some,
  })
  const mailsTo = (email: string) =>
    app().database.read.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("_id").execute()
  const tokensIn = async (email: string) =>
    (await mailsTo(email)).flatMap(({ text }) => /\/bn\/accept-invitation#([\w-]+)/.exec(text)?.[1] ?? [])
  const chosen = { newPassword: "a river in August", confirmPassword: "a river in August" }
  const entriesOf = async (recordId: string) => {
    const entries = app().database.read.selectFrom("audit").select(["action", "actor", "details"])
    return entries.where("recordId", "=", recordId).orderBy("position").execute()
  }

  test("an invited user chooses a password by the mailed link, which verifies the email, and works once", async () => {
    const admin = await app().as("admin")
    const sent = anInvitation()
    const response = await send(admin.token, "POST", "invite-user", { ...sent, email: ` ${sent.email.toUpperCase()}` })
    const { data } = response.json()
    expect([response.statusCode, data]).toMatchObject([
      201,
      { email: sent.email, role: "instructor", isVerified: false },
    ])
    expect(data.invitedAt).toBe(data.createdAt)
    expect(await entriesOf(data._id)).toMatchObject([{ action: "user.create", actor: admin.email }])

    const [token] = await tokensIn(sent.email)
    for (const password of ["", "password", testPassword]) {
      expect((await send("", "POST", "login", { email: sent.email, password })).statusCode).not.toBe(200)
    }
    const set = await send("", "POST", "set-password", { token, ...chosen })
    expect([set.statusCode, set.json().data]).toEqual([200, { email: sent.email }])
    const login = (await send("", "POST", "login", { email: sent.email, password: chosen.newPassword })).json()
    expect(login.data).toMatchObject({ role: "instructor", isVerified: true, invitedAt: "", mustChangePassword: false })
    expect((await send("", "POST", "set-password", { token, ...chosen })).statusCode).toBe(400)
    const again = await send(admin.token, "POST", `invite-again/${data._id}`)
    expect([again.statusCode, again.json().message]).toEqual([409, "This user has already chosen a password"])
  })

  test("the mail names who invites and the role, and its link says the role to the page that chooses the password", async () => {
    const { token } = await app().as("admin")
    const inviteBy = async (name: string, language: string) => {
      await send(token, "PATCH", "update-user", { name })
      const sent = anInvitation({ role: "editor", language })
      await send(token, "POST", "invite-user", sent)
      return (await mailsTo(sent.email))[0]?.text
    }
    expect(await inviteBy("Nasrin Akter", "en")).toContain("Nasrin Akter invites you. Your role: Editor.")
    expect(await inviteBy("নাসরিন আক্তার", "bn")).toContain(
      "আমন্ত্রণ জানিয়েছেন নাসরিন আক্তার। আপনার ভূমিকা: সম্পাদক।".normalize("NFC"),
    )
    // A mail program would make a link of it.
    const linked = await inviteBy("prizes.example", "en")
    expect(linked).toContain("An admin invites you.")
    expect(linked).toMatch(/accept-invitation#[\w-]{43}\.editor$/m)
  })

  test("the password of an invited editor must be as long as that of everybody who works here", async () => {
    const { token: admin } = await app().as("admin")
    const sent = anInvitation({ role: "editor" })
    await send(admin, "POST", "invite-user", sent)
    const [token] = await tokensIn(sent.email)
    const short = { newPassword: "zq7 vx2 k", confirmPassword: "zq7 vx2 k" }
    const response = await send("", "POST", "set-password", { token, ...short })
    expect([response.statusCode, response.json().code]).toEqual([400, "passwordTooShortForStaff"])
  })

  test.for([
    [{ email: "taken" }, 409, "emailTaken", "email"],
    [{ email: "nobody" }, 400, "invalidEmail", "email"],
    [{ name: " " }, 400, "allFieldsRequired", "name"],
    [{ role: "suspended" }, 400, "invalidRole", "role"],
    [{ role: "king" }, 400, "invalidRole", "role"],
    [{ language: "fr" }, 400, "badInput", "language"],
  ] as const)("an invitation with %j is refused at its field", async ([some, status, code, field]) => {
    const { token, email } = await app().as("admin")
    const sent = anInvitation(some)
    if (sent.email === "taken") sent.email = email
    const response = await send(token, "POST", "invite-user", sent)
    expect([response.statusCode, response.json().errors]).toMatchObject([status, [{ field, code }]])
    expect(await tokensIn(sent.email)).toEqual([])
  })

  test("the link is valid for seven days; another invitation is recorded and has a new link", async () => {
    const { token: admin } = await app().as("admin")
    const sent = anInvitation()
    const { data } = (await send(admin, "POST", "invite-user", sent)).json()
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    const { database } = app()
    const link = database.read.selectFrom("mailLink").select("expiresAt").where("userId", "=", data._id)
    const validForMs = Date.parse((await link.executeTakeFirstOrThrow()).expiresAt) - Date.parse(data.createdAt)
    expect(validForMs / (24 * 60 * 60 * 1000)).toBeCloseTo(7, 2)
    await database.write([], (trx) =>
      trx.updateTable("mailLink").set({ expiresAt }).where("userId", "=", data._id).execute(),
    )
    const again = (await send(admin, "POST", `invite-again/${data._id}`)).json()
    expect(again.data.invitedAt > data.invitedAt).toBe(true)
    const [first, second] = await tokensIn(sent.email)
    expect((await send("", "POST", "set-password", { token: first, ...chosen })).statusCode).toBe(400)
    expect((await send("", "POST", "set-password", { token: second, ...chosen })).statusCode).toBe(200)
    const actions = (await entriesOf(data._id)).map(({ action }) => action)
    expect(actions).toEqual(["user.create", "user.invite-again", "user.set-password"])
  })

  test("a withdrawn invitation, and one whose owner got a one-time password, has a link no more", async () => {
    const { token: admin } = await app().as("admin")
    for (const call of ["DELETE delete-user", "PATCH reset-password"]) {
      const sent = anInvitation()
      const { _id } = (await send(admin, "POST", "invite-user", sent)).json().data
      const [method, path] = call.split(" ")
      await send(admin, method as Method, `${path}/${_id}`)
      const [token] = await tokensIn(sent.email)
      expect((await send("", "POST", "set-password", { token, ...chosen })).statusCode).toBe(400)
      expect((await send(admin, "POST", `invite-again/${_id}`)).statusCode).toBe(method === "DELETE" ? 404 : 409)
    }
  })

  test("a suspended user, who could not log in, is not invited again until they have another role", async () => {
    const { token: admin } = await app().as("admin")
    const sent = anInvitation()
    const { _id } = (await send(admin, "POST", "invite-user", sent)).json().data
    await send(admin, "PATCH", "change-role", { id: _id, role: "suspended" })
    const refused = await send(admin, "POST", `invite-again/${_id}`)
    const message = "This user is suspended and could not log in. Please give them another role first"
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: "invitedSuspended", message }])
    expect(await mailsTo(sent.email)).toHaveLength(1)
    await send(admin, "PATCH", "change-role", { id: _id, role: "student" })
    expect((await send(admin, "POST", `invite-again/${_id}`)).statusCode).toBe(200)
  })

  test("nobody can be flooded with invitations", async () => {
    const { token: admin } = await app().as("admin")
    const { _id } = (await send(admin, "POST", "invite-user", anInvitation())).json().data
    for (let count = 1; count < 10; count++) await send(admin, "POST", `invite-again/${_id}`)
    const refused = await send(admin, "POST", `invite-again/${_id}`)
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true])
  })

  test("a registrar corrects a name and a phone number; the log has them before and after", async () => {
    const registrar = await app().as("registrar")
    const { _id, email } = await app().as("student")
    const before = await send(registrar.token, "GET", `get-user/${_id}`)
    const headers = { "if-match": before.headers.etag }
    const correction = { name: "রহিম উদ্দিন", phone: "০১৭১২-৩৪৫৬৭৮" }
    const response = await send(registrar.token, "PATCH", `update-user/${_id}`, correction, headers)
    expect(response.json().data).toMatchObject({ name: correction.name, phone: "+8801712345678", email })
    const found = await send(registrar.token, "GET", `get-users?search=${encodeURIComponent("রহিম উদ্দিন")}`)
    expect(found.json().data.map((user: { _id: string }) => user._id)).toContain(_id)
    const entry = (await entriesOf(_id)).at(-1)
    expect(entry).toMatchObject({ action: "user.update", actor: registrar.email })
    expect(JSON.parse(entry?.details ?? "").changed).toEqual({
      name: ["A student", correction.name],
      phone: ["", "+8801712345678"],
    })
    const stale = await send(registrar.token, "PATCH", `update-user/${_id}`, { name: "Karim" }, headers)
    expect(stale.statusCode).toBe(412)
  })

  test("a correction changes nothing else, whatever is sent with it", async () => {
    const { token } = await app().as("admin")
    const { _id, email } = await app().as("student")
    const smuggled = { role: "admin", email: "x@example.com", isVerified: true, bio: "x", photo: "https://x.example/x" }
    const response = await send(token, "PATCH", `update-user/${_id}`, { name: "Karim", ...smuggled })
    expect(response.json().data).toMatchObject({
      name: "Karim",
      role: "student",
      email,
      isVerified: false,
      bio: "",
      photo: "",
    })
    expect((await send(token, "PATCH", `update-user/${_id}`, smuggled)).statusCode).toBe(400)
    expect((await send(token, "PATCH", "update-user/none", { name: "Karim" })).statusCode).toBe(404)
  })

  test.for(["admin", "editor", "registrar"] as const)(
    "a registrar cannot change the account of an %s",
    async (role) => {
      const { token, _id } = await app().as("registrar")
      const other = await app().as(role)
      for (const id of [other._id, ...(role === "registrar" ? [_id] : [])]) {
        expect((await send(token, "PATCH", `update-user/${id}`, { name: "Karim" })).statusCode).toBe(403)
      }
      const { token: admin } = await app().as("admin")
      expect((await send(admin, "PATCH", `update-user/${other._id}`, { name: "Karim" })).statusCode).toBe(200)
    },
  )

  test("an admin ends all sessions of a user, and all but the current one of their own", async () => {
    const { token, _id, email } = await app().as("admin")
    const student = await app().as("student")
    await send("", "POST", "login", { email: student.email, password: testPassword })
    const response = await send(token, "DELETE", `end-sessions/${student._id}`)
    expect(response.json()).toMatchObject({ message: "Sessions ended successfully", data: { ended: 2 } })
    expect((await send(student.token, "GET", "get-user")).statusCode).toBe(401)
    expect((await entriesOf(student._id)).at(-1)).toMatchObject({
      action: "session.end-all",
      actor: email,
      details: "reason: by-admin\nsessions: 2",
    })
    expect((await send(token, "DELETE", `end-sessions/${student._id}`)).json().data).toEqual({ ended: 0 })
    const other = (await send("", "POST", "login", { email, password: testPassword })).json().token
    expect((await send(token, "DELETE", `end-sessions/${_id}`)).json().data).toEqual({ ended: 1 })
    const statuses = [await send(other, "GET", "get-user"), await send(token, "GET", "get-user")]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 200])
    expect((await send(token, "DELETE", "end-sessions/none")).statusCode).toBe(404)
  })
})
