import { expect, test, vi } from "vitest"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

// A hundred hashes in one test: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 90_000 })

onBothDatabases("the queue of hashing", (app) => {
  const post = (call: string, payload: object, remoteAddress: string) =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload, remoteAddress })

  test("whoever fills the queue from a few addresses is refused with 503, and a login from elsewhere comes in at once", async () => {
    const { email } = await app().as("student")
    let answered = 0
    const flood = Array.from({ length: 240 }, async (_, place) => {
      const answer = await post(
        "login",
        { email: `x${place}@example.com`, password: "a guess" },
        `10.30.0.${place % 3}`,
      )
      answered++
      return answer
    })
    // Behind the flood: its first answers show that hashing has begun.
    await Promise.race(flood)
    const login = await post("login", { email, password: testPassword }, "10.30.1.1")
    expect(login.statusCode).toBe(200)
    expect(answered).toBeLessThan(200)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(100)
    for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0)
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(240 - refused.length)
  })

  test("people register, and change their password, while logins keep hashing busy", async () => {
    const { token } = await app().as("student")
    let answered = 0
    const flood = Array.from({ length: 60 }, async (_, place) => {
      await post("login", { email: `y${place}@example.com`, password: "a guess" }, `10.31.0.${place % 60}`)
      answered++
    })
    await Promise.race(flood)
    const registration = post(
      "register",
      { name: "Mim", email: "mim@example.com", password: testPassword },
      "10.31.1.1",
    )
    const newPassword = "a boat on the Padma"
    const payload = { currentPassword: testPassword, newPassword, confirmPassword: newPassword }
    const change = app().request({ method: "PATCH", url: "/api/auth/change-password", payload }, token)
    expect((await change).statusCode).toBe(200)
    expect(answered).toBeLessThan(60)
    expect((await registration).statusCode).toBe(201)
    await Promise.all(flood)
  })

  test("a taken email is refused without hashing, so before the registrations that wait for it", async () => {
    const { email } = await app().as("student")
    const register = (email: string) => post("register", { name: "Mim", email, password: testPassword }, "10.32.0.1")
    let answered = 0
    const flood = Array.from({ length: 30 }, async (_, place) => {
      await register(`z${place}@example.com`)
      answered++
    })
    expect((await register(email)).statusCode).toBe(409)
    expect(answered).toBeLessThan(20)
    await Promise.all(flood)
  })
})
