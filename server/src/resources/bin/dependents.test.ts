import { sql } from "kysely"
import { expect, inject, test, vi } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { isPostgres } from "#db/is-postgres.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { deleteRecord } from "#db/records/delete-records.ts"
import { recordTables } from "#db/records/records.ts"
import { tablesTied } from "#resources/person-ties.ts"
import { aCertificate } from "#test/factories.ts"
import { lockWaits } from "#test/postgres/lock-waits.ts"
import { runJob } from "#test/run-job.ts"
import { authenticator } from "#test/sign-in/authenticator.ts"
import { personOf } from "#test/sign-in/person-with-app.ts"
import { subscribersOf } from "#test/subscribers.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

const { owns = [] } = recordTables.user
const dependents = tablesTied("restored")

type User = Awaited<ReturnType<TestApp["as"]>>

onBothDatabases("what is deleted with a record", (app) => {
  const call = async (by: User, method: "GET" | "POST" | "DELETE" | "PATCH", path: string, payload?: object) =>
    app().request({ method, url: `/api/${path}`, ...(payload && { payload }) }, by.token)
  const rowsOf = async (userId: string) => {
    const found = dependents.map(async (table) => {
      const rows = app().database.read.selectFrom(table as "passkey")
      return [table, await rows.selectAll().where("userId", "=", userId).execute()] as const
    })
    return Object.fromEntries(await Promise.all(found))
  }

  /** A student with a row in each of these tables. */
  async function aPerson() {
    const user = await app().as("student")
    const { _id: userId, email } = user
    const [person, device] = [personOf(app(), user), authenticator()]
    const codes = await person.setUp()
    const options = (await person.send("begin-passkey")).json().data
    await person.send("add-passkey", { name: "Pixel 9", credential: device.create(options) })
    const certificate = newCertificate(aCertificate({ candidateEmail: email }))
    const seenAt = new Date().toISOString()
    await app().database.write(["user", "certificate"], async (trx) => {
      await trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", userId).execute()
      await trx.insertInto("certificate").values(certificate).execute()
      await trx.insertInto("notificationSeen").values({ userId, kind: "newUsers", seenAt }).execute()
    })
    await call(user, "POST", `certificates/request-correction/${certificate._id}`, { text: "My name is misspelt" })
    return { ...user, person, device, codes }
  }

  test("a user comes back with authenticator app, recovery codes, passkeys and requests, without session and password", async () => {
    const [admin, one, other] = [await app().as("admin"), await aPerson(), await aPerson()]
    const before = await rowsOf(one._id)
    for (const [table, rows] of Object.entries(before)) expect([table, rows.length > 0]).toEqual([table, true])
    const records = [one, other].map(({ _id }) => ({ _id }))
    const { deletion } = (await call(admin, "POST", "auth/delete-users", { records })).json().data
    await call(admin, "POST", `bin/restore/${deletion}?record=${other._id}`)
    expect(Object.values(await rowsOf(one._id)).flat()).toEqual([])
    expect((await call(admin, "POST", `bin/restore/${deletion}`)).json().data.restored).toBe(1)
    expect(await rowsOf(one._id)).toEqual(before)

    expect((await call(one, "GET", "auth/get-user")).statusCode).toBe(401)
    expect((await one.person.logIn(one.person.nextCode())).statusCode).toBe(401)
    const { password } = (await call(admin, "PATCH", `auth/reset-password/${one._id}`)).json().data
    const logIn = (code?: string) =>
      app().app.inject({ method: "POST", url: "/api/auth/login", payload: { email: one.email, password, code } })
    expect((await logIn()).json().code).toBe("secondFactorNeeded")
    expect((await logIn(one.person.nextCode())).statusCode).toBe(200)
    expect((await logIn(one.codes[0])).statusCode).toBe(200)
    const challenge = (await app().app.inject({ method: "POST", url: "/api/auth/begin-passkey-login" })).json().data
    const payload = { credential: one.device.use(challenge) }
    expect((await app().app.inject({ method: "POST", url: "/api/auth/login-with-passkey", payload })).statusCode).toBe(
      200,
    )
  })

  test("no secret of a deleted user leaves the bin: not in its lists, the log, an export, or a restore", async () => {
    const [admin, one] = [await app().as("admin"), await aPerson()]
    const { secondFactor, recoveryCode, passkey } = await rowsOf(one._id)
    const user = app().database.read.selectFrom("user").select("passwordHash").where("_id", "=", one._id)
    const secrets = [
      (await user.executeTakeFirstOrThrow()).passwordHash,
      ...[secondFactor, recoveryCode, passkey]
        .flatMap((rows) => rows?.map((row) => row as Record<string, unknown>) ?? [])
        .flatMap(({ secret, codeHash, credentialId, publicKey }) => [secret, codeHash, credentialId, publicKey])
        .filter(Boolean),
    ]
    expect(secrets.length).toBe(1 + 1 + 10 + 2)
    await call(admin, "DELETE", `auth/delete-user/${one._id}`)
    const stored = JSON.stringify(await app().database.read.selectFrom("deletedRecord").selectAll().execute())
    expect(secrets.filter((secret) => stored.includes(String(secret)))).toEqual(secrets.slice(1))
    const responses = [
      await call(admin, "GET", "bin/get-deletions"),
      await call(admin, "GET", `bin/get-deleted-records/${one._id}`),
      await call(admin, "GET", `audit/get-history/${one._id}?kind=user`),
      await call(admin, "GET", "audit/export-entries"),
      await call(admin, "POST", `bin/restore/${one._id}`),
      await call(admin, "GET", `audit/get-history/${one._id}?kind=user`),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    const log = JSON.stringify(await app().database.read.selectFrom("audit").selectAll().execute())
    const sent = responses.map(({ body }) => body).join("") + log
    expect(sent).toContain(one.email)
    expect(secrets.filter((secret) => sent.includes(String(secret)))).toEqual([])
  })

  test("each table whose rows the database deletes with a record says whether they come back", async () => {
    const { read } = app().database
    const { rows } = isPostgres(read)
      ? await sql<{
          name: string
          owner: string
        }>`select conrelid::regclass::text as name, confrelid::regclass::text as owner
          from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(read)
      : await sql<{
          name: string
          owner: string
        }>`select list.name as name, key."table" as owner from pragma_table_list as list
          join pragma_foreign_key_list(list.name) as key where key.on_delete = 'CASCADE'`.execute(read)
    const named = rows.map((row) => ({ name: row.name.replaceAll('"', ""), owner: row.owner.replaceAll('"', "") }))
    const tables = (owner: string): string[] =>
      named.filter((row) => row.owner === owner).flatMap(({ name }) => [name, ...tables(name)])
    expect([...new Set(tables("user"))].sort()).toEqual([...dependents, ...owns, ...tablesTied("deleted")].sort())
    for (const kind of Object.keys(recordTables)) if (kind !== "user") expect([kind, tables(kind)]).toEqual([kind, []])
  })

  test("those who wait for a course wait again once it is restored, unless they have unsubscribed meanwhile", async () => {
    const { closedCourse, send, subscribe, unsubscribe, waiting, rows } = subscribersOf(app)
    const [admin, course] = [await app().as("admin"), await closedCourse()]
    for (const email of ["stays@example.com", "leaves@example.com"]) await subscribe(course, email)
    await send("DELETE", `delete-course/${course._id}`)
    const leaving = (await rows()).find(({ email }) => email === "leaves@example.com")
    expect((await unsubscribe(leaving?.token ?? "")).statusCode).toBe(200)
    expect((await call(admin, "POST", `bin/restore/${course._id}`)).statusCode).toBe(200)
    expect(await waiting(course)).toBe(1)
    expect((await rows()).map(({ email }) => email)).toEqual(["stays@example.com"])
  })

  test("after thirty days they are deleted with what was in the bin", async () => {
    const { closedCourse, send, subscribe, rows, clear } = subscribersOf(app)
    await clear()
    const [course, other] = [await closedCourse(), await closedCourse()]
    for (const each of [course, other]) await subscribe(each, "waits@example.com")
    await send("DELETE", `delete-course/${course._id}`)
    const { read } = app().database
    const inBin = async () => (await read.selectFrom("deletedRecord").select("_id").execute()).map(({ _id }) => _id)
    for (const [days, isThere] of [
      [29, true],
      [31, false],
    ] as const) {
      vi.useFakeTimers({ now: Date.now() + days * 24 * 60 * 60 * 1000, toFake: ["Date"] })
      await runJob(deleteExpiredRows, app()).finally(() => vi.useRealTimers())
      const waiting = (await rows()).map(({ courseId }) => courseId)
      expect([(await inBin()).includes(course._id), waiting.includes(course._id)]).toEqual([isThere, isThere])
      expect(waiting).toContain(other._id)
    }
  })
})

test.skipIf(inject("postgresUrl") === "")(
  "a recovery code that is used up while its user is being deleted does not come back",
  async () => {
    const app = await startTestApp("postgres")
    const { read, write } = app.database
    const [admin, user] = [await app.as("admin"), await app.as("student")]
    await personOf(app, user).setUp()
    const [used, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const signingIn = write([], async (trx) => {
      const code = trx.selectFrom("recoveryCode").select("codeHash").where("userId", "=", user._id).limit(1)
      await trx.deleteFrom("recoveryCode").where("codeHash", "=", code).execute()
      used.resolve()
      await released.promise
    })
    await used.promise
    const deleting = app.request({ method: "DELETE", url: `/api/auth/delete-user/${user._id}` }, admin.token)
    await expect.poll(() => lockWaits(app.database)).toBe(1)
    released.resolve()
    await signingIn
    expect((await deleting).statusCode).toBe(200)
    await app.request({ method: "POST", url: `/api/bin/restore/${user._id}` }, admin.token)
    const codes = await read.selectFrom("recoveryCode").select("codeHash").where("userId", "=", user._id).execute()
    expect(codes).toHaveLength(9)
    await app.stop()
  },
)

test.skipIf(inject("postgresUrl") === "")(
  "who unsubscribes while the course is being deleted or restored stays unsubscribed",
  async () => {
    const app = await startTestApp("postgres")
    const { closedCourse, subscribe, unsubscribe, rows } = subscribersOf(() => app)
    const { token: admin, _id: userId, email } = await app.as("admin")
    const by = { userId, email, address: "", userAgent: "", ifMatch: undefined }
    const restore = (id: string) => app.request({ method: "POST", url: `/api/bin/restore/${id}` }, admin)
    const tokenOf = async (address: string) => (await rows()).find((row) => row.email === address)?.token ?? ""
    const { _id } = await closedCourse()
    for (const address of ["one@example.com", "two@example.com"]) await subscribe({ _id }, address)
    const [deleted, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const deleting = app.database.write(["course"], async (trx) => {
      await deleteRecord(trx, "course", _id, by)
      deleted.resolve()
      await released.promise
    })
    await deleted.promise
    expect((await unsubscribe(await tokenOf("one@example.com"))).statusCode).toBe(200)
    released.resolve()
    await deleting
    // The restore waits for this lock, so it has begun when the other address unsubscribes.
    const [locked, unlocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = app.database.write([], async (trx) => {
      await trx.updateTable("lock").set({ name: "order" }).where("name", "=", "order").execute()
      locked.resolve()
      await unlocked.promise
    })
    await locked.promise
    const restoring = restore(_id)
    await expect.poll(() => lockWaits(app.database)).toBe(1)
    expect((await unsubscribe(await tokenOf("two@example.com"))).statusCode).toBe(200)
    unlocked.resolve()
    await locking
    expect((await restoring).statusCode).toBe(200)
    expect(await rows()).toEqual([])
    await app.stop()
  },
)
