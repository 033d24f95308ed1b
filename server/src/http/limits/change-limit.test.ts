import { calls, isOpenToAll, keyOf, mayCall } from "contract"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { newId } from "#new-id.ts"
import { onAnyDatabase, type TestApp } from "#test/test-app.ts"

/** The bio is what makes entries of the audit log long. */
const changeProfile = async (app: TestApp, token: string, remoteAddress = "127.0.0.1") => {
  const payload = { bio: `Student ${newId()}` }
  return app.request({ method: "PATCH", url: "/api/auth/update-user", payload, remoteAddress }, token)
}

const limitedCalls = Object.values(calls).filter(
  (call) => call.method !== "GET" && !isOpenToAll(call) && mayCall("student", call),
)

onAnyDatabase(
  "changes by users without an office role",
  (app) => {
    // The allowance refills all the time: on a busy machine the limit would not be reached.
    beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }))
    afterEach(() => void vi.useRealTimers())

    test("are limited to 120 an hour for an account, whatever it changes", async () => {
      const { token } = await app().as("student")
      for (let count = 0; count < 120; count++) expect((await changeProfile(app(), token)).statusCode).toBe(200)
      const refused = await changeProfile(app(), token)
      expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "30"])
      const message = "Too many requests. Please wait a moment"
      expect(refused.json()).toEqual({ success: false, code: "tooMany", message })

      expect(limitedCalls.map(keyOf)).toContain("PATCH /reviews/update-review/:id")
      for (const call of limitedCalls) {
        const { method, path } = call
        const { statusCode } = await app().request({ method, url: `/api${path.replace(":id", newId())}` }, token)
        expect([keyOf(call), statusCode]).toEqual([keyOf(call), 429])
      }
      expect((await app().request({ url: "/api/auth/get-user" }, token)).statusCode).toBe(200)
      const { token: other } = await app().as("student")
      expect((await changeProfile(app(), other)).statusCode).toBe(200)

      vi.setSystemTime(Date.now() + 30_000)
      expect((await changeProfile(app(), token)).statusCode).toBe(200)
      expect((await changeProfile(app(), token)).statusCode).toBe(429)
      // The owner, elsewhere, can still change the password.
      expect((await changeProfile(app(), token, "203.0.113.7")).statusCode).toBe(200)
      expect((await app().request({ method: "POST", url: "/api/auth/logout" }, token)).statusCode).toBe(200)
    })

    test("include those of instructors, but not those of the office", async () => {
      for (const [role, status] of [
        ["instructor", 429],
        ["registrar", 200],
      ] as const) {
        const { token } = await app().as(role)
        for (let count = 0; count < 120; count++) await changeProfile(app(), token)
        expect([role, (await changeProfile(app(), token)).statusCode]).toEqual([role, status])
      }
    })
  },
  { rateLimit: 1_000_000 },
)

onAnyDatabase("changes without a rate limit", (app) => {
  test("are not limited either", async () => {
    const { token } = await app().as("student")
    for (let count = 0; count < 122; count++) expect((await changeProfile(app(), token)).statusCode).toBe(200)
  })
})
