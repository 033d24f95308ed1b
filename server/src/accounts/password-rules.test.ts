import { expect, test } from "vitest"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

const common = "This password is one of the most common ones. Please choose another"
const guessable = "This password is too easy to guess. Please choose another"
const tooShort = "Password must be up to 6 characters"
const tooShortForStaff = "Please use at least 12 characters: this account can do more than a student's"
const unchanged = "Your new password must differ from the current one"

onBothDatabases("what a password must be", (app) => {
  type Method = "POST" | "PATCH"
  const ask = (method: Method, call: string, payload: object, token?: string) =>
    app().request({ method, url: `/api/auth/${call}`, payload }, token)
  const twice = (newPassword: string) => ({ newPassword, confirmPassword: newPassword })
  const change = (newPassword: string, token: string) =>
    ask("PATCH", "change-password", { currentPassword: testPassword, ...twice(newPassword) }, token)
  const login = (email: string, password: string) => ask("POST", "login", { email, password })

  async function linkFor(email: string) {
    await ask("POST", "forgot-password", { email })
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
  ])("registering with the password %s is refused at its field: %s", async ([password, message]) => {
    const answer = await ask("POST", "register", {
      name: "Nusrat Jahan",
      email: "nusrat.jahan2001@example.com",
      password,
    })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ field: "password", message }]])
  })

  test("whoever is more than a student needs 12 characters, however they choose the password", async () => {
    const admin = await app().as("admin")
    const { token, email, _id } = await app().as("instructor")
    const short = "x7#Kq2!vLpW"
    const field = "newPassword"
    expect((await change(short, token)).json().errors).toMatchObject([{ field, message: tooShortForStaff }])
    const link = await linkFor(email)
    const set = await ask("POST", "set-password", { token: link, ...twice(short) })
    expect(set.json().errors).toMatchObject([{ field, message: tooShortForStaff }])
    const reset = await ask("PATCH", `reset-password/${_id}`, { password: short }, admin.token)
    expect(reset.json().errors).toMatchObject([{ field: "password", message: tooShortForStaff }])
    expect((await change(`${short}9`, token)).statusCode).toBe(200)
    const student = await app().as("student")
    expect((await change(short, student.token)).statusCode).toBe(200)
  })

  test("a student who became more must choose a longer password at the next login, and nothing else before", async () => {
    const admin = await app().as("admin")
    const email = "promoted@example.com"
    const password = "x7#Kq2!v"
    const { data } = (await ask("POST", "register", { name: "Mim", email, password })).json()
    expect((await login(email, password)).json().data.mustChangePassword).toBe(false)
    await ask("PATCH", "change-role", { id: data._id, role: "instructor" }, admin.token)
    const { token, data: promoted } = (await login(email, password)).json()
    expect(promoted.mustChangePassword).toBe(true)
    const sessions = () => app().request({ url: "/api/auth/get-sessions" }, token)
    expect((await sessions()).statusCode).toBe(403)
    const payload = { currentPassword: password, ...twice("a boat on the Padma") }
    expect((await ask("PATCH", "change-password", payload, token)).statusCode).toBe(200)
    expect((await sessions()).statusCode).toBe(200)
    expect((await login(email, "a boat on the Padma")).json().data.mustChangePassword).toBe(false)
  })

  test("a reset does not set the old password again, by a mailed link or by an admin", async () => {
    const admin = await app().as("admin")
    const { email, _id } = await app().as("student")
    const link = await linkFor(email)
    const again = await ask("POST", "set-password", { token: link, ...twice(testPassword) })
    expect(again.json().errors).toMatchObject([{ field: "newPassword", message: unchanged }])
    const reset = await ask("PATCH", `reset-password/${_id}`, { password: testPassword }, admin.token)
    expect(reset.json().errors).toMatchObject([{ field: "password", message: unchanged }])
    expect((await ask("POST", "set-password", { token: link, ...twice("a boat on the Padma") })).statusCode).toBe(200)
  })

  test("an admin cannot reset their own password: with a stolen session that would be enough to keep the account", async () => {
    const { token, _id, email } = await app().as("admin")
    for (const payload of [{}, { password: "a boat on the Padma" }]) {
      const answer = await ask("PATCH", `reset-password/${_id}`, payload, token)
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        "Please use Change Password for your own account",
      ])
    }
    expect((await login(email, testPassword)).statusCode).toBe(200)
  })
})
