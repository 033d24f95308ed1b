import { AuditKind } from "contract"
import { sql } from "kysely"
import { expect, test, vi } from "vitest"
import { readCsvFile } from "#csv/read.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

type Entry = { action: string; actor: string; actorName: string; record: string }

onBothDatabases("the audit log's filters", (app) => {
  const send = (token: string, path: string, payload?: object) =>
    app().request({ method: payload ? "POST" : "GET", url: `/api/${path}`, payload }, token)

  /** An admin who has created a course and a certificate. */
  async function adminWithRecords(title: string) {
    const one = await app().as("admin")
    await send(one.token, "courses/register", aCourse({ title }))
    await send(one.token, "certificates/register", aCertificate())
    return one
  }
  const entries = async (token: string, query: string): Promise<Entry[]> => {
    const { data, count, meta } = (await send(token, `audit/get-entries?limit=100&${query}`)).json()
    expect([count, meta.total]).toEqual([data.length, data.length])
    return data
  }

  test("filter by person and by kind, alone, together and with a search", async () => {
    const [one, other] = [await adminWithRecords("Filtered one"), await adminWithRecords("Filtered other")]
    const of = (email: string) => `actor=${encodeURIComponent(email)}`
    const own = await entries(one.token, of(one.email))
    expect(own.map(({ action }) => action)).toEqual(["certificate.create", "course.create", "user.create"])
    expect(await entries(one.token, of(` ${one.email.toUpperCase()} `))).toEqual(own)
    const courses = await entries(one.token, "kind=course")
    expect(courses.map(({ record }) => record).slice(0, 2)).toEqual(["Filtered other", "Filtered one"])
    expect(await entries(one.token, `kind=course&${of(other.email)}`)).toMatchObject([{ record: "Filtered other" }])
    expect(await entries(one.token, "kind=course&search=filtered%20one")).toMatchObject([{ actor: one.email }])
    const nothing = [of(one.email.slice(1)), `kind=mail&${of(one.email)}`, "kind=course&search=nowhere"]
    for (const query of nothing) expect(await entries(one.token, query)).toEqual([])
  })

  test("find every revocation by its action: of one certificate, of several, by the specified toggle and by an import", async () => {
    const { token } = await app().as("admin")
    const change = (name: string, payload?: object) =>
      app().request({ method: "PATCH", url: `/api/certificates/${name}`, ...(payload && { payload }) }, token)
    const numbers = ["REV-1", "REV-2", "REV-3"]
    const ids: string[] = []
    for (const certificationNo of numbers)
      ids.push((await send(token, "certificates/register", aCertificate({ certificationNo }))).json().data._id)
    await change(`withdraw-certificate/${ids[0]}`, { reason: "By mistake" })
    await change(`update-certificate/${ids[1]}`)
    await change("change-statuses", { status: "inactive", ids: [ids[2]] })
    const head = "candidateName,candidateEmail,certificationName,batchNo,certificationNo,status"
    const file = `${head}\nA,a@b.co,EHP,1,REV-4,inactive\nA,a@b.co,EHP,1,REV-5,active\nA,a@b.co,EHP,1,REV-6,inactive\n`
    const headers = { "content-type": "text/csv" }
    const url = "/api/certificates/import-certificates"
    await app().request({ method: "POST", url, payload: file, headers }, token)
    await change(`update-certificate/${ids[1]}`)
    const of = async (action: string) =>
      (await entries(token, `kind=certificate&search=${action}`)).map(({ record }) => record)
    expect(await of("certificate.withdraw")).toEqual(["REV-4 … REV-6", "REV-3", "REV-2", "REV-1"])
    expect(await of("certificate.reinstate")).toEqual(["REV-2"])
  })

  test("find the changes of one record, with the present names of the people who made them", async () => {
    const [one, other] = [await app().as("admin"), await app().as("admin")]
    const { _id } = (await send(one.token, "courses/register", aCourse())).json().data
    const price = { method: "PATCH", url: `/api/courses/update-course/${_id}`, payload: { price: 9000 } } as const
    await app().request(price, other.token)
    const rename = { method: "PATCH", url: "/api/auth/update-user", payload: { name: "Nusrat Jahan" } } as const
    await app().request(rename, other.token)
    const changes = await entries(one.token, `recordId=${_id}`)
    expect(changes).toMatchObject([
      { action: "course.update", actor: other.email, actorName: "Nusrat Jahan" },
      { action: "course.create", actor: one.email },
    ])
    expect(await entries(one.token, `recordId=${_id}&kind=course&actor=${one.email}`)).toEqual([changes[1]])
    expect(await entries(one.token, `recordId=${_id.slice(0, -1)}`)).toEqual([])
    await app().request({ method: "DELETE", url: `/api/auth/delete-user/${other._id}` }, one.token)
    expect(await entries(one.token, `recordId=${_id}&actor=${other.email}`)).toMatchObject([{ actorName: "" }])
  })

  test("apply to the export too, whose audit entry names them", async () => {
    const { token, email } = await adminWithRecords("Exported one")
    const file = async (query: string) => {
      const { body } = await send(token, `audit/export-entries?${query}`)
      return [...readCsvFile(body)].slice(1).map(({ cells }) => cells?.[5])
    }
    expect(await file(`actor=${email}&kind=course`)).toEqual(["course.create"])
    expect(await file(`kind=course&search=exported%20one`)).toEqual(["course.create"])
    const log = await send(token, `audit/get-entries?kind=audit&actor=${email}`)
    expect(log.json().data.map(({ details }: { details: string }) => details)).toEqual([
      "search: exported one\nkind: course",
      `actor: ${email}\nkind: course`,
    ])
  })

  test("include every kind of action", async () => {
    const { token } = await app().as("admin")
    await send(token, "audit/export-entries")
    const actions = await app().database.read.selectFrom("audit").select("action").distinct().execute()
    const kinds = new Set(actions.map(({ action }) => action.split(".")[0]))
    expect(AuditKind.options).toEqual(expect.arrayContaining([...kinds]))
    for (const kind of AuditKind.options)
      expect((await send(token, `audit/get-entries?kind=${kind}`)).statusCode).toBe(200)
  })

  test("concurrent requests share one verification of the chain, which is cached for a minute", async () => {
    const { token } = await app().as("admin")
    const chain = async () => (await send(token, "audit/get-chain")).json()
    const [first, second] = await Promise.all([chain(), chain()])
    expect(first).toMatchObject({ message: "The audit log is intact", data: { fault: "" } })
    expect(second).toEqual(first)
    const head = await app().database.read.selectFrom("auditHead").selectAll().executeTakeFirst()
    expect(first.data).toMatchObject({ entries: head?.position, lastHash: head?.hash })
    await adminWithRecords("Later")
    expect((await chain()).data).toEqual(first.data)
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] })
    const later = await chain().finally(() => vi.useRealTimers())
    expect(later.data.entries).toBeGreaterThan(first.data.entries)
  })
})

test("a damaged chain is reported with an error code, which both languages translate", async () => {
  const app = await startTestApp("sqlite")
  const { token } = await app.as("admin")
  for (const _ of [1, 2, 3]) await app.as("student")
  await app.database.write([], async (trx) => {
    await sql`drop trigger audit_no_update`.execute(trx)
    await sql`update audit set actor = 'adminWithRecords@else.example' where position = 3`.execute(trx)
  })
  const { data, message } = (await app.request({ url: "/api/audit/get-chain" }, token)).json()
  expect([message, data.entries]).toEqual(["The audit log is damaged", 2])
  expect(data).toMatchObject({ fault: "Entry 3 is not as it was written", code: "chainAltered", params: { entry: 3 } })
  await app.stop()
})
