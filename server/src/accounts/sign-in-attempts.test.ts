import { expect, test } from "vitest"
import { onBothDatabases, startTestApp, testPassword } from "#test/test-app.ts"

onBothDatabases("sign-in attempts", (app) => {
  const login = (email: string, password: string, remoteAddress: string) =>
    app().request({ method: "POST", url: "/api/auth/login", payload: { email, password }, remoteAddress })
  const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort()

  test("of a hundred guesses at once ten are looked at, and then the right password waits too", async () => {
    const { email } = await app().as("student")
    const guesses = Array.from({ length: 100 }, (_, place) => login(email, "a guess", `10.3.0.${place}`))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(90)
    const right = await login(email, testPassword, "10.3.1.1")
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(800)
    expect(right.json().message).toBe("Too many failed attempts. Please try again in 15 minutes")
  })

  test("an account that does not exist is slowed alike", async () => {
    const answers = []
    for (let place = 0; place < 12; place++)
      answers.push(await login("nobody@example.com", "a guess", `10.4.0.${place}`))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429])
  })

  test("an address that guesses at many accounts is slowed, and others at theirs are not", async () => {
    const answers = []
    for (let place = 0; place < 12; place++)
      answers.push(await login(`victim${place}@example.com`, "a guess", "10.5.0.1"))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429])
    const { email } = await app().as("student")
    expect((await login(email, testPassword, "10.5.0.2")).statusCode).toBe(200)
  })

  test("thirty people with right passwords come in at once from one address", async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => app().as("student")))
    const answers = await Promise.all(users.map(({ email }) => login(email, testPassword, "10.5.1.1")))
    expect(statuses(answers)).toEqual(Array(30).fill(200))
  })

  test("the right password clears the account's count, and never counts itself", async () => {
    const { email } = await app().as("student")
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 8; guess++) await login(email, "a guess", `10.6.${round}.${guess}`)
      for (let again = 0; again < 12; again++)
        expect((await login(email, testPassword, "10.6.9.9")).statusCode).toBe(200)
    }
  })

  test("after 15 minutes failures are forgotten", async () => {
    const { email } = await app().as("student")
    for (let guess = 0; guess < 10; guess++) await login(email, "a guess", `10.7.0.${guess}`)
    expect((await login(email, testPassword, "10.7.1.1")).statusCode).toBe(429)
    const earlier = (moments: string) =>
      JSON.stringify((JSON.parse(moments) as number[]).map((each) => each - 15 * 60_000))
    const rows = await app().database.read.selectFrom("signInAttempt").selectAll().execute()
    await app().database.write([], async (trx) => {
      for (const { key, failures } of rows) {
        await trx
          .updateTable("signInAttempt")
          .set({ failures: earlier(failures) })
          .where("key", "=", key)
          .execute()
      }
    })
    expect((await login(email, testPassword, "10.7.1.1")).statusCode).toBe(200)
  })

  test("an IPv6 visitor has one address, however many it has", async () => {
    const answers = []
    for (let host = 0; host < 12; host++)
      answers.push(await login(`v6-${host}@example.com`, "a guess", `2001:db8::${host + 1}:1`))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429])
    expect((await login("v6@example.com", "a guess", "2001:db8:0:1::1")).statusCode).toBe(401)
  })

  test("guessing at the current password is slowed as logging in is", async () => {
    const { token } = await app().as("student")
    const payload = { currentPassword: "a guess", newPassword: "something new", confirmPassword: "something new" }
    const guess = (remoteAddress: string) =>
      app().request({ method: "PATCH", url: "/api/auth/change-password", payload, remoteAddress }, token)
    const answers = []
    for (let place = 0; place < 11; place++) answers.push(await guess(`10.8.0.${place}`))
    expect(statuses(answers)).toEqual([...Array(10).fill(400), 429])
  })
})

test("two processes on one PostgreSQL count together", async ({ skip }) => {
  const { inject } = await import("vitest")
  if (inject("postgresUrl") === "") skip()
  const one = await startTestApp("postgres")
  const { email } = await one.as("student")
  const other = await startTestApp("postgres", {}, () => one.place.databaseUrl ?? "")
  const guess = (app: typeof one, place: number) =>
    app.request({
      method: "POST",
      url: "/api/auth/login",
      payload: { email, password: "a guess" },
      remoteAddress: `10.9.0.${place}`,
    })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, place) => guess(place % 2 ? one : other, place)))
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  await other.stop()
  await one.stop()
})
