import { type Anomaly, type AuditAction, messageOf, problem, type SecurityAction } from "contract"
import { sql } from "kysely"
import { expect, test, vi } from "vitest"
import { recordAudit } from "#audit-log/entry.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { aCertificate, aGallery } from "#test/factories.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const day = 24 * 60 * 60 * 1000

onBothDatabases("anomalies", (app) => {
  async function anomalies(): Promise<Anomaly[]> {
    await app().app.securityEvents.flush()
    const { token } = await app().as("admin")
    return (await app().request({ url: "/api/overview/get-overview" }, token)).json().data.anomalies
  }
  const of = async (account: string) => (await anomalies()).filter((anomaly) => anomaly.account === account)
  /** Adds security events, as the server does after responses. */
  const addEvents = (action: SecurityAction, email: string, address: string, times: number) => {
    const by = { userId: "", email: "", address, userAgent: "" }
    for (let count = 0; count < times; count++) app().app.securityEvents.add({ action, by, email })
  }

  test("events below the thresholds are not reported", async () => {
    const { email } = await app().as("student")
    addEvents("signIn.fail", email, "203.0.113.1", 9)
    addEvents("signIn.fail", "nobody@example.com", "203.0.113.1", 20)
    expect(await anomalies()).toEqual([])
  })

  test("many failed sign-ins of one account or from one IP address are reported, and so is throttling", async () => {
    const address = "203.0.113.2"
    const accounts = [await app().as("student"), await app().as("student"), await app().as("student")]
    for (const { email } of accounts) addEvents("signIn.fail", email, address, 10)
    for (const { email } of accounts) addEvents("signIn.throttle", email, address, 1)
    const [first] = accounts
    expect(await of(first?.email ?? "")).toMatchObject([
      { kind: "failedSignIns", count: 10, lastAt: expect.any(String) },
    ])
    const all = await anomalies()
    expect(all.find((anomaly) => anomaly.address === address)).toMatchObject({ kind: "failedSignInsFrom", count: 30 })
    expect(all.find(({ kind }) => kind === "throttledSignIns")).toMatchObject({ count: 3, account: "" })
    vi.useFakeTimers({ now: Date.now() + 1.1 * day, toFake: ["Date"] })
    const tomorrow = await anomalies().finally(() => vi.useRealTimers())
    expect(tomorrow).toEqual([])
  })

  test("denied calls, many deletions and many exports are reported by account", async () => {
    const student = await app().as("student")
    for (const call of ["auth/get-users", "audit/get-entries", "overview/get-overview"])
      await app().request({ url: `/api/${call}` }, student.token)
    expect(await of(student.email)).toMatchObject([{ kind: "deniedAccess", count: 3 }])

    const admin = await app().as("admin")
    const send = (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
      app().request({ method, url: `/api/${path}`, payload }, admin.token)
    for (let deleted = 0; deleted < 20; deleted++) {
      expect(await of(admin.email)).toEqual([])
      const { _id } = (await send("POST", "galleries/register", aGallery())).json().data
      await send("DELETE", `galleries/delete-gallery/${_id}`)
    }
    expect(await of(admin.email)).toMatchObject([{ kind: "deletions", count: 20 }])
    for (let exported = 0; exported < 5; exported++) await send("GET", "courses/export-courses")
    expect(await of(admin.email)).toMatchObject([{ kind: "deletions" }, { kind: "exports", count: 5 }])
    vi.useFakeTimers({ now: Date.now() + 1.1 * day, toFake: ["Date"] })
    const tomorrow = await anomalies().finally(() => vi.useRealTimers())
    expect(tomorrow).toEqual([])
  })

  test("many records that are deleted by one call are reported like many deletions", async () => {
    const admin = await app().as("admin")
    const rows = Array.from({ length: 25 }, () => newCertificate(aCertificate()))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    const remove = (some: { _id: string }[]) => {
      const payload = { records: some.map(({ _id }) => ({ _id })) }
      return app().request({ method: "POST", url: "/api/certificates/delete-certificates", payload }, admin.token)
    }
    await remove(rows.slice(0, 19))
    expect(await of(admin.email)).toEqual([])
    await remove(rows.slice(19))
    expect(await of(admin.email)).toMatchObject([{ kind: "deletions", count: 25 }])
  })

  test("failed sign-ins are still reported after a bulk action of thousands of records", async () => {
    const { email } = await app().as("student")
    addEvents("signIn.fail", email, "203.0.113.3", 10)
    const reported = [{ kind: "failedSignIns", count: 10 }]
    expect(await of(email)).toMatchObject(reported)
    await app().database.write([], async (trx) => {
      const by = { userId: "x", email: "registrar@example.com", address: "", userAgent: "" }
      for (let entry = 0; entry < 5001; entry++) recordAudit(trx, by, { action: "certificate.update" })
    })
    expect(await of(email)).toMatchObject(reported)
  })

  test("the five largest anomalies of a kind are reported, from a limited number of entries", async () => {
    const entries = async (count: number, email: string, action: AuditAction) =>
      app().database.write([], async (trx) => {
        const by = { userId: "x", email, address: "", userAgent: "" }
        for (let entry = 0; entry < count; entry++) recordAudit(trx, by, { action, recordId: "", record: "" })
      })
    for (let index = 0; index < 7; index++) await entries(30 + index, `eager-${index}@example.com`, "course.delete")
    const eager = (await anomalies()).filter(({ account }) => account.startsWith("eager-"))
    expect(eager.map(({ count }) => count)).toEqual([36, 35, 34, 33, 32])
    for (let round = 0; round < 5; round++) await entries(1000, "busy@example.com", "course.update")
    expect((await anomalies()).filter(({ kind }) => kind === "deletions")).toEqual([])
  })
})

test("a damaged log, a wrong signature and an overdue check are reported", async () => {
  const { app, as, request, database, stop } = await startTestApp("sqlite")
  // The session of an admin ends within a day.
  const kinds = async () => {
    const overview = await request({ url: "/api/overview/get-overview" }, (await as("admin")).token)
    const { anomalies } = overview.json().data
    return anomalies.map(({ kind, fault }: Anomaly) => [kind, fault].filter(Boolean).join(": "))
  }
  await app.auditChain.verified()
  expect(await kinds()).toEqual([])
  vi.useFakeTimers({ now: Date.now() + 2.1 * day, toFake: ["Date"] })
  expect(await kinds().finally(() => vi.useRealTimers())).toEqual(["chainUnchecked"])

  await database.write([], (trx) => sql`update "auditHead" set signature = 'forged'`.execute(trx))
  await as("student")
  expect(await kinds()).toEqual(["wrongSignature"])
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] })
  await app.auditChain.verified().finally(() => vi.useRealTimers())
  expect(await kinds()).toEqual([
    `chainFault: ${messageOf(problem("chainForgedBefore", { entry: 3 }))}`,
    "wrongSignature",
  ])
  await stop()
})
