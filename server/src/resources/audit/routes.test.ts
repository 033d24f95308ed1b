import { messageOf } from "contract"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onAnyDatabase, startTestApp, testPassword } from "#test/test-app.ts"

onAnyDatabase("audit log", (app) => {
  type Method = "GET" | "POST" | "PATCH" | "DELETE"
  const send = (token: string, method: Method, path: string, payload?: object) =>
    app().request({ method, url: `/api/${path}`, payload, headers: { "user-agent": "A browser" } }, token)
  const entries = async (token: string, search: string) =>
    (await send(token, "GET", `audit/get-entries?limit=100&search=${encodeURIComponent(search)}`)).json()

  test("lists actor, action, record, time and IP address, newest first", async () => {
    const { token, email, _id } = await app().as("admin")
    const course = (await send(token, "POST", "courses/register", aCourse({ title: "Audited" }))).json().data
    await send(token, "PATCH", `courses/update-course/${course._id}`, { price: 9000 })
    await send(token, "DELETE", `courses/delete-course/${course._id}`)
    const { data, count, meta } = await entries(token, course._id)
    expect([count, meta.total]).toEqual([3, 3])
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      "course.delete",
      "course.update",
      "course.create",
    ])
    const about = { actorId: _id, actor: email, recordId: course._id, record: "Audited", address: "127.0.0.1" }
    expect(data[1]).toMatchObject({ ...about, details: '{"changed":{"price":[12500,9000]}}', userAgent: "A browser" })
    expect(data[0].previousHash).toBe(data[1].hash)
  })

  test("has every change of an account, but no secrets", async () => {
    const { token } = await app().as("admin")
    const { _id, email, token: own } = await app().as("student")
    const twice = { newPassword: "another horse 8", confirmPassword: "another horse 8" }
    await send(own, "PATCH", "auth/change-password", { currentPassword: testPassword, ...twice })
    await send(token, "PATCH", "auth/change-role", { id: _id, role: "instructor" })
    await send(token, "PATCH", `auth/reset-password/${_id}`, { password: "chosen by us" })
    await send("", "POST", "auth/login", { email, password: "chosen by us" })
    await send(token, "DELETE", `auth/delete-user/${_id}`)
    const { data } = await entries(token, _id)
    const changes = data.filter(({ action }: { action: string }) => action.startsWith("user."))
    const actions = changes.map(({ action }: { action: string }) => action.replace("user.", ""))
    expect(actions).toEqual(["delete", "login", "reset-password", "change-role", "change-password", "create"])
    expect(changes[3].details).toBe('{"changed":{"role":["student","instructor"]}}')
    expect(JSON.stringify(data)).not.toMatch(/argon2|another horse|chosen by us/)
  })

  test("failed requests write no entry", async () => {
    const { token, email } = await app().as("admin")
    const before = (await entries(token, email)).count
    await send(token, "DELETE", "courses/delete-course/none")
    const certificate = aCertificate()
    await send(token, "POST", "certificates/register", certificate)
    await send(token, "POST", "certificates/register", certificate)
    expect((await entries(token, email)).count).toBe(before + 1)
  })

  test("thirty concurrent changes form a chain without gaps", async () => {
    const { token } = await app().as("admin")
    await Promise.all(Array.from({ length: 30 }, () => send(token, "POST", "certificates/register", aCertificate())))
    const verdict = await verifyChain(app().database)
    expect(verdict.fault).toBeNull()
    expect(verdict.entries).toBeGreaterThanOrEqual(30)
  })

  test("entries cannot be changed or deleted, even through the database connection", async () => {
    const change = app().database.write([], (trx) => trx.updateTable("audit").set({ details: "nothing" }).execute())
    await expect(change).rejects.toThrow("never changed")
    const deletion = app().database.write([], (trx) => trx.deleteFrom("audit").execute())
    await expect(deletion).rejects.toThrow("never changed")
  })
})

test.for([
  [
    "an entry was altered",
    sql`update audit set details = 'nothing' where position = 2`,
    "Entry 2 is not as it was written",
  ],
  ["an entry was deleted", sql`delete from audit where position = 2`, "Entry 2 is missing"],
  ["the last entries were cut off", sql`delete from audit where position > 1`, "The entries after 1 are missing"],
] as const)("verification detects that %s outside the program", async ([, damage, fault]) => {
  const { database, as, stop } = await startTestApp("sqlite")
  for (const role of ["admin", "student", "student"] as const) await as(role)
  await database.write([], async (trx) => {
    await sql`drop trigger audit_no_update`.execute(trx)
    await sql`drop trigger audit_no_delete`.execute(trx)
    await damage.execute(trx)
  })
  const found = await verifyChain(database)
  expect(found.fault && messageOf(found.fault)).toBe(fault)
  await stop()
})
