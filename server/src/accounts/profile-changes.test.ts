import { afterEach, expect, test, vi } from "vitest"
import { listProfileChanges } from "#accounts/profile-changes.ts"
import { runJob } from "#test/run-job.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

const hourMs = 60 * 60 * 1000

onAnyDatabase("what users do again and again", (app) => {
  afterEach(() => void vi.useRealTimers())

  const send = (method: "PATCH" | "POST", call: string, token: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/auth/${call}`, payload, headers }, token)
  const rename = (token: string, name: string) => send("PATCH", "update-user", token, { name })
  const listed = async (actor: string, action: "user.update" | "user.login" | "session.logout") => {
    const entries = app().database.read.selectFrom("audit").select(["details", "actor", "address"])
    return entries.where("actor", "=", actor).where("action", "=", action).orderBy("position").execute()
  }
  const later = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms })
  const listChanges = () => runJob(listProfileChanges, app())
  const changes = async (email: string) =>
    (await listed(email, "user.update")).map(({ details }) => JSON.parse(details))

  test("changes of one's own profile are one entry an hour, from the first value to the last", async () => {
    const { token, email } = await app().as("student")
    for (const name of ["One", "Two", "Three", "Four"]) expect((await rename(token, name)).statusCode).toBe(200)
    await listChanges()
    expect(await changes(email)).toEqual([{ changed: { name: ["A student", "One"] } }])
    later(hourMs)
    await Promise.all([listChanges(), listChanges()])
    const lastAt = expect.stringMatching(/^\d{4}-.*Z$/)
    const combined = { changed: { name: ["One", "Four"] }, changes: 3, lastAt }
    expect((await changes(email)).slice(1)).toEqual([combined])
    // The entry begins the next hour.
    await rename(token, "Five")
    expect(await changes(email)).toHaveLength(2)
    later(2 * hourMs)
    await rename(token, "Six")
    expect((await changes(email)).slice(2)).toMatchObject([
      { changed: { name: ["Four", "Five"] }, changes: 1 },
      { changed: { name: ["Five", "Six"] } },
    ])
  })

  test("changes that cannot be listed stop no others, and are tried again later each time", async () => {
    const [broken, other] = [await app().as("student"), await app().as("student")]
    for (const { token } of [broken, other]) for (const name of ["One", "Two"]) await rename(token, name)
    const { database } = app()
    const row = async () => {
      const rows = database.read.selectFrom("profileChange").selectAll().where("userId", "=", broken._id)
      return rows.executeTakeFirstOrThrow()
    }
    const { unlisted } = await row()
    const store = (values: { unlisted: string } | { dueAt: string }) =>
      database.write([], (trx) =>
        trx.updateTable("profileChange").set(values).where("userId", "=", broken._id).execute(),
      )
    await store({ unlisted: "{" })
    await store({ dueAt: new Date(0).toISOString() })
    later(hourMs)
    for (const minutes of [10, 60, 360, 360]) {
      await expect(listChanges()).rejects.toThrow("JSON")
      expect(await changes(other.email)).toHaveLength(2)
      const wait = Date.parse((await row()).dueAt) - Date.now()
      expect(Math.abs(wait / 60_000 - minutes)).toBeLessThanOrEqual(minutes * 0.11)
      later(wait + 1)
    }
    await store({ unlisted })
    // Claimed by a process that has ended since.
    later(7 * hourMs)
    await database.write([], (trx) =>
      trx
        .updateTable("profileChange")
        .set({ dueAt: new Date(Date.now() + 299_000).toISOString() })
        .execute(),
    )
    await listChanges()
    expect(await changes(broken.email)).toHaveLength(1)
    later(5 * 60_000)
    await listChanges()
    expect(await changes(broken.email)).toHaveLength(2)
  })

  test("a change by the office is an entry of its own, and is never attributed to the user", async () => {
    const [admin, { token, email, _id }] = [await app().as("admin"), await app().as("student")]
    await rename(token, "One")
    await rename(token, "Two")
    for (const name of ["Wrong", "Right"]) await send("PATCH", `update-user/${_id}`, admin.token, { name })
    expect((await changes(admin.email)).map(({ changed }) => changed.name)).toEqual([
      ["Two", "Wrong"],
      ["Wrong", "Right"],
    ])
    later(hourMs)
    await listChanges()
    expect((await changes(email)).map(({ changed }) => changed.name)).toEqual([
      ["A student", "One"],
      ["One", "Two"],
    ])
  })

  test("sign-ins of one browser are one entry a day, of other browsers and of the office one each", async () => {
    const { email } = await app().as("student")
    const signIn = async (of: string, cookie = "") => {
      const credentials = { email: of, password: testPassword }
      const response = await send("POST", "login", "", credentials, { cookie })
      expect(response.statusCode).toBe(200)
      const browser = response.cookies.find(({ name }) => name.endsWith("browser"))
      await send("POST", "logout", response.json().token)
      return `${browser?.name}=${browser?.value}`
    }
    const counts = async (of: string) => [
      (await listed(of, "user.login")).length,
      (await listed(of, "session.logout")).length,
    ]
    const cookie = await signIn(email)
    for (let again = 0; again < 5; again++) await signIn(email, cookie)
    expect(await counts(email)).toEqual([2, 2])
    await signIn(email)
    expect(await counts(email)).toEqual([3, 3])
    later(24 * hourMs)
    await signIn(email, cookie)
    expect(await counts(email)).toEqual([4, 4])
    const { email: admin } = await app().as("admin")
    const office = await signIn(admin)
    for (let again = 0; again < 2; again++) await signIn(admin, office)
    expect(await counts(admin)).toEqual([3, 3])
  })
})
