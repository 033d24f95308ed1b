import { afterAll, expect, test } from "vitest"
import { hashCost } from "#accounts/password/password.ts"
import { realHashCost, startTestApp, testPassword } from "#test/test-app.ts"

// The queue is in front of the database, so one of the two is enough: real hashes are expensive.
const testHashCost = { ...hashCost }
Object.assign(hashCost, realHashCost)
const app = await startTestApp("sqlite")
afterAll(async () => {
  // The files of a worker share its modules.
  Object.assign(hashCost, testHashCost)
  await app.stop()
})

const post = (call: string, payload: object, remoteAddress: string) =>
  app.request({ method: "POST", url: `/api/auth/${call}`, payload, remoteAddress })

test("a stored hash has the cost that OWASP recommends", async () => {
  const { _id } = await app.as("student")
  const users = app.database.read.selectFrom("user").select("passwordHash").where("_id", "=", _id)
  expect((await users.executeTakeFirstOrThrow()).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test("a flood from a few IP addresses is refused with 503, while a login from another address succeeds quickly", async () => {
  const { email } = await app.as("student")
  let hashed = 0
  // A busy machine hashes some of them before the last has arrived.
  const flood = Array.from({ length: 300 }, async (_, index) => {
    const response = await post(
      "login",
      { email: `x${index}@example.com`, password: "a guess" },
      `10.30.0.${index % 3}`,
    )
    if (response.statusCode === 401) hashed++
    return response
  })
  // Hashing has begun, so the login queues behind it.
  await expect.poll(() => hashed).toBeGreaterThan(0)
  const login = await post("login", { email, password: testPassword }, "10.30.1.1")
  expect(login.statusCode).toBe(200)
  expect(hashed).toBeLessThan(60)
  const responses = await Promise.all(flood)
  const refused = responses.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(100)
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0)
  expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(300 - refused.length)
})

test("registrations and password changes succeed during a flood of logins", async () => {
  const { token } = await app.as("student")
  let completed = 0
  const flood = Array.from({ length: 60 }, async (_, index) => {
    await post("login", { email: `y${index}@example.com`, password: "a guess" }, `10.31.0.${index % 60}`)
    completed++
  })
  await Promise.race(flood)
  const registration = post("register", { name: "Mim", email: "mim@example.com", password: testPassword }, "10.31.1.1")
  const newPassword = "a boat on the Padma"
  const payload = { currentPassword: testPassword, newPassword, confirmPassword: newPassword }
  const change = app.request({ method: "PATCH", url: "/api/auth/change-password", payload }, token)
  expect((await change).statusCode).toBe(200)
  expect(completed).toBeLessThan(60)
  expect((await registration).statusCode).toBe(201)
  await Promise.all(flood)
})

test("a taken email is refused without hashing, so it does not wait for the hashing queue", async () => {
  const { email } = await app.as("student")
  const register = (email: string) => post("register", { name: "Mim", email, password: testPassword }, "10.32.0.1")
  let completed = 0
  const flood = Array.from({ length: 30 }, async (_, index) => {
    await register(`z${index}@example.com`)
    completed++
  })
  expect((await register(email)).statusCode).toBe(409)
  expect(completed).toBeLessThan(20)
  await Promise.all(flood)
})
