import { randomUUID } from "node:crypto"
import { lengths, type RecordsDeleted, readRecordDetails } from "contract"
import { beforeAll, expect, test } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { runJob } from "#test/run-job.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("deleting several records", (app) => {
  let admin: Awaited<ReturnType<ReturnType<typeof app>["as"]>>
  beforeAll(async () => {
    admin = await app().as("admin")
  })
  const post = (path: string, payload: object, by = admin) =>
    app().request({ method: "POST", url: `/api/${path}`, payload }, by.token)
  const deleted = async (path: string, payload: object): Promise<RecordsDeleted> =>
    (await post(path, payload)).json().data
  const issue = async (count: number) => {
    const rows = Array.from({ length: count }, () => newCertificate(aCertificate()))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    return rows
  }
  const certificates = "certificates/delete-certificates"
  const entriesOf = (recordId: string) =>
    app().database.read.selectFrom("audit").selectAll().where("recordId", "=", recordId).orderBy("position").execute()
  const exists = async (table: "certificate" | "user" | "review", id: string) => {
    const rows = app().database.read.selectFrom(table).select("_id").where("_id", "=", id)
    return (await rows.executeTakeFirst()) !== undefined
  }

  test("certificates are deleted with one audit entry; changed and missing ones are skipped and named", async () => {
    const [first, second, changed] = await issue(3)
    const records = [
      { _id: first?._id, updatedAt: first?.updatedAt },
      { _id: second?._id },
      { _id: changed?._id, updatedAt: "2020-01-01T00:00:00.000Z" },
      { _id: "none" },
    ]
    const result = await deleted(certificates, { records: [...records, records[0]] })
    expect(result).toMatchObject({
      deleted: 2,
      skipped: [
        { _id: changed?._id, record: changed?.certificationNo, code: "editConflict" },
        { _id: "none", record: "", code: "certificateNotFound" },
      ],
    })
    const [entry, ...others] = await entriesOf(result.deletion)
    expect(others).toEqual([])
    const record = `${first?.certificationNo} … ${second?.certificationNo}`
    expect(entry).toMatchObject({ action: "certificate.delete", record, actor: admin.email })
    expect(readRecordDetails(entry?.details ?? "")).toMatchObject({
      deleted: [{ _id: first?._id, candidateEmail: first?.candidateEmail }, { _id: second?._id }],
    })
    expect(await exists("certificate", changed?._id ?? "")).toBe(true)
    const found = await app().request({ url: `/api/audit/get-entries?search=${second?._id}` }, admin.token)
    expect(found.json().data).toMatchObject([{ _id: entry?._id }])
  })

  test("a request that is sent again has the first result, by which all is restored as one, for a day", async () => {
    const [certificate, other] = await issue(2)
    const { _id: student } = await app().as("student")
    const sent = [
      [certificates, { records: [{ _id: certificate?._id }] }],
      ["auth/delete-users", { records: [{ _id: student }] }],
    ] as const
    for (const [path, payload] of sent) {
      const body = { ...payload, requestId: randomUUID() }
      const first = await deleted(path, body)
      expect(first).toMatchObject({ deleted: 1, skipped: [] })
      expect(await deleted(path, body)).toEqual(first)
      const next = await deleted(path, { ...payload, deletion: first.deletion, requestId: randomUUID() })
      expect(next).toMatchObject({ deletion: first.deletion, deleted: 0, skipped: [{ record: "" }] })
    }
    const { database } = app()
    const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
    await database.write([], (trx) => trx.updateTable("callResult").set({ createdAt }).execute())
    await runJob(deleteExpiredRows, { database })
    expect(await database.read.selectFrom("callResult").selectAll().execute()).toEqual([])
    const { data } = (await post(certificates, { records: [{ _id: other?._id }], requestId: "1" })).json()
    expect([data, await exists("certificate", other?._id ?? "")]).toEqual([undefined, true])
  })

  test("a further call adds to the same deletion, but not to that of somebody else or of another kind", async () => {
    const rows = await issue(3)
    const remove = (row: { _id: string } | undefined, deletion?: string) =>
      deleted(certificates, { records: [{ _id: row?._id }], deletion })
    const { deletion } = await remove(rows[0])
    expect((await remove(rows[1], deletion)).deletion).toBe(deletion)
    const entries = await entriesOf(deletion)
    expect(entries.map(({ details }) => readRecordDetails(details))).toMatchObject([
      { deleted: [{ _id: rows[0]?._id }] },
      { deleted: [{ _id: rows[1]?._id }] },
    ])
    const body = { records: [{ _id: rows[2]?._id }], deletion }
    const refused = [
      await post(certificates, body, await app().as("admin")),
      await post("reviews/delete-reviews", body),
      await post(certificates, { ...body, deletion: "0" }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    expect(await exists("certificate", rows[2]?._id ?? "")).toBe(true)
  })

  test("nothing, and more than 500 records", async () => {
    expect(await deleted(certificates, { records: [] })).toEqual({ deletion: "", deleted: 0, skipped: [] })
    const many = await post(certificates, { records: Array.from({ length: 501 }, (_, no) => ({ _id: String(no) })) })
    expect([many.statusCode, many.json().message]).toEqual([400, "Please choose at most 500 at a time"])
    const rows = await issue(500)
    const records = rows.map(({ _id, updatedAt }) => ({ _id, updatedAt }))
    expect(await deleted(certificates, { records })).toMatchObject({ deleted: 500, skipped: [] })
  })

  test("large courses are recorded in several audit entries, and restored as one", async () => {
    const longest = "ক".repeat(lengths.curriculum)
    const create = async () => ({
      _id: (await post("courses/register", aCourse({ curriculum: longest }))).json().data._id,
    })
    const records = await Promise.all(Array.from({ length: 8 }, create))
    const { deletion } = await deleted("courses/delete-courses", { records })
    const entries = await entriesOf(deletion)
    expect(entries.length).toBeGreaterThan(1)
    for (const { details } of entries) expect(Buffer.byteLength(details)).toBeLessThan(1.1 * 2 ** 20)
    expect((await post(`bin/restore/${deletion}`, {})).json().data).toMatchObject({ restored: 8, skipped: [] })
  })

  test("users are deleted with their reviews and sessions; your own account stays", async () => {
    const [one, other] = [await app().as("student"), await app().as("student")]
    const review = (await post("reviews/register", { rating: 5, comment: "Good" }, one)).json().data
    const records = [one, other, admin].map(({ _id }) => ({ _id }))
    const result = await deleted("auth/delete-users", { records })
    expect(result).toMatchObject({
      deleted: 2,
      skipped: [{ _id: admin._id, record: admin.email, code: "ownAccount" }],
    })
    expect(await Promise.all([exists("user", one._id), exists("review", review._id)])).toEqual([false, false])
    const own = await app().request({ url: "/api/auth/get-user" }, one.token)
    expect(own.statusCode).toBe(401)
    const [reviews, users] = await entriesOf(result.deletion)
    expect([reviews?.action, users?.action]).toEqual(["review.delete", "user.delete"])
    expect(readRecordDetails(reviews?.details ?? "")).toMatchObject({ deleted: [{ _id: review._id }] })
    const ended = (await entriesOf(one._id)).find(({ action }) => action === "session.end-all")
    expect(ended?.details).toContain("reason: deletion")
    expect(users?.details).not.toMatch(/argon2|passwordHash/)
  })

  test("reviews are deleted, and their authors can write new ones", async () => {
    const author = await app().as("student")
    const write = async () => post("reviews/register", { rating: 5, comment: "Good" }, author)
    const { _id } = (await write()).json().data
    expect(await deleted("reviews/delete-reviews", { records: [{ _id }] })).toMatchObject({ deleted: 1 })
    expect((await write()).statusCode).toBe(201)
  })

  test("two concurrent calls for the same records delete each of them once", async () => {
    const rows = await issue(40)
    const records = rows.map(({ _id }) => ({ _id }))
    const results = await Promise.all([
      deleted(certificates, { records }),
      deleted(certificates, { records: records.toReversed() }),
    ])
    expect(results.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(40)
  })
})
