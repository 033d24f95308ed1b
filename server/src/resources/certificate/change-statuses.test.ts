import type { StatusesChanged } from "contract"
import { beforeAll, expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("changing the status of many certificates", (app) => {
  let token = ""
  beforeAll(async () => {
    token = (await app().as("admin")).token
  })
  const send = (payload: object, by = token) =>
    app().request({ method: "PATCH", url: "/api/certificates/change-statuses", payload }, by)
  const change = async (payload: object): Promise<StatusesChanged> => (await send(payload)).json().data
  const issue = async (count: number, batchNo: string) => {
    const rows = Array.from({ length: count }, () => newCertificate(aCertificate({ batchNo })))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    return rows
  }
  const list = async (query: string) => {
    const { data, count } = (await app().request({ url: `/api/${query}` }, token)).json()
    return { data, count }
  }
  const countIn = async (batchNo: string, status: string) =>
    (await list(`certificates/get-certificates?batchNo=${batchNo}&status=${status}`)).count

  test("a filter that finds more than 500 takes several calls, and does not change later certificates", async () => {
    // SQLite takes at most 32,766 values in one statement.
    const rows = [...(await issue(1000, "many")), ...(await issue(203, "many"))]
    await issue(3, "many-2")
    const [first] = rows
    await change({ status: "inactive", ids: [first?._id] })
    const results = []
    for (let before: string | undefined; before !== ""; before = results.at(-1)?.next) {
      results.push(await change({ status: "inactive", filter: { batchNo: "MANY" }, before }))
      await issue(1, "many")
    }
    expect(results.map(({ changed, already, remaining }) => [changed, already, remaining])).toEqual([
      [500, 0, 703],
      [500, 0, 203],
      [202, 1, 0],
    ])
    expect(results.flatMap(({ skipped }) => skipped)).toEqual([])
    expect([await countIn("many", "inactive"), await countIn("many", "active")]).toEqual([1203, 3])
    expect(await countIn("many-2", "active")).toBe(3)
  })

  test("each change has an audit log entry, like a change of one", async () => {
    const [row] = await issue(2, "logged")
    expect(await change({ status: "inactive", filter: { search: "LOGGED", status: "active" } })).toMatchObject({
      changed: 2,
    })
    const { data } = await list(`audit/get-entries?search=${row?._id}`)
    expect(data).toMatchObject([
      {
        action: "certificate.withdraw",
        record: row?.certificationNo,
        details: expect.stringContaining('"changed":{"status":["active","inactive"],"withdrawnAt":["",'),
      },
    ])
    const { data: verified } = (await app().request({ url: `/api/certificates/verify/${row?.certificationNo}` })).json()
    expect(verified.status).toBe("inactive")
    const again = await change({ status: "inactive", filter: { batchNo: "logged" } })
    expect(again).toEqual({ changed: 0, already: 2, skipped: [], remaining: 0, next: "", undo: [] })
    expect((await list(`audit/get-entries?search=${row?._id}`)).count).toBe(1)
  })

  test("certificates that are unknown, or that someone changed meanwhile, are skipped and named", async () => {
    const rows = await issue(3, "skipped")
    const [first, second] = rows
    const { read } = app().database
    // Someone edits the first certificate and deletes the second after they were read.
    const write = app().database.write
    app().database.write = async (topics, work) => {
      app().database.write = write
      await write(["certificate"], async (trx) => {
        await trx
          .updateTable("certificate")
          .set({ candidateName: "Corrected", updatedAt: new Date(Date.now() + 5).toISOString() })
          .where("_id", "=", first?._id ?? "")
          .execute()
        await trx
          .deleteFrom("certificate")
          .where("_id", "=", second?._id ?? "")
          .execute()
      })
      return write(topics, work)
    }
    const result = await change({ status: "inactive", ids: [...rows.map(({ _id }) => _id), "unknown"] })
    expect(result).toMatchObject({ changed: 1, already: 0 })
    expect(result.skipped.toSorted()).toEqual([first?.certificationNo, second?.certificationNo, "unknown"].toSorted())
    const left = await read
      .selectFrom("certificate")
      .select("status")
      .where("_id", "=", first?._id ?? "")
      .execute()
    expect(left).toEqual([{ status: "active" }])
  })

  test.for([
    [{ status: "inactive" }, ""],
    [{ status: "inactive", ids: [], filter: {} }, ""],
    [{ status: "revoked", ids: [] }, "status"],
    [{ status: "inactive", filter: { batch: "0007" } }, "filter"],
    [{ status: "inactive", filter: { from: "2026-02-30" } }, "filter.from"],
    [{ status: "inactive", ids: Array(501).fill("a") }, "ids"],
    [{ status: "inactive", ids: "all" }, "ids"],
  ] as const)("an unclear selection changes nothing: %j", async ([payload, field]) => {
    await issue(1, "unclear")
    const response = await send(payload)
    expect(response.statusCode).toBe(400)
    if (field) expect(response.json().errors).toMatchObject([{ field }])
    expect(await countIn("unclear", "inactive")).toBe(0)
  })

  test("a continued series stays within its days", async () => {
    await issue(1, "today")
    const filter = { batchNo: "today", to: "2026-01-01" }
    expect(await change({ status: "inactive", filter, before: "ffffffff" })).toMatchObject({ changed: 0, remaining: 0 })
  })

  test("only admins may", async () => {
    const { token: student } = await app().as("student")
    expect((await send({ status: "inactive", filter: {} }, student)).statusCode).toBe(403)
  })
})
