import { expect, test } from "vitest"
import { dummyHash } from "#accounts/password.ts"
import { newUser } from "#accounts/user-row.ts"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

const times = <T>(count: number, value: T): T[] => Array(count).fill(value)

onBothDatabases("counted requests", (app) => {
  const post = (call: string, payload: object, remoteAddress: string, token?: string) =>
    app().request({ method: "POST", url: `/api/auth/${call}`, payload, remoteAddress }, token)
  const register = (email: string, remoteAddress: string) =>
    post("register", { name: "Mim", email, password: testPassword }, remoteAddress)
  const count = (answers: { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length

  test("registering a taken email is counted: the eleventh time in 15 minutes answers 429", async () => {
    const { email } = await app().as("student")
    const answers = []
    // The registration itself was the first.
    for (let place = 0; place < 12; place++) answers.push(await register(email, `10.20.0.${place}`))
    expect([count(answers, 409), count(answers, 429)]).toEqual([9, 3])
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(800)
  })

  test("taken emails count for the address too: nobody lists who has an account", async () => {
    const start = { name: "Taken", passwordHash: dummyHash, role: "student", isVerified: 1, language: "en" } as const
    const emails = Array.from({ length: 51 }, (_, place) => `taken${place}@example.com`)
    await app().database.write(["user"], (trx) =>
      trx
        .insertInto("user")
        .values(emails.map((email) => newUser({ ...start, email })))
        .execute(),
    )
    const tried = emails.slice(1).flatMap((email) => times(10, email))
    // So many at once as the queue of one address takes.
    for (let from = 0; from < tried.length; from += 100) {
      const some = tried.slice(from, from + 100).map((email) => register(email, "10.20.1.1"))
      expect(count(await Promise.all(some), 409)).toBe(100)
    }
    expect((await register("taken0@example.com", "10.20.1.1")).statusCode).toBe(429)
    expect((await register("taken0@example.com", "10.20.1.2")).statusCode).toBe(409)
  })

  test("asking for another verification is counted when there is nothing to verify, too", async () => {
    const { token, _id } = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    const answers = []
    for (let place = 0; place < 11; place++)
      answers.push(await post("send-verification", {}, `10.20.2.${place}`, token))
    expect([count(answers, 409), count(answers, 429)]).toEqual([10, 1])
  })
})
