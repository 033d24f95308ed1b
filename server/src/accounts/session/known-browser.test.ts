import { expect, test } from "vitest"
import { accountKey } from "#accounts/limits/attempt-counters.ts"
import { knownBrowserCookie, knownBrowserMaxAgeMs } from "#accounts/session/known-browser.ts"
import { openKeys } from "#signing-keys.ts"
import { earlierFailures } from "#test/sign-in/earlier-failures.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

type Response = { cookies: { name: string; value: string }[] }
const browserCookie = (response: Response) => response.cookies.find(({ name }) => name === "browser")?.value ?? ""

onAnyDatabase("known browsers", (app) => {
  const post = (call: string, payload: object, remoteAddress: string, browser = "") =>
    app().request({
      method: "POST",
      url: `/api/auth/${call}`,
      payload,
      remoteAddress,
      ...(browser && { cookies: { browser } }),
    })
  const login = (email: string, password: string, remoteAddress: string, browser?: string) =>
    post("login", { email, password }, remoteAddress, browser)

  /** Uses up the attempts that all unknown browsers share. */
  const lockOut = (email: string) => earlierFailures(app(), accountKey(email), 30)

  /** An account, and the cookie of a browser that has signed in to it. */
  async function account(name: string) {
    const email = `${name}@example.com`
    const response = await post("register", { name: "Mim", email, password: testPassword }, "10.40.0.1")
    return { email, browser: browserCookie(response) }
  }

  test("failed attempts by strangers lock out unknown browsers, but not the owner's known browser", async () => {
    const { email, browser } = await account("owner")
    await lockOut(email)
    expect((await login(email, testPassword, "10.40.2.1")).statusCode).toBe(429)
    expect((await login(email, testPassword, "10.40.2.1", browser)).statusCode).toBe(200)
    expect((await login(email, testPassword, "10.40.2.1")).statusCode).toBe(429)
  })

  test("a known browser has its own limit of ten failures at any IP address, shared by copies of its cookie", async () => {
    const { email, browser } = await account("copied")
    const later = browserCookie(await login(email, testPassword, "10.41.0.99", browser))
    for (let guess = 0; guess < 10; guess++) {
      const response = await login(email, "a guess", `10.41.0.${guess}`, guess % 2 ? browser : later)
      expect(response.statusCode).toBe(401)
    }
    expect((await login(email, testPassword, "10.41.0.50", browser)).statusCode).toBe(429)
    expect((await login(email, testPassword, "10.41.0.50", later)).statusCode).toBe(429)
    expect((await login(email, testPassword, "10.41.0.50")).statusCode).toBe(200)
  })

  test("a cookie that is forged, altered or of another account is ignored", async () => {
    const [{ email, browser }, other] = [await account("victim"), await account("attacker")]
    await lockOut(email)
    const [id, day, names, mac] = browser.split(".")
    const [, , otherNames, otherMac] = other.browser.split(".")
    const forged = [
      other.browser,
      [id, day, names, otherMac].join("."),
      [id, day, `${otherNames}~${names}`, mac].join("."),
      [id, Number(day) + 1, names, mac].join("."),
      [id, day, names].join("."),
      browser.slice(0, -1),
      "x".repeat(5000),
      "...",
      "ঢাকা",
    ]
    for (const cookie of forged) {
      expect((await login(email, testPassword, "10.42.2.1", encodeURIComponent(cookie))).statusCode).toBe(429)
    }
    expect((await login(email, testPassword, "10.42.2.1", browser)).statusCode).toBe(200)
  })

  test("setting a password through a mailed link makes the browser known", async () => {
    const { email } = await account("forgotten")
    await post("forgot-password", { email }, "10.43.0.1")
    const [mail] = await app()
      .database.read.selectFrom("mail")
      .select("text")
      .where("recipient", "=", email)
      .where("text", "like", "%reset-password#%")
      .execute()
    const token = /#([\w-]+)/.exec(mail?.text ?? "")?.[1]
    const newPassword = "a boat on the Padma"
    const response = await post("set-password", { token, newPassword, confirmPassword: newPassword }, "10.43.0.1")
    await lockOut(email)
    expect((await login(email, newPassword, "10.43.0.1")).statusCode).toBe(429)
    expect((await login(email, newPassword, "10.43.0.1", browserCookie(response))).statusCode).toBe(200)
  })

  test("a failed login makes no browser known, and logging out does not remove the browser cookie", async () => {
    const { email } = await account("leaving")
    expect(browserCookie(await login(email, "a guess", "10.44.0.1"))).toBe("")
    const { token } = (await login(email, testPassword, "10.44.0.1")).json()
    const { cookies } = await app().request({ method: "POST", url: "/api/auth/logout" }, token)
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([["session", ""]])
  })
})

test("the browser cookie names the latest five accounts, and expires after 400 days", ({ onTestFinished }) => {
  const cookie = knownBrowserCookie(openKeys({ dataDir: "", secretKey: "s".repeat(32) }))
  const emails = Array.from({ length: 6 }, (_, index) => `person${index}@example.com`)
  let value = ""
  for (const email of emails) value = cookie.after(value, email)
  const ids = emails.map((email) => cookie.idFor(value, email))
  expect(ids[0]).toBeUndefined()
  expect(ids.slice(1)).toEqual(Array(5).fill(value.split(".")[0]))
  expect(value).not.toContain("person")
  expect(
    knownBrowserCookie(openKeys({ dataDir: "", secretKey: "t".repeat(32) })).idFor(value, "person5@example.com"),
  ).toBe(undefined)
  const { now } = Date
  onTestFinished(() => {
    Date.now = now
  })
  Date.now = () => now() + knownBrowserMaxAgeMs + 24 * 60 * 60 * 1000
  expect(cookie.idFor(value, "person5@example.com")).toBeUndefined()
})
