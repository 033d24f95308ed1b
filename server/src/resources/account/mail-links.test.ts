import { expect, test } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { runJob } from "#test/run-job.ts"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

onBothDatabases("links in mails", (app) => {
  const post = (call: string, payload: object, token?: string, headers = {}) =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload, headers }, token)
  const newPassword = "remembered now"
  const twice = { newPassword, confirmPassword: newPassword }
  const mailsTo = (email: string) =>
    app().database.read.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("_id").execute()
  const tokenIn = async (email: string, path: string) => {
    const links = (await mailsTo(email)).map(({ text }) => new RegExp(`${path}#([\\w-]+)`).exec(text)?.[1])
    return links.filter(Boolean).at(-1) ?? ""
  }

  test("a forgotten password is reset by a single-use link", async () => {
    const { email, token: old } = await app().as("student")
    const requested = await post("forgot-password", { email: ` ${email.toUpperCase()} ` })
    expect(requested.statusCode).toBe(200)
    const token = await tokenIn(email, "/en/reset-password")
    expect((await post("set-password", { token, ...twice })).statusCode).toBe(200)
    expect((await app().request({ url: "/api/auth/get-user" }, old)).statusCode).toBe(401)
    expect((await post("login", { email, password: testPassword })).statusCode).toBe(401)
    expect((await post("login", { email, password: newPassword })).json().data.isVerified).toBe(true)
    const again = await post("set-password", { token, ...twice })
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      "This link is no longer valid. Please ask for a new one",
    ])
  })

  test("known and unknown email addresses get the same response, but only known ones get a mail", async () => {
    const { email } = await app().as("student")
    const [known, unknown] = [
      await post("forgot-password", { email }),
      await post("forgot-password", { email: "no@example.com" }),
    ]
    expect(unknown.json()).toEqual(known.json())
    expect(await mailsTo("no@example.com")).toEqual([])
  })

  test("a suspended user gets no mail with a link to reset the password", async () => {
    const { email } = await app().as("suspended")
    expect((await post("forgot-password", { email })).statusCode).toBe(200)
    expect(await tokenIn(email, "/reset-password")).toBe("")
  })

  test("a link is refused after 30 minutes, and after a change of the password", async () => {
    const { email, _id, token: session } = await app().as("student")
    await post("forgot-password", { email })
    const second = await tokenIn(email, "/reset-password")
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    await app().database.write([], (trx) =>
      trx.updateTable("mailLink").set({ expiresAt }).where("userId", "=", _id).execute(),
    )
    expect((await post("set-password", { token: second, ...twice })).statusCode).toBe(400)
    await runJob(deleteExpiredRows, app())
    const links = app().database.read.selectFrom("mailLink").select("purpose").where("userId", "=", _id)
    expect(await links.execute()).toEqual([])

    await post("forgot-password", { email })
    const third = await tokenIn(email, "/reset-password")
    const payload = { currentPassword: testPassword, ...twice }
    await app().request({ method: "PATCH", url: "/api/auth/change-password", payload }, session)
    expect((await post("set-password", { token: third, ...twice })).statusCode).toBe(400)
  })

  test("several links are valid until one of them is used", async () => {
    const { email } = await app().as("student")
    await Promise.all([1, 2, 3].map(() => post("forgot-password", { email })))
    const links = (await mailsTo(email)).flatMap(({ text }) => /reset-password#([\w-]+)/.exec(text)?.[1] ?? [])
    expect(links).toHaveLength(3)
    expect((await post("set-password", { token: links[1], ...twice })).statusCode).toBe(200)
    // With another password, because the same one would be refused for another reason.
    const other = { newPassword: "another horse 8", confirmPassword: "another horse 8" }
    for (const token of links) expect((await post("set-password", { token, ...other })).json().code).toBe("linkEnded")
  })

  test("a link to reset the password cannot verify the email, and stays valid", async () => {
    const { email } = await app().as("student")
    await post("forgot-password", { email })
    const token = await tokenIn(email, "/reset-password")
    expect((await post("verify-email", { token })).json().code).toBe("linkEnded")
    expect((await post("set-password", { token, ...twice })).statusCode).toBe(200)
  })

  test("a link that was sent to an email address which the user no longer has is refused", async () => {
    const { email, _id, token: session } = await app().as("student")
    const token = await tokenIn(email, "/verify-email")
    await app().database.write(["user"], (trx) =>
      trx
        .updateTable("user")
        .set({ email: `new-${email}` })
        .where("_id", "=", _id)
        .execute(),
    )
    expect((await post("verify-email", { token }, session)).json().code).toBe("linkEnded")
  })

  test("if a link is used twice at the same time, one use succeeds, and a refused password does not consume the link", async () => {
    const { email } = await app().as("student")
    await post("forgot-password", { email })
    const token = await tokenIn(email, "/reset-password")
    expect((await post("set-password", { token, newPassword: "123456", confirmPassword: "123456" })).statusCode).toBe(
      400,
    )
    const responses = await Promise.all([1, 2].map(() => post("set-password", { token, ...twice })))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  test("the link in the registration mail verifies the email once, and then cannot set a password any more", async () => {
    const { email, token: session } = await app().as("student")
    await post("send-verification", {}, session)
    const [first, token] = (await mailsTo(email)).map(({ text }) => /verify-email#([\w-]+)/.exec(text)?.[1])
    expect((await post("verify-email", { token }, session)).statusCode).toBe(200)
    expect((await app().request({ url: "/api/auth/get-user" }, session)).json().data.isVerified).toBe(true)
    for (const used of [first, token]) {
      expect((await post("verify-email", { token: used }, session)).json().code).toBe("linkEnded")
      expect((await post("set-password", { token: used, ...twice })).json().code).toBe("linkEnded")
      expect((await post("reject-account", { token: used })).json().code).toBe("linkEnded")
    }
    expect((await post("send-verification", {}, session)).json().message).toBe("Your email is already verified")
  })

  test("the verification mail can be sent again, in the language of the user's browser", async () => {
    const email = "bangla@example.com"
    const headers = { "accept-language": "bn-BD,bn;q=0.9,en;q=0.5" }
    const registered = await post("register", { name: "মিম", email, password: testPassword }, undefined, headers)
    expect((await post("send-verification", {}, registered.json().token)).statusCode).toBe(200)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    for (const { subject, text } of mails) expect(subject + text).toMatch(/[\u0980-\u09ff]/)
    const token = await tokenIn(email, "/bn/verify-email")
    expect((await post("verify-email", { token }, registered.json().token)).statusCode).toBe(200)
  })

  test("the eleventh request for a mail within 15 minutes gets 429 with Retry-After", async () => {
    const email = "many@example.com"
    const request = (index: number) =>
      app().request({
        method: "POST",
        url: "/api/auth/forgot-password",
        payload: { email },
        remoteAddress: `10.2.0.${index}`,
      })
    for (let index = 0; index < 10; index++) expect((await request(index)).statusCode).toBe(200)
    const response = await request(10)
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(800)
  })

  test("an invalid token gets 400 with its field", async () => {
    for (const token of [undefined, "", " ", "x", "x".repeat(5000), "\u0000", 5]) {
      for (const call of ["set-password", "verify-email", "reject-account", "accept-role"]) {
        const response = await post(call, { token, password: testPassword, ...twice })
        expect([call, response.statusCode, response.json().errors[0].field]).toEqual([call, 400, "token"])
      }
    }
  })
})
