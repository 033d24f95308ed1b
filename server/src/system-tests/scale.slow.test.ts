import type { InjectOptions } from "fastify"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { builtPages } from "#pages/built.ts"
import { aCertificate } from "#test/factories.ts"
import { templateName } from "#test/postgres/postgres-cluster.ts"
import { freshLocation, startTestAppAt, type TestApp, testPassword } from "#test/test-app.ts"

const numberAt = (index: number) => `PRH-SCALE-${index}`
const emailAt = (index: number) => `${index}.scale@example.com`

// The short version of `npm run drill:scale`: a request that finds its rows by an index takes as long among a million of them.
describe.skipIf(inject("postgresUrl") === "")("with thousands of users and certificates, on PostgreSQL", () => {
  let app: TestApp
  let [student, admin] = [{ email: "", token: "" }, { token: "" }]
  beforeAll(async () => {
    // One connection, which reports what it has read before the next request uses it.
    const location = { ...(await freshLocation("postgres", templateName)), databasePool: 1 }
    app = await startTestAppAt(location, { pages: await builtPages() })
    student = await app.as("student")
    admin = await app.as("admin")
    for (let from = 0; from < 3000; from += 500) await insertRows(from, from + 500)
    // Without a verified email an account has no certificates.
    await app.database.write(["user", "certificate"], async (trx) => {
      await trx.updateTable("user").set({ isVerified: 1 }).where("email", "=", student.email).execute()
      await trx
        .insertInto("certificate")
        .values(newCertificate(aCertificate({ candidateEmail: student.email })))
        .execute()
    })
    await sql`analyze`.execute(app.database.read)
  })
  afterAll(() => app.stop())

  async function insertRows(from: number, to: number) {
    const indexes = Array.from({ length: to - from }, (_, index) => from + index)
    const start = { passwordHash: "", role: "student", isVerified: 1, language: "bn" } as const
    const users = indexes.map((index) => newUser({ ...start, name: `Student ${index}`, email: emailAt(index) }))
    const certificates = indexes.map((index) => {
      const names = { certificationNo: numberAt(index), batchNo: `B${index % 100}` }
      return newCertificate(aCertificate({ ...names, candidateEmail: emailAt(index) }))
    })
    await app.database.write(["user", "certificate"], async (trx) => {
      await trx.insertInto("user").values(users).execute()
      await trx.insertInto("certificate").values(certificates).execute()
    })
  }

  /** How often each table was read from its first to its last row. */
  async function tableScans() {
    await sql`select pg_stat_force_next_flush()`.execute(app.database.read)
    const { rows } = await sql<{ name: string; scans: string }>`
      select relname as name, seq_scan as scans from pg_stat_user_tables
      where relname in ('user', 'certificate')`.execute(app.database.read)
    return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]))
  }

  const post = (path: string, payload: object): InjectOptions => ({ method: "POST", url: `/api/${path}`, payload })
  const certificate = aCertificate({ candidateEmail: emailAt(7) })
  const registration = { name: "New", email: "new@example.com", password: testPassword }

  test.for<[string, () => InjectOptions, (() => string)?]>([
    ["a verification", () => ({ url: `/api/certificates/verify/${numberAt(1234)}` })],
    ["the verification page", () => ({ url: `/bn/verify-certificate?no=${numberAt(77)}` })],
    ["the page of an unknown number", () => ({ url: "/bn/verify-certificate?no=NOBODY-1" })],
    ["the home page", () => ({ url: "/bn" })],
    ["a login", () => post("auth/login", { email: student.email, password: testPassword })],
    ["a registration", () => post("auth/register", registration)],
    ["the own account", () => ({ url: "/api/auth/get-user" }), () => student.token],
    ["the own certificates", () => ({ url: "/api/certificates/get-own" }), () => student.token],
    ["the list of a batch", () => ({ url: "/api/certificates/get-certificates?batchNo=B7" }), () => admin.token],
    ["a new certificate", () => post("certificates/register", certificate), () => admin.token],
  ])("%s reads no table from its first to its last row", async ([, request, token]) => {
    const before = await tableScans()
    expect((await app.request(request(), token?.())).statusCode).toBeLessThan(300)
    expect(await tableScans()).toEqual(before)
  })

  test("the list of all certificates is counted, so it reads them all", async () => {
    const before = await tableScans()
    await app.request({ url: "/api/certificates/get-certificates" }, admin.token)
    expect(await tableScans()).not.toEqual(before)
  })
})
