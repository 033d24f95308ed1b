import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { newId } from "#new-id.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000

onAnyDatabase("sessions", (app) => {
  const statusOf = async (token: string) => (await app().request({ url: "/api/auth/get-user" }, token)).statusCode
  const login = async (email: string) => {
    const payload = { email, password: testPassword }
    return (await app().request({ method: "POST", url: "/api/auth/login", payload })).json().token as string
  }

  /** Adds sessions of other browsers, because real logins would cost a hash each. */
  function addSessions(userId: string, count: number, lastSeenAt = new Date().toISOString()) {
    const now = new Date().toISOString()
    const common = {
      userId,
      userAgent: "",
      address: "",
      createdAt: now,
      lastSeenAt,
      confirmedAt: now,
      isListed: 1 as const,
    }
    const session = () => ({ _id: newId(), tokenHash: randomUUID(), cookieHash: randomUUID(), ...common })
    const sessions = Array.from({ length: count }, session)
    return app().database.write(["session"], (trx) => trx.insertInto("session").values(sessions).execute())
  }

  async function shiftLastSeen(userId: string, changeMs: number) {
    const sessions = app().database.read.selectFrom("session").select("lastSeenAt").where("userId", "=", userId)
    const before = (await sessions.executeTakeFirstOrThrow()).lastSeenAt
    const lastSeenAt = new Date(Date.parse(before) + changeMs).toISOString()
    await app().database.write(["session"], (trx) =>
      trx.updateTable("session").set({ lastSeenAt }).where("userId", "=", userId).execute(),
    )
  }

  test("a user has at most 50 sessions: the next login ends the oldest", async () => {
    const { token: oldest, email, _id } = await app().as("student")
    const { token: stranger } = await app().as("student")
    await addSessions(_id, 48)
    const fiftieth = await login(email)
    expect(await statusOf(oldest)).toBe(200)
    const newest = await login(email)
    expect([await statusOf(oldest), await statusOf(fiftieth), await statusOf(newest)]).toEqual([401, 200, 200])
    expect(await statusOf(stranger)).toBe(200)
  })

  test("a session that ended after 30 days without use is not listed, and the next login deletes it", async () => {
    const { token, email, _id } = await app().as("student")
    await addSessions(_id, 1, new Date(Date.now() - 31 * dayMs).toISOString())
    expect((await app().request({ url: "/api/auth/get-sessions" }, token)).json().count).toBe(1)
    await login(email)
    const stored = app().database.read.selectFrom("session").select("_id").where("userId", "=", _id)
    expect(await stored.execute()).toHaveLength(2)
  })

  test.each(["admin", "editor", "registrar"] as const)(
    "the session of an %s ends after 30 minutes without use, and after 12 hours",
    async (role) => {
      const minutes = (count: number) => count * 60 * 1000
      const { token, _id, email } = await app().as(role)
      await shiftLastSeen(_id, -minutes(29))
      expect(await statusOf(token)).toBe(200)
      await shiftLastSeen(_id, -minutes(30))
      expect(await statusOf(token)).toBe(401)
      const second = await login(email)
      // Signing in has deleted the ended session.
      const rows = app().database.read.selectFrom("session").select("_id").where("userId", "=", _id)
      expect(await rows.execute()).toHaveLength(1)
      const createdAt = new Date(Date.now() - 12 * minutes(60)).toISOString()
      await app().database.write(["session"], (trx) =>
        trx.updateTable("session").set({ createdAt }).where("userId", "=", _id).execute(),
      )
      expect(await statusOf(second)).toBe(401)
    },
  )

  test("a session that is used does not end after 30 days", async () => {
    const { token, _id } = await app().as("student")
    await shiftLastSeen(_id, -29 * dayMs)
    expect(await statusOf(token)).toBe(200)
    await shiftLastSeen(_id, -29 * dayMs)
    expect(await statusOf(token)).toBe(200)
  })
})
