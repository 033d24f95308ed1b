import { expect, test } from "vitest"
import { accountKey } from "#accounts/limits/attempt-counters.ts"
import { counterKey } from "#db/counters.ts"
import { earlierFailures } from "#test/sign-in/earlier-failures.ts"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

onAnyDatabase("a mailed link that opens a browser", (app) => {
  const post = (call: string, payload: object, browser = "") =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload, ...(browser && { cookies: { browser } }) })
  const logIn = async (email: string, browser = "", more: object = {}) => {
    const response = await post("login", { email, password: testPassword, ...more }, browser)
    return [response.statusCode, response.json().code]
  }
  /** Uses up the attempts that all unknown browsers share. */
  const lockOut = (email: string) => earlierFailures(app(), accountKey(email), 30)
  const verify = (_id: string) =>
    app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
  const tokensFor = async (email: string, page = "open-browser") => {
    const mails = app().database.read.selectFrom("mail").select("text").where("recipient", "=", email).orderBy("_id")
    return (await mails.execute()).flatMap(({ text }) => text.split(`/${page}#`)[1]?.split("\n")[0] ?? [])
  }
  const browserIn = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    cookies.find(({ name }) => name === "browser")?.value ?? ""

  test("lets the owner whom strangers have locked out log in with that browser alone; it is used once", async () => {
    const { email, _id } = await app().as("student")
    await verify(_id)
    await lockOut(email)
    expect(await logIn(email)).toEqual([429, "newBrowserRefused"])
    const asked = await post("send-browser-link", { email })
    const [token] = await tokensFor(email)
    const opened = await post("open-browser", { token })
    expect([opened.statusCode, opened.json().data, opened.cookies.map(({ name }) => name)]).toEqual([
      200,
      undefined,
      ["browser"],
    ])
    const browser = browserIn(opened)
    expect(await logIn(email, browser, { password: "a guess" })).toEqual([401, "wrongLogin"])
    expect(await logIn(email, browser)).toEqual([200, undefined])
    // It clears nothing: other new browsers wait.
    expect(await logIn(email)).toEqual([429, "newBrowserRefused"])
    const again = await post("open-browser", { token })
    expect([again.statusCode, again.json().code, browserIn(again)]).toEqual([400, "linkEnded", ""])
    const entries = app().database.read.selectFrom("audit").select("address").where("recordId", "=", _id)
    expect(await entries.where("action", "=", "user.open-browser").execute()).toHaveLength(1)
    expect((await post("send-browser-link", { email: "nobody@example.com" })).json()).toEqual(asked.json())
  })

  test("goes to confirmed addresses and to the office, with one answer for all", async () => {
    const [student, editor, suspended] = [
      await app().as("student"),
      await app().as("editor"),
      await app().as("suspended"),
    ]
    await verify(suspended._id)
    const answers = []
    for (const { email } of [student, editor, suspended, { email: "nobody@example.com" }])
      answers.push((await post("send-browser-link", { email })).json())
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await tokensFor(student.email)).toEqual([])
    expect(await tokensFor(editor.email)).toHaveLength(1)
    expect(await tokensFor(suspended.email)).toEqual([])
  })

  test("opens the second step too, which somebody with the password had locked", async () => {
    const { email, token: own } = await app().as("editor")
    const person = personOf(app(), { email, token: own })
    await person.setUp()
    await earlierFailures(app(), counterKey("second factor", email), 10)
    expect(await logIn(email, "", { code: person.nextCode() })).toEqual([429, "newBrowserRefused"])
    await post("send-browser-link", { email })
    const [token] = await tokensFor(email)
    const browser = browserIn(await post("open-browser", { token }))
    expect(await logIn(email, browser)).toEqual([401, "secondFactorNeeded"])
    expect(await logIn(email, browser, { code: person.nextCode() })).toEqual([200, undefined])
  })

  test("is no link to another page, ends after 30 minutes, and is mailed ten times in 15 minutes at most", async () => {
    const { email, _id } = await app().as("editor")
    for (let count = 0; count < 10; count++) expect((await post("send-browser-link", { email })).statusCode).toBe(200)
    expect((await post("send-browser-link", { email })).statusCode).toBe(429)
    const tokens = await tokensFor(email)
    expect(tokens).toHaveLength(10)
    expect((await post("verify-email", { token: tokens[0] })).statusCode).toBe(400)
    await post("forgot-password", { email })
    const [reset] = await tokensFor(email, "reset-password")
    expect((await post("open-browser", { token: reset })).json().errors).toMatchObject([{ code: "linkEnded" }])
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    const links = app().database.read.selectFrom("mailLink").select("expiresAt").where("userId", "=", _id)
    const [link] = await links.where("purpose", "=", "browser").execute()
    expect(Date.parse(link?.expiresAt ?? "") - Date.now()).toBeLessThanOrEqual(30 * 60 * 1000)
    await app().database.write([], (trx) =>
      trx.updateTable("mailLink").set({ expiresAt }).where("userId", "=", _id).execute(),
    )
    expect((await post("open-browser", { token: tokens[1] })).json().errors).toMatchObject([{ code: "linkEnded" }])
  })
})
