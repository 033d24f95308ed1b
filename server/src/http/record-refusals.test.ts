import { randomUUID } from "node:crypto"
import { expect, test, vi } from "vitest"
import { onAnyDatabase, startTestApp, testPassword } from "#test/test-app.ts"

type Entry = { action: string; actor: string; record: string; recordId: string; details: string; address: string }

onAnyDatabase("security events", (app) => {
  async function login(email: string, password: string, remoteAddress = "203.0.113.7") {
    const response = await app().request({
      method: "POST",
      url: "/api/auth/login",
      payload: { email, password },
      remoteAddress,
    })
    // Not 503, which would mean that the machine is too busy for this test.
    expect([200, 401, 403]).toContain(response.statusCode)
    return response
  }
  async function entries(query: string): Promise<Entry[]> {
    await app().app.securityEvents.flush()
    const { token } = await app().as("admin")
    return (await app().request({ url: `/api/audit/get-entries?limit=100&${query}` }, token)).json().data
  }

  test("failed sign-ins are logged with account and IP address, counted in one entry", async () => {
    const { email, _id } = await app().as("student")
    for (let tries = 0; tries < 3; tries++) await login(email, "wrong password")
    const found = await entries(`kind=signIn&search=${email}`)
    const about = { action: "signIn.fail", actor: "", record: email, recordId: _id, address: "203.0.113.7" }
    expect(found).toMatchObject([{ ...about, details: "count: 3" }])
    // Within 15 minutes, further events of the same kind are only counted.
    await login(email, "wrong password")
    expect(await entries(`kind=signIn&search=${email}`)).toHaveLength(1)
    await login(email, "wrong password", "203.0.113.8")
    expect(await entries(`kind=signIn&search=${email}`)).toMatchObject([{ address: "203.0.113.8" }, about])
    vi.useFakeTimers({ now: Date.now() + 16 * 60 * 1000, toFake: ["Date"] })
    await app()
      .app.securityEvents.flush()
      .finally(() => vi.useRealTimers())
    expect(await entries(`kind=signIn&search=${email}`)).toMatchObject([{ ...about, details: "count: 1" }, {}, {}])
  })

  test("an email that belongs to no account is not recorded: it may be a mistyped password", async () => {
    const typed = ["hunter2@my.password", "other@example.com"]
    for (const email of typed) await login(email, "my real password 1", "203.0.113.20")
    const found = await entries("kind=signIn&search=203.0.113.20")
    expect(found).toMatchObject([{ record: "", recordId: "", details: "count: 2\naccount: unknown" }])
    expect(JSON.stringify(await entries("kind=signIn"))).not.toMatch(/hunter2|my real password|other@/)
  })

  test("a wrong current password is logged as a failed sign-in of the signed-in user", async () => {
    const { email, token } = await app().as("student")
    const payload = {
      currentPassword: "a wrong guess 1",
      newPassword: "another 8 horses",
      confirmPassword: "another 8 horses",
    }
    const response = await app().request({ method: "PATCH", url: "/api/auth/change-password", payload }, token)
    expect(response.statusCode).toBe(400)
    const found = await entries(`kind=signIn&actor=${email}`)
    expect(found).toMatchObject([{ action: "signIn.fail", details: "count: 1\ncall: PATCH /auth/change-password" }])
  })

  test("a throttled request and a suspended account are logged differently from a wrong password", async () => {
    const { email, _id } = await app().as("student")
    const forgotPassword = { method: "POST", url: "/api/auth/forgot-password", payload: { email } } as const
    const statuses = []
    for (let tries = 0; tries < 11; tries++) statuses.push((await app().request(forgotPassword)).statusCode)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    const [throttle, resetRequest] = await entries(`kind=signIn&search=${email}`)
    const about = { record: email, recordId: _id }
    expect(throttle).toMatchObject({
      ...about,
      action: "signIn.throttle",
      details: "count: 1\ncall: POST /auth/forgot-password",
    })
    expect(resetRequest).toMatchObject({ ...about, action: "signIn.ask-reset", details: "count: 10" })

    const suspended = await app().as("suspended")
    await login(suspended.email, testPassword, "203.0.113.31")
    const [refused] = await entries(`kind=signIn&search=${suspended.email}`)
    expect(refused).toMatchObject({ action: "signIn.fail", details: "count: 1\naccount: suspended" })
  })

  test("a denied call is logged with its user and the call, but not with the URL", async () => {
    const { token, email } = await app().as("student")
    const path = `/api/auth/delete-user/${randomUUID()}?token=secret`
    for (const method of ["DELETE", "DELETE", "GET"] as const) {
      const url = method === "GET" ? "/api/auth/get-users" : path
      expect((await app().request({ method, url }, token)).statusCode).toBe(403)
    }
    const found = await entries(`kind=access&actor=${email}`)
    const details = found.map((entry) => entry.details)
    expect(details.sort()).toEqual([
      "count: 1\ncall: GET /auth/get-users",
      "count: 2\ncall: DELETE /auth/delete-user/:id",
    ])
    expect(found[0]).toMatchObject({ action: "access.deny", actor: email, address: "127.0.0.1" })
  })

  test("a password reset request is logged; a user who must choose a new password is not logged as denied access", async () => {
    const { email } = await app().as("student")
    await app().request({ method: "POST", url: "/api/auth/forgot-password", payload: { email } })
    expect(await entries(`kind=signIn&search=${email}`)).toMatchObject([{ action: "signIn.ask-reset", record: email }])

    const [admin, reset] = [await app().as("admin"), await app().as("student")]
    await app().request({ method: "PATCH", url: `/api/auth/reset-password/${reset._id}`, payload: {} }, admin.token)
    const { data } = (
      await app().request({ method: "PATCH", url: `/api/auth/reset-password/${reset._id}`, payload: {} }, admin.token)
    ).json()
    const { token } = (await login(reset.email, data.password)).json()
    expect((await app().request({ url: "/api/auth/get-sessions" }, token)).statusCode).toBe(403)
    expect(await entries(`kind=access&actor=${reset.email}`)).toEqual([])
  })

  test("ended sessions are logged: by logout, by ending the others, by an admin's suspension", async () => {
    const admin = await app().as("admin")
    const { email, token, _id } = await app().as("student")
    const again = async () => (await login(email, testPassword)).json().token as string
    await app().request({ method: "POST", url: "/api/auth/logout" }, await again())
    await app().request({ method: "POST", url: "/api/auth/logout" }, "unknown".padEnd(43, "x"))
    await again()
    await app().request({ method: "DELETE", url: "/api/auth/end-other-sessions" }, token)
    const change = { id: _id, role: "suspended" }
    await app().request({ method: "PATCH", url: "/api/auth/change-role", payload: change }, admin.token)
    const found = (await entries(`kind=session&search=${email}`)).map(({ action, actor, details }) => [
      action,
      actor,
      details,
    ])
    expect(found).toEqual([
      ["session.end-all", admin.email, "reason: suspension\nsessions: 1"],
      ["session.end-others", email, "sessions: 1"],
      ["session.logout", email, ""],
    ])
  })

  test("a password reset, a password change and a deletion log how many sessions they ended", async () => {
    const admin = await app().as("admin")
    const { email, token, _id } = await app().as("student")
    await login(email, testPassword)
    const twice = { newPassword: "another horse 8", confirmPassword: "another horse 8" }
    const payload = { currentPassword: testPassword, ...twice }
    await app().request({ method: "PATCH", url: "/api/auth/change-password", payload }, token)
    await app().request({ method: "PATCH", url: `/api/auth/reset-password/${_id}`, payload: {} }, admin.token)
    const other = await app().as("student")
    await app().request({ method: "DELETE", url: `/api/auth/delete-user/${other._id}` }, admin.token)
    const details = async (of: string) => (await entries(`kind=session&search=${of}`)).map(({ details }) => details)
    expect(await details(email)).toEqual(["reason: reset\nsessions: 1", "reason: password-change\nsessions: 1"])
    expect(await details(other.email)).toEqual(["reason: deletion\nsessions: 1"])
  })
})

