import { expect, test } from "vitest"
import { accountKey } from "#accounts/limits/attempt-counters.ts"
import { counterKey } from "#db/counters.ts"
import { earlierFailures } from "#test/sign-in/earlier-failures.ts"
import { onAnyDatabase, startTestApp, testPassword } from "#test/test-app.ts"

const window = 15 * 60
const statuses = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode)
const times = (count: number, status: number): number[] => Array(count).fill(status)

onAnyDatabase("sign-in attempts", (app) => {
  const login = (email: string, password: string, remoteAddress: string) =>
    app().request({ method: "POST", url: "/api/auth/login", payload: { email, password }, remoteAddress })

  /** Concurrent wrong passwords for one account. */
  const guess = (email: string, count: number, addressOf: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, index) => login(email, "a guess", addressOf(index))))

  /** Changes the timestamps of all counted failures. */
  async function changeFailures(change: (timestamp: number) => number) {
    const rows = await app().database.read.selectFrom("counter").selectAll().execute()
    await app().database.write([], async (trx) => {
      for (const { key, timestamps } of rows) {
        const changed = JSON.stringify((JSON.parse(timestamps) as number[]).map(change))
        await trx.updateTable("counter").set({ timestamps: changed }).where("key", "=", key).execute()
      }
    })
  }

  test("after ten failures for one account, an IP address is refused, and others are not", async () => {
    const { email } = await app().as("student")
    const responses = await guess(email, 12, () => "10.2.0.1")
    expect(statuses(responses).sort()).toEqual([...times(10, 401), 429, 429])
    expect((await login(email, testPassword, "10.2.0.1")).statusCode).toBe(429)
    expect((await login(email, testPassword, "10.2.0.2")).statusCode).toBe(200)
  })

  test("30 of 100 concurrent guesses from 100 IP addresses are compared; then even the right password is refused", async () => {
    const { email } = await app().as("student")
    const responses = await guess(email, 100, (index) => `10.3.0.${index}`)
    const count = (status: number) => responses.filter(({ statusCode }) => statusCode === status).length
    let compared = count(401)
    expect(compared + count(429) + count(503)).toBe(100)
    expect(compared).toBeLessThanOrEqual(30)
    // On a busy machine, some of the thirty wait too long for a connection to the database. They do not count: others may follow.
    while ((await login(email, "a guess", `10.3.2.${compared}`)).statusCode === 401) compared++
    expect(compared).toBe(30)
    const right = await login(email, testPassword, "10.3.1.1")
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(800)
    expect(Number(right.headers["retry-after"])).toBeLessThanOrEqual(window)
    expect(right.json().message).toMatch(
      /^Too many failed attempts\. Please try again in 15 minutes, or allow this browser/,
    )
  })

  test("logins to an account that does not exist are throttled by the same counters", async () => {
    const alone = await guess("nobody@example.com", 11, () => "10.4.0.1")
    expect(statuses(alone).sort()).toEqual([...times(10, 401), 429])
    const spread = await guess("nobody@example.com", 22, (index) => `10.4.1.${index}`)
    expect(statuses(spread).sort()).toEqual([...times(20, 401), 429, 429])
  })

  test("after 100 failures for any accounts, an IP address is refused, and others are not", async () => {
    const { email } = await app().as("student")
    await earlierFailures(app(), counterKey("sign-in address", "10.5.0.1"), 98)
    expect((await login(email, testPassword, "10.5.0.1")).statusCode).toBe(200)
    for (const other of ["one@example.com", "two@example.com"])
      expect((await login(other, "a guess", "10.5.0.1")).statusCode).toBe(401)
    expect((await login(email, testPassword, "10.5.0.1")).statusCode).toBe(429)
    expect((await login(email, testPassword, "10.5.0.2")).statusCode).toBe(200)
  })

  test("twenty concurrent logins with right passwords succeed from one IP address", async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => app().as("student")))
    const responses = await Promise.all(users.map(({ email }) => login(email, testPassword, "10.5.1.1")))
    expect(statuses(responses)).toEqual(times(20, 200))
  })

  test("the right password clears the failures of its own IP address, and does not count itself", async () => {
    const { email } = await app().as("student")
    await earlierFailures(app(), accountKey(email), 21)
    for (let round = 0; round < 2; round++) {
      await guess(email, 8, () => "10.6.0.1")
      expect((await login(email, testPassword, "10.6.0.1")).statusCode).toBe(200)
    }
    const again = Array.from({ length: 11 }, () => login(email, testPassword, "10.6.0.1"))
    expect(statuses(await Promise.all(again))).toEqual(times(11, 200))
  })

  test("the right password does not clear failures from other IP addresses", async () => {
    const { email } = await app().as("student")
    await earlierFailures(app(), accountKey(email), 29)
    expect((await login(email, testPassword, "10.6.2.1")).statusCode).toBe(200)
    await login(email, "a guess", "10.6.1.99")
    expect((await login(email, testPassword, "10.6.2.1")).statusCode).toBe(429)
  })

  test("the right password does not clear the failures counted for its IP address", async () => {
    const { email } = await app().as("student")
    await earlierFailures(app(), counterKey("sign-in address", "10.6.3.1"), 90)
    await guess(email, 9, () => "10.6.3.1")
    expect((await login(email, testPassword, "10.6.3.1")).statusCode).toBe(200)
    expect((await login("other@example.com", "a guess", "10.6.3.1")).statusCode).toBe(401)
    expect((await login(email, testPassword, "10.6.3.1")).statusCode).toBe(429)
  })

  test("failures expire after 15 minutes", async () => {
    const { email } = await app().as("student")
    await guess(email, 10, () => "10.7.0.1")
    expect((await login(email, testPassword, "10.7.0.1")).statusCode).toBe(429)
    await changeFailures((timestamp) => timestamp - window * 1000)
    expect((await login(email, testPassword, "10.7.0.1")).statusCode).toBe(200)
  })

  test("failures far in the future, from before a clock was set back, do not count", async () => {
    const { email } = await app().as("student")
    await guess(email, 10, () => "10.7.1.1")
    await changeFailures((timestamp) => timestamp + 60 * 60 * 1000)
    expect((await login(email, testPassword, "10.7.1.1")).statusCode).toBe(200)
    await guess(email, 10, () => "10.7.1.2")
    await changeFailures((timestamp) => timestamp + 30 * 1000)
    const refused = await login(email, testPassword, "10.7.1.2")
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(window)
  })

  test("attempts whose outcome was lost in a crash count as failures after a minute", async () => {
    const { email } = await app().as("student")
    await guess(email, 10, () => "10.7.2.1")
    // A negative timestamp is an attempt without an outcome.
    await changeFailures((timestamp) => -Math.abs(timestamp) + 61 * 1000)
    expect((await login(email, testPassword, "10.7.2.1")).statusCode).toBe(429)
  })

  test("an attempt whose password could not be compared does not count as a failure", async () => {
    const { email, _id } = await app().as("student")
    const user = app().database.read.selectFrom("user").select("passwordHash").where("_id", "=", _id)
    const { passwordHash } = await user.executeTakeFirstOrThrow()
    const store = (hash: string) =>
      app().database.write(["user"], (trx) =>
        trx.updateTable("user").set({ passwordHash: hash }).where("_id", "=", _id).execute(),
      )
    await store("not a hash")
    for (let count = 0; count < 10; count++) expect((await login(email, "a guess", "10.7.3.1")).statusCode).toBe(500)
    await store(passwordHash)
    expect((await login(email, testPassword, "10.7.3.1")).statusCode).toBe(200)
  })

  test("emails are not stored as typed, because people type passwords into that field", async () => {
    const typed = "correct-horse@example.com"
    await login(typed, "a guess", "10.7.4.1")
    const rows = await app().database.read.selectFrom("counter").selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(typed)
  })

  test("all addresses of an IPv6 network count as one", async () => {
    const { email } = await app().as("student")
    const responses = await guess(email, 12, (index) => `2001:db8::${index + 1}:1`)
    expect(statuses(responses).sort()).toEqual([...times(10, 401), 429, 429])
    expect((await login(email, "a guess", "2001:db8:0:1::1")).statusCode).toBe(401)
  })

  test("guesses at the current password are throttled by a separate counter, which failed logins do not use up", async () => {
    const { token, email } = await app().as("student")
    await earlierFailures(app(), accountKey(email), 30)
    const payload = { currentPassword: "a guess", newPassword: "something new", confirmPassword: "something new" }
    const change = (_: unknown, index: number) =>
      app().request(
        { method: "PATCH", url: "/api/auth/change-password", payload, remoteAddress: `10.8.0.${index}` },
        token,
      )
    const responses = await Promise.all(Array.from({ length: 11 }, change))
    expect(statuses(responses).sort()).toEqual([...times(10, 400), 429])
  })

  test("a reset by an admin clears the failures from every IP address", async () => {
    const { token } = await app().as("admin")
    const { email, _id } = await app().as("student")
    await guess(email, 10, () => "10.8.2.1")
    const reset = await app().request({ method: "PATCH", url: `/api/auth/reset-password/${_id}` }, token)
    expect((await login(email, reset.json().data.password, "10.8.2.1")).statusCode).toBe(200)
  })
})

test("two processes on one PostgreSQL share the counters", async ({ skip }) => {
  const { inject } = await import("vitest")
  if (inject("postgresUrl") === "") skip()
  const one = await startTestApp("postgres")
  const { email } = await one.as("student")
  const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
  const guess = (app: typeof one) =>
    app.request({
      method: "POST",
      url: "/api/auth/login",
      payload: { email, password: "a guess" },
      remoteAddress: "10.9.0.1",
    })
  const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(index % 2 ? one : other)))
  expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  await other.stop()
  await one.stop()
})
