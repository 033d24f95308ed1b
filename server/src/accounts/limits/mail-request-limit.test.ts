import { afterEach, expect, test, vi } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { dummyHash } from "#accounts/password/password.ts"
import { newUser } from "#accounts/user-row.ts"
import { counterKey, dayMs } from "#db/counters.ts"
import { networkOf } from "#network/network.ts"
import { runJob } from "#test/run-job.ts"
import { earlierFailures } from "#test/sign-in/earlier-failures.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

const times = <T>(count: number, value: T): T[] => Array(count).fill(value)

onAnyDatabase("counted requests", (app) => {
  afterEach(() => void vi.useRealTimers())

  const post = (call: string, payload: object, remoteAddress: string, token?: string) =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload, remoteAddress }, token)
  const register = (email: string, remoteAddress: string) =>
    post("register", { name: "Mim", email, password: testPassword }, remoteAddress)
  const count = (responses: { statusCode: number }[], status: number) =>
    responses.filter(({ statusCode }) => statusCode === status).length

  test("the eleventh registration of an email within 15 minutes gets 429", async () => {
    const { email } = await app().as("student")
    const responses = []
    // The successful registration was the first.
    for (let index = 0; index < 12; index++) responses.push(await register(email, `10.20.0.${index}`))
    expect([count(responses, 409), count(responses, 429)]).toEqual([9, 3])
    expect(Number(responses.at(-1)?.headers["retry-after"])).toBeGreaterThan(800)
  })

  test("registrations of taken emails are limited per IP address, so nobody can find out who has an account", async () => {
    const start = { name: "Taken", passwordHash: dummyHash(), role: "student", isVerified: 1, language: "en" } as const
    const emails = Array.from({ length: 21 }, (_, index) => `taken${index}@example.com`)
    await app().database.write(["user"], (trx) =>
      trx
        .insertInto("user")
        .values(emails.map((email) => newUser({ ...start, email })))
        .execute(),
    )
    const tried = emails.slice(1).flatMap((email) => times(10, email))
    // Few concurrent requests: on a busy machine a long queue would take longer than requests may wait.
    for (let from = 0; from < tried.length; from += 20) {
      const batch = tried.slice(from, from + 20).map((email) => register(email, "10.20.1.1"))
      expect(count(await Promise.all(batch), 409)).toBe(20)
    }
    expect((await register("taken0@example.com", "10.20.1.1")).statusCode).toBe(429)
    expect((await register("taken0@example.com", "10.20.1.2")).statusCode).toBe(409)
  })

  test("a network may register 200 accounts a day; others may go on, and so may the office's invitations", async () => {
    await earlierFailures(app(), counterKey("registration", "address", networkOf("10.20.4.1")), 200, dayMs)
    await runJob(deleteExpiredRows, app())
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 60 * 60 * 1000 })
    await runJob(deleteExpiredRows, app())
    const refused = await register(`${crypto.randomUUID()}@example.com`, "10.20.4.1")
    expect(refused.json()).toMatchObject({ code: "tooManyRegistrations", params: { hours: 4 } })
    expect(refused.statusCode).toBe(429)
    expect((await register(`${crypto.randomUUID()}@example.com`, "10.20.4.2")).statusCode).toBe(201)
    vi.useRealTimers()
    const { token } = await app().as("admin")
    const invited = { name: "Mim", email: `${crypto.randomUUID()}@example.com`, role: "instructor", language: "bn" }
    expect((await post("invite-user", invited, "10.20.4.1", token)).statusCode).toBe(201)
  })

  test("all addresses of an IPv6 network share one limit", async () => {
    await earlierFailures(app(), counterKey("passwordReset", "address", networkOf("2001:db8::1")), 100)
    const request = (address: string) => post("forgot-password", { email: "nobody@example.com" }, address)
    expect((await request("2001:db8::5:1")).statusCode).toBe(429)
    expect((await request("2001:db8:0:1::1")).statusCode).toBe(200)
  })

  test("the networks of an IPv6 /48 share 16 times the limit of one", async () => {
    await earlierFailures(app(), counterKey("passwordReset", "address", "2001:db8:7"), 1599)
    const request = (address: string) => post("forgot-password", { email: "nobody@example.com" }, address)
    expect((await request("2001:db8:7:1::1")).statusCode).toBe(200)
    expect((await request("2001:db8:7:2::1")).statusCode).toBe(429)
    expect((await request("2001:db8:8:2::1")).statusCode).toBe(200)
  })

  test("requests for a verification mail are counted even if the email is already verified", async () => {
    const { token, _id } = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    const responses = []
    for (let index = 0; index < 11; index++)
      responses.push(await post("send-verification", {}, `10.20.2.${index}`, token))
    expect([count(responses, 409), count(responses, 429)]).toEqual([10, 1])
  })
})
