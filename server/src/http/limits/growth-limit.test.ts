import { type Call, createReview, forgotPassword, register, updateOwnUser } from "contract"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ProcessMessages } from "#db/process-messages.ts"
import { growthLimit, growthOf } from "#http/limits/growth-limit.ts"
import { sharedUsage } from "#http/limits/shared-usage.ts"
import { newId } from "#new-id.ts"
import { onAnyDatabase, startTestApp, testPassword } from "#test/test-app.ts"

// A bucket drains all the time: on a busy machine the limit would not be reached.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

/** How many times this network may add so much now. */
function addAll(limit: ReturnType<typeof growthLimit>, address: string, kib: number): number {
  let count = 0
  try {
    for (; count < 100_000; count++) limit(address, kib)
  } catch (error) {
    expect((error as Error).message).toBe("Too many requests. Please wait a moment")
  }
  return count * kib
}

test("one network may add 20 MiB at once, and in a first day 40", () => {
  const limit = growthLimit(sharedUsage(new ProcessMessages()))
  let sum = addAll(limit, "2001:db8::1", 4)
  expect([sum, addAll(limit, "2001:db8::2", 4)]).toEqual([20 * 1024, 0])
  for (let hour = 0; hour < 24; hour++) {
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    sum += addAll(limit, "2001:db8::1", 4)
  }
  expect(sum).toBeGreaterThan(39 * 1024)
  expect(sum).toBeLessThanOrEqual(40 * 1024)
})

test("a thousand networks add less than a gigabyte in a day, and others still have their share", () => {
  const limit = growthLimit(sharedUsage(new ProcessMessages()))
  let sum = 0
  for (let hour = 0; hour < 24; hour++) {
    for (let network = 0; network < 1000; network++) sum += addAll(limit, `10.0.${network >> 8}.${network & 255}`, 66)
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
  }
  expect(sum * 1024).toBeLessThan(1e9)
  limit("192.0.2.1", 66)
})

test("calls add less than is counted", async () => {
  const app = await startTestApp("sqlite")
  const tokens: string[] = []
  const post = (method: "PATCH" | "POST", path: string, payload: object, token?: string) =>
    app.request({ method, url: `/api${path}`, payload }, token)
  const kib = async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.database.read)
    return (rows[0]?.page_count ?? 0) * 4
  }
  const count = 50
  /** What each of these calls adds, and what is counted for it. */
  async function added(call: Call, payload: (index: number) => object) {
    const before = await kib()
    for (let index = 0; index < count; index++) {
      const response = await post(call.method as "POST", call.path, payload(index), tokens[index])
      if (call === register) tokens.push(response.json().token)
      expect(response.statusCode).toBeLessThan(300)
    }
    const length = Buffer.byteLength(JSON.stringify(payload(0)))
    const headers = { "content-length": String(length) }
    return [((await kib()) - before) / count, growthOf(call, { headers })] as const
  }
  const email = (index: number) => `${"x".repeat(60)}${index}@example.com`
  const bio = (index: number) => ({ bio: `${"ব".repeat(450)} ${index}` })
  const results = {
    register: await added(register, (index) => ({ name: "Stranger", email: email(index), password: testPassword })),
    firstOfHour: await added(updateOwnUser, bio),
    secondOfHour: await added(updateOwnUser, (index) => bio(index + count)),
    forgotPassword: await added(forgotPassword, (index) => ({ email: email(index) })),
    review: await added(createReview, (index) => ({ comment: bio(index).bio })),
  }
  for (const [name, [real, counted]] of Object.entries(results)) expect([name, real < counted]).toEqual([name, true])
  await app.stop()
})

onAnyDatabase(
  "the growth of a network",
  (app) => {
    const send = (
      method: "PATCH" | "POST",
      url: string,
      payload: object,
      { token = "", ip = "192.0.2.7", cookie = "" } = {},
    ) => app().request({ method, url: `/api/${url}`, payload, remoteAddress: ip, headers: { cookie } }, token)

    test("ends with 429 for strangers and students, but not for the office and known browsers", async () => {
      const [student, admin] = [await app().as("student"), await app().as("admin")]
      const known = await send("POST", "auth/login", { email: student.email, password: testPassword })
      const browser = known.cookies.find(({ name }) => name.endsWith("browser"))
      const cookie = `${browser?.name}=${browser?.value}`
      /** Repeats a request until it is refused. */
      async function untilRefused(repeat: () => ReturnType<typeof send>, max: number) {
        for (let count = 0; count < max; count++) if ((await repeat()).statusCode === 429) return true
        return false
      }
      const nonsense = () => send("POST", "auth/verify-email", { token: "x".repeat(15_000) })
      expect(await untilRefused(nonsense, 420)).toBe(false)
      for (let account = 0; account < 4; account++) {
        const { token } = await app().as("student")
        const padding = "x".repeat(15_000)
        await untilRefused(
          () => send("PATCH", "auth/update-user", { name: `Student ${newId()}`, padding }, { token }),
          115,
        )
      }
      const ask = (index: number) => () => send("POST", "auth/forgot-password", { email: `${index}@example.com` })
      expect(await untilRefused(ask(1), 9)).toBe(true)
      const name = `Student ${newId()}`
      expect((await send("PATCH", "auth/update-user", { name }, { token: student.token })).statusCode).toBe(429)
      expect((await send("PATCH", "auth/update-user", { name }, { token: admin.token })).statusCode).toBe(200)
      const login = { email: student.email, password: testPassword }
      expect(await untilRefused(() => send("POST", "auth/login", login), 4)).toBe(true)
      expect((await send("POST", "auth/login", login, { cookie })).statusCode).toBe(200)
      expect((await send("POST", "auth/login", { email: admin.email, password: testPassword })).statusCode).toBe(200)
      expect(
        (await send("PATCH", "auth/update-user", { name }, { token: student.token, ip: "192.0.2.8" })).statusCode,
      ).toBe(200)
    })
  },
  { rateLimit: 1_000_000 },
)
