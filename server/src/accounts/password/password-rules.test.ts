import { expect, test } from "vitest"
import { passwordRules } from "#accounts/password/password-rules.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

const common = "This password is one of the most common ones. Please choose another"
const guessable = "This password is too easy to guess. Please choose another"
const tooShort = "Password must be up to 6 characters"
const tooShortForStaff = "Please use at least 12 characters: this account can do more than a student's"
const unchanged = "Your new password must differ from the current one"

onAnyDatabase("password rules", (app) => {
  type Method = "POST" | "PATCH"
  const send = (method: Method, call: string, payload: object, token?: string) =>
    app().request({ method, url: `/api/auth/${call}`, payload }, token)
  const twice = (newPassword: string) => ({ newPassword, confirmPassword: newPassword })
  const change = (newPassword: string, token: string) =>
    send("PATCH", "change-password", { currentPassword: testPassword, ...twice(newPassword) }, token)
  const login = (email: string, password: string) => send("POST", "login", { email, password })

  async function linkFor(email: string) {
    await send("POST", "forgot-password", { email })
    const mails = await app().database.read.selectFrom("mail").select("text").where("recipient", "=", email).execute()
    return mails.flatMap(({ text }) => /reset-password#([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? ""
  }

  test.for([
    ["21081990", common],
    ["Prohori1", guessable],
    ["bangladesh", guessable],
    ["aaaaaa", guessable],
    ["b4ngl4desh", guessable],
    ["বাংলাদেশ১৯৭১", guessable],
    ["NusratJahan99", guessable],
    ["nusrat.jahan2001", guessable],
    ["     a", tooShort],
    ["a      b      c", tooShort],
    ["👨‍👩‍👧", tooShort],
    ["ｐａｓｓｗｏｒｄ１２３４", guessable],
    ["２１০৮１９９０", common],
    ["passw\u200cord1234", guessable],
    ["welcome2prohori", guessable],
  ])("registering with the password %s is refused at its field: %s", async ([password, message]) => {
    const response = await send("POST", "register", {
      name: "Nusrat Jahan",
      email: "nusrat.jahan2001@example.com",
      password,
    })
    expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field: "password", message }]])
  })

  test("roles above student need 12 characters, however the password is set", async () => {
    const admin = await app().as("admin")
    const { token, email, _id } = await app().as("instructor")
    const short = "x7#Kq2!vLpW"
    const field = "newPassword"
    expect((await change(short, token)).json().errors).toMatchObject([{ field, message: tooShortForStaff }])
    const link = await linkFor(email)
    const set = await send("POST", "set-password", { token: link, ...twice(short) })
    expect(set.json().errors).toMatchObject([{ field, message: tooShortForStaff }])
    const reset = await send("PATCH", `reset-password/${_id}`, { password: short }, admin.token)
    expect(reset.json().errors).toMatchObject([{ field: "password", message: tooShortForStaff }])
    const emoji = await change("😀🎉🚀🌍🔥💧", token)
    expect(emoji.json().errors).toMatchObject([{ field, message: tooShortForStaff }])
    expect((await change(`${short}9`, token)).statusCode).toBe(200)
    const student = await app().as("student")
    expect((await change(short, student.token)).statusCode).toBe(200)
  })

  test("a promoted student with a short password must choose a longer one after the next login, before anything else", async () => {
    const admin = await app().as("admin")
    const email = "promoted@example.com"
    const password = "x7#Kq2!v"
    const { data } = (await send("POST", "register", { name: "Mim", email, password })).json()
    expect((await login(email, password)).json().data.mustChangePassword).toBe(false)
    await send("PATCH", "change-role", { id: data._id, role: "instructor" }, admin.token)
    const { token, data: promoted } = (await login(email, password)).json()
    expect(promoted.mustChangePassword).toBe(true)
    const sessions = () => app().request({ url: "/api/auth/get-sessions" }, token)
    expect((await sessions()).statusCode).toBe(403)
    const payload = { currentPassword: password, ...twice("a boat on the Padma") }
    expect((await send("PATCH", "change-password", payload, token)).statusCode).toBe(200)
    expect((await sessions()).statusCode).toBe(200)
    expect((await login(email, "a boat on the Padma")).json().data.mustChangePassword).toBe(false)
  })

  test("somebody in the office whose password is too short must choose a longer one after entering it again", async () => {
    const password = "x7#Kq2!v"
    const { data, token } = (
      await send("POST", "register", { name: "Mim", email: "signed-in@example.com", password })
    ).json()
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ role: "admin", isVerified: 1 }).where("_id", "=", data._id).execute(),
    )
    const exported = async () => (await app().request({ url: "/api/auth/export-users" }, token)).json().code
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await app().database.write(["session"], (trx) =>
      trx.updateTable("session").set({ confirmedAt: hourAgo }).where("userId", "=", data._id).execute(),
    )
    expect(await exported()).toBe("confirmIdentity")
    expect((await send("POST", "confirm-identity", { password }, token)).statusCode).toBe(200)
    expect(await exported()).toBe("choosePassword")
  })

  test("a reset by a mailed link or an admin refuses the old password", async () => {
    const admin = await app().as("admin")
    const { email, _id } = await app().as("student")
    const link = await linkFor(email)
    const again = await send("POST", "set-password", { token: link, ...twice(testPassword) })
    expect(again.json().errors).toMatchObject([{ field: "newPassword", message: unchanged }])
    const reset = await send("PATCH", `reset-password/${_id}`, { password: testPassword }, admin.token)
    expect(reset.json().errors).toMatchObject([{ field: "password", message: unchanged }])
    expect((await send("POST", "set-password", { token: link, ...twice("a boat on the Padma") })).statusCode).toBe(200)
  })

  test("an admin cannot reset their own password, because a stolen session could then take over the account", async () => {
    const { token, _id, email } = await app().as("admin")
    for (const payload of [{}, { password: "a boat on the Padma" }]) {
      const response = await send("PATCH", `reset-password/${_id}`, payload, token)
      expect([response.statusCode, response.json().message]).toEqual([
        409,
        "Please use Change Password for your own account",
      ])
    }
    expect((await login(email, testPassword)).statusCode).toBe(200)
  })
})

test("the words of the site, of its company and of the user are no password, and those of others are one", () => {
  const email = "nusrat.jahan@example.com"
  const allowed = (password: string, ownWords: string[] = [], owner = { email, name: "Sharmin Akter" }) =>
    passwordRules(ownWords).isAllowed(password, owner)
  for (const word of ["Chattogram7", "Hacker2026", "প্রহরী১২"]) expect([word, allowed(word)]).toEqual([word, false])
  expect([allowed("Shaplafort9"), allowed("Shaplafort9", ["Shapla Fort"])]).toEqual([true, false])
  for (const word of ["SharminAkter1", "NusratJahan12"]) {
    expect([word, allowed(word)]).toEqual([word, false])
    expect([word, allowed(word, [], { email: "a@example.com", name: "B" })]).toEqual([word, true])
  }
})