test("a distributed flood of failed sign-ins writes a bounded number of entries, and counts the rest", async () => {
  const { app, as, request, database, stop } = await startTestApp("sqlite")
  const { token } = await as("admin")
  const add = (number: number) =>
    app.securityEvents.add({
      action: "signIn.fail",
      by: { userId: "", email: "", address: `10.${number >> 8}.${number & 255}.1`, userAgent: "" },
      email: `${number}@example.com`,
    })
  for (let round = 0; round < 10; round++) {
    for (let number = 0; number < 2000; number++) add(round * 2000 + number)
    await app.securityEvents.flush()
  }
  const count = async () =>
    (await request({ url: "/api/audit/get-entries?kind=signIn" }, token)).json().meta.total as number
  expect(await count()).toBe(100)
  await app.securityEvents.close()
  const details = await database.read
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "signIn.fail")
    .execute()
  const sum = (word: string) =>
    details.reduce((sum, each) => sum + Number(new RegExp(`^${word}: (\\d+)`).exec(each.details)?.[1] ?? 0), 0)
  expect(await count()).toBe(101)
  expect([sum("count"), sum("more")]).toEqual([100, 19_900])
  await stop()
})

test("events are queued while the database accepts no writes, fail no request, and are written by themselves later", async () => {
  const { app, as, request, database, stop } = await startTestApp("sqlite", { flushEventsMs: 20 })
  const [admin, student] = [await as("admin"), await as("student")]
  const blocked = vi.spyOn(database, "write").mockRejectedValue(new Error("disk full"))
  expect((await request({ url: "/api/auth/get-users" }, student.token)).statusCode).toBe(403)
  await expect.poll(() => blocked.mock.calls.length).toBeGreaterThan(0)
  blocked.mockRestore()
  const entries = async () => (await request({ url: "/api/audit/get-entries?kind=access" }, admin.token)).json().data
  await expect.poll(entries).toHaveLength(1)
  await app.securityEvents.flush()
  expect(await entries()).toHaveLength(1)
  await stop()
})
