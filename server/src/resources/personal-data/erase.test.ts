import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Deletion } from "contract"
import { sql } from "kysely"
import { beforeAll, expect, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { imageCounters } from "#images/quota.ts"
import { removeUnusedImages } from "#images/unused-images.ts"
import { queueFirstNotices } from "#mail/certificate-mails.ts"
import { newId } from "#new-id.ts"
import { ownData } from "#resources/personal-data/own-data.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { outboxOf } from "#test/mails.ts"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

const password = testPassword
const dayMs = 24 * 60 * 60 * 1000

/** All tables of the database, so that nobody has to add a new one here. */
async function tablesIn(read: Database["read"]): Promise<string[]> {
  const { rows } = isPostgres(read)
    ? await sql<{
        name: string
      }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(read)
    : await sql<{
        name: string
      }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`.execute(read)
  return rows.map(({ name }) => name)
}

onBothDatabases("erasing personal data", (app) => {
  type User = Awaited<ReturnType<ReturnType<typeof app>["as"]>>
  let admin: User
  beforeAll(async () => {
    admin = await app().as("admin")
  })
  const send = (call: string, payload: object | undefined, by: User) => {
    const [method, path] = call.split(" ") as ["GET" | "POST" | "DELETE" | "PATCH", string]
    return app().request({ method, url: `/api/${path}`, ...(payload && { payload }) }, by.token)
  }
  const deleteOwn = (by: User, some: object = {}) =>
    send("POST auth/delete-own-account", { email: by.email, password, ...some }, by)
  const erase = (id: string, some: object = {}, by = admin) =>
    send(`POST auth/erase-user/${id}`, { reason: "Asked by mail", password, ...some }, by)
  const bin = async (): Promise<Deletion[]> =>
    (await send("GET bin/get-deletions?limit=100", undefined, admin)).json().data
  const exists = async ({ _id }: { _id: string }) =>
    (await app().database.read.selectFrom("user").select("_id").where("_id", "=", _id).execute()).length === 1
  const entriesOf = ({ _id }: { _id: string }) =>
    app().database.read.selectFrom("audit").selectAll().where("recordId", "=", _id).orderBy("position").execute()
  const image = `/api/images/${"ab".repeat(32)}.webp`

  /** A verified student with a row in each table that refers to users or has their email. */
  async function aPerson() {
    const person = await app().as("student")
    const certificate = newCertificate(aCertificate({ candidateEmail: person.email }))
    const { _id, email } = person
    await send("POST reviews/register", { rating: 5, comment: `I am ${email}` }, person)
    const now = new Date().toISOString()
    await app().database.write(["user", "certificate"], async (trx) => {
      await trx.updateTable("user").set({ isVerified: 1, photo: image }).where("_id", "=", _id).execute()
      await trx.insertInto("certificate").values(certificate).execute()
      const counters = imageKeys(_id).map((key) => ({ key, timestamps: "[1]", expiresAt: now }))
      await trx.insertInto("counter").values(counters).execute()
      await trx.insertInto("notificationSeen").values({ userId: _id, kind: "newUsers", seenAt: now }).execute()
      await trx
        .insertInto("callResult")
        .values({ userId: _id, requestId: newId(), call: "x", result: email, createdAt: now })
        .execute()
    })
    await send(`POST certificates/request-correction/${certificate._id}`, { text: "My name is misspelt" }, person)
    await send("POST auth/forgot-password", { email }, person)
    for (const bio of ["One", "Two"]) await send("PATCH auth/update-user", { bio }, person)
    const { _id: courseId } = (await send("POST courses/register", aCourse(), admin)).json().data
    const subscription = {
      _id: newId(),
      courseId,
      email,
      language: "bn",
      token: newId(),
      createdAt: now,
      network: "",
      queuedAt: "",
    } as const
    await app().database.write([], (trx) => trx.insertInto("courseSubscription").values(subscription).execute())
    return { ...person, certificate }
  }

  const imageKeys = (userId: string) => Object.values(imageCounters(userId, 0)).map(({ key }) => key)

  /** The tables that have a row with one of these texts. */
  async function tablesWith(...texts: string[]): Promise<string[]> {
    const { read } = app().database
    const found: string[] = []
    for (const name of await tablesIn(read)) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(read)
      if (rows.some((row) => texts.some((text) => JSON.stringify(row).includes(text)))) found.push(name)
    }
    return found.sort()
  }

  test("users erase their account with the password and their email, and nothing of them is left but what is stated", async () => {
    const person = await aPerson()
    expect(await tablesWith(person._id, person.email, ...imageKeys(person._id))).toEqual(
      expect.arrayContaining([
        "callResult",
        "courseSubscription",
        "correctionRequest",
        "counter",
        "mail",
        "mailLink",
        "notificationSeen",
        "profileChange",
        "review",
        "session",
        "user",
      ]),
    )
    const last = (await app().database.read.selectFrom("auditHead").select("position").executeTakeFirstOrThrow())
      .position
    const response = await deleteOwn(person, { email: ` ${person.email.toUpperCase()} ` })
    expect([response.statusCode, response.json().message]).toEqual([200, "Account deleted successfully"])
    expect(response.cookies.find(({ name }) => name === "session")?.value).toBe("")
    // The log, the certificate, the id alone, and the mail that says so until it is old.
    expect(await tablesWith(person._id, person.email, ...imageKeys(person._id))).toEqual([
      "audit",
      "certificate",
      "erasedUser",
      "mail",
    ])
    const mails = app().database.read.selectFrom("mail").select("subject").where("recipient", "=", person.email)
    expect(await mails.execute()).toEqual([{ subject: "Your Prohori account was deleted" }])
    const added = app().database.read.selectFrom("audit").selectAll().where("position", ">", last)
    expect(await added.execute()).toMatchObject([
      {
        action: "user.erase",
        recordId: person._id,
        actorId: person._id,
        actor: "",
        record: "",
        address: "",
        userAgent: "",
      },
    ])
    const [{ details, searchText } = { details: "", searchText: "" }] = await added.execute()
    expect(details).toBe("reason: own-request\nsessions: 1\nreviews: 1\nrequests: 1")
    expect(searchText).not.toContain(person.email)
    expect((await send("GET auth/get-user", undefined, person)).statusCode).toBe(401)
    const verified = await send(`GET certificates/verify/${person.certificate.certificationNo}`, undefined, person)
    expect(verified.statusCode).toBe(200)
    expect((await verifyChain(app().database)).fault).toBeNull()
  })

  test("mails about a certificate belong to it: they stay, and an unconfirmed address does not see them", async () => {
    const { _id, email, token } = await app().as("student")
    const certificate = newCertificate(aCertificate({ candidateEmail: email }))
    await app().database.write(["mail"], (trx) => queueFirstNotices(trx, [certificate]))
    const user = await app()
      .database.read.selectFrom("user")
      .selectAll()
      .where("_id", "=", _id)
      .executeTakeFirstOrThrow()
    const subjects = async (isVerified: 0 | 1) =>
      (await ownData(app().database, { ...user, isVerified }, token)).mails.map(({ subject }) => subject)
    const about = `Certificate ${certificate.certificationNo}`
    expect([await subjects(0), await subjects(1)]).toEqual([[expect.any(String)], [about, expect.any(String)]])
    expect((await erase(_id)).statusCode).toBe(200)
    const left = app().database.read.selectFrom("mail").select("subject").where("recipient", "=", email).orderBy("_id")
    expect(await left.execute()).toEqual([{ subject: about }, { subject: "Your Prohori account was deleted" }])
  })

  test("the files of an erased person's mails are removed at once, and the others stay", async () => {
    const [person, other] = [await aPerson(), await aPerson()]
    const outbox = outboxOf(app)
    // Those about certificates would wait for half a minute.
    const due = { nextTryAt: new Date().toISOString() }
    await app().database.write([], (trx) => trx.updateTable("mail").set(due).where("nextTryAt", "<>", "").execute())
    const mailer = outbox.start(undefined)
    await expect.poll(async () => (await outbox.rows()).every(({ sentAt }) => sentAt !== "")).toBe(true)
    await mailer.stop()
    const folder = join(app().location.dataDir, "outbox")
    const filesTo = ({ email }: User) =>
      readdirSync(folder).filter((name) => readFileSync(join(folder, name), "utf8").includes(`\r\nTo: ${email}\r\n`))
    const before = filesTo(other)
    // Those that asked to confirm the email were not sent: it was confirmed meanwhile.
    expect([filesTo(person).length, before.length]).toEqual([1, 1])
    expect((await deleteOwn(person)).statusCode).toBe(200)
    expect([filesTo(person), filesTo(other)]).toEqual([[], before])
    await erase(other._id)
    expect(filesTo(other)).toEqual([])
  })

  test.for([
    ["a wrong password", { password: "not this one" }, 400, "currentPasswordWrong", "password"],
    ["no password", { password: "" }, 400, "allFieldsRequired", "password"],
    ["another email", { email: "other@example.com" }, 400, "emailDiffers", "email"],
  ] as const)("with %s nothing is deleted", async ([, some, status, code, field]) => {
    const person = await app().as("student")
    const response = await deleteOwn(person, some)
    expect([response.statusCode, response.json().errors[0]]).toMatchObject([status, { code, field }])
    expect(await exists(person)).toBe(true)
  })

  test("ten wrong passwords are throttled, and refused with the right one too", async () => {
    const person = await app().as("student")
    for (let count = 0; count < 10; count++) await deleteOwn(person, { password: `guess number ${count}` })
    expect((await deleteOwn(person)).statusCode).toBe(429)
    expect(await exists(person)).toBe(true)
    await app().app.securityEvents.flush()
    const failures = app().database.read.selectFrom("audit").select("details").where("actor", "=", person.email)
    expect(await failures.where("action", "=", "signIn.fail").execute()).toEqual([
      { details: "count: 10\ncall: POST /auth/delete-own-account" },
    ])
  })

  test("the cookie of a session is not enough, and an admin gives up the role first", async () => {
    const person = await app().as("student")
    const payload = { email: person.email, password }
    const forged = {
      method: "POST",
      url: "/api/auth/delete-own-account",
      payload,
      cookies: { session: person.cookie },
    } as const
    expect((await app().request(forged)).statusCode).toBe(401)
    const second = await app().as("admin")
    expect((await deleteOwn(second)).json().code).toBe("adminAccount")
    expect(await exists(second)).toBe(true)
    await send("PATCH auth/change-role", { id: second._id, role: "student" }, second)
    expect((await deleteOwn(second)).statusCode).toBe(200)
  })

  test("an admin erases a user with a reason and the own password; the entry names nobody but the admin", async () => {
    const person = await aPerson()
    const refused = [
      await erase(person._id, { reason: " " }),
      await erase(person._id, { password: "not this one" }),
      await erase(admin._id),
      await erase(person._id, {}, await app().as("registrar")),
      await erase(person._id, {}, await app().as("editor")),
      await erase("nobody"),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 409, 403, 403, 404])
    expect(await exists(person)).toBe(true)
    expect((await erase(person._id)).json().message).toBe("User erased successfully")
    expect(await tablesWith(person._id, person.email)).toEqual(["audit", "certificate", "erasedUser", "mail"])
    const entry = (await entriesOf(person)).at(-1)
    expect(entry).toMatchObject({ action: "user.erase", actor: admin.email, record: "" })
    expect(entry?.details).toBe("reason: Asked by mail\nsessions: 1\nreviews: 1\nrequests: 1")
    expect((await erase(person._id)).statusCode).toBe(404)
  })

  test("an erased user is not in the bin, and cannot be restored from older deletions of the account or the review", async () => {
    const person = await aPerson()
    await send(`DELETE auth/delete-user/${person._id}`, undefined, admin)
    await send(`POST bin/restore/${person._id}`, undefined, admin)
    await deleteOwn({ ...person, token: await login(person) }).then(({ statusCode }) => expect(statusCode).toBe(200))
    const response = await send(`POST bin/restore/${person._id}`, undefined, admin)
    expect([response.statusCode, response.json().code]).toEqual([409, "personErased"])
    expect((await bin()).map(({ record }) => record)).not.toContain(person.email)
    const history = (await send(`GET audit/get-history/${person._id}?kind=user`, undefined, admin)).json()
    expect([history.deletion, history.erasedAt]).toEqual([null, expect.stringMatching(/^20/)])
  })

  /** A restored user has to choose a new password. */
  async function login({ _id, email }: User): Promise<string> {
    const newPassword = "another horse 8"
    await send(`PATCH auth/reset-password/${_id}`, { password: newPassword }, admin)
    const token = (await send("POST auth/login", { email, password: newPassword }, admin)).json().token
    const change = { currentPassword: newPassword, newPassword: password, confirmPassword: password }
    await app().request({ method: "PATCH", url: "/api/auth/change-password", payload: change }, token)
    return token
  }

  test("a user who was deleted before is erased from the bin, alone or among others, with the photo", async () => {
    const [alone, one, other] = [await aPerson(), await aPerson(), await app().as("student")]
    await send(`DELETE auth/delete-user/${alone._id}`, undefined, admin)
    const records = [one, other].map(({ _id }) => ({ _id }))
    const { deletion } = (await send("POST auth/delete-users", { records }, admin)).json().data
    expect((await erase(alone._id)).statusCode).toBe(200)
    expect((await bin()).map(({ recordId }) => recordId)).not.toContain(alone._id)
    expect((await erase(one._id)).statusCode).toBe(200)
    expect((await bin()).find(({ recordId }) => recordId === deletion)).toMatchObject({ count: 2, left: 1 })
    const rows = (await send(`GET bin/get-deleted-records/${deletion}`, undefined, admin)).json().data
    expect(rows.map(({ _id }: { _id: string }) => _id)).toEqual([other._id])
    expect(await tablesWith(one._id, one.email)).toEqual(["audit", "certificate", "erasedUser"])
    const restored = (await send(`POST bin/restore/${deletion}`, undefined, admin)).json().data
    expect([restored.restored, await exists(one), await exists(other)]).toEqual([1, false, true])
    expect((await verifyChain(app().database)).fault).toBeNull()
  })

  test("the photo of an erased user is removed after a day, that of a deleted one is retained for the bin", async () => {
    const [erased, deleted] = [await app().as("student"), await app().as("student")]
    const nameOf = (digits: string) => `${digits.repeat(32)}.webp`
    for (const [{ _id }, digits] of [
      [erased, "cd"],
      [deleted, "ef"],
    ] as const) {
      await app().images.put(nameOf(digits), Buffer.from(digits))
      const photo = `/api/images/${nameOf(digits)}`
      await app().database.write(["user"], (trx) =>
        trx.updateTable("user").set({ photo }).where("_id", "=", _id).execute(),
      )
      await send(`DELETE auth/delete-user/${_id}`, undefined, admin)
    }
    await erase(erased._id)
    const removed: string[] = []
    for (const now of [Date.now(), Date.now() + 2 * dayMs])
      for await (const { name } of removeUnusedImages({ database: app().database, store: app().images, now }))
        removed.push(name)
    expect(removed).toEqual([nameOf("cd")])
  })

  test("if a user is erased twice at the same time, one erasure succeeds, and the last admin cannot be erased", async () => {
    const person = await app().as("student")
    const responses = await Promise.all([erase(person._id), erase(person._id)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    const second = await app().as("admin")
    const both = await Promise.all([erase(second._id), erase(admin._id, {}, second)])
    // The one who is erased first can no longer erase.
    expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
    const admins = app().database.read.selectFrom("user").select("_id").where("role", "=", "admin")
    expect(await admins.execute()).toHaveLength(1)
  })
})
