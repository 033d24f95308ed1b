import { randomUUID } from "node:crypto"
import { setImmediate as nextTurn } from "node:timers/promises"
import { type CreateCertificate, describeProblem, problem } from "contract"
import { expect, inject, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { csvRow } from "#csv/write.ts"
import { takeLock } from "#db/lock.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { aCertificate } from "#test/factories.ts"
import { lockWaits } from "#test/postgres/lock-waits.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const columns = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const
const csvOf = (...rows: CreateCertificate[]) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvRow).join("")
const head = `${columns.join(",")}\n`
const line = "Nusrat,nusrat@example.com,EHP,1"

onBothDatabases("importing certificates", (app) => {
  const send = async (payload: string | Buffer, query = "", type = "text/csv", by?: string) => {
    const token = by ?? (await app().as("admin")).token
    const url = `/api/certificates/import-certificates${query}`
    return app().request({ method: "POST", url, payload, headers: { "content-type": type } }, token)
  }
  const stored = (search = "") =>
    app()
      .database.read.selectFrom("certificate")
      .selectAll()
      .where("numberKey", "like", `%${search}%`)
      .orderBy("_id")
      .execute()
  const entries = () =>
    app().database.read.selectFrom("audit").selectAll().where("action", "=", "certificate.import").execute()

  test("an exported file can be imported again without any change of the data", async () => {
    const { token } = await app().as("admin")
    const odd = [
      "=HYPERLINK(1)",
      "'=x",
      "''@x",
      "+880 1700",
      "-5",
      'a "b", c',
      "two\r\nlines\nhere",
      "ড়য় র‍্যাব ক্ষ্ম",
      "＝1",
    ]
    for (const candidateName of odd) {
      const payload = aCertificate({ candidateName, certificationNo: `-${candidateName.slice(0, 9)}-7` })
      await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
    }
    const [first] = await stored()
    const url = `/api/certificates/update-certificate/${first?._id}`
    await app().request({ method: "PATCH", url }, token)
    const before = await stored()

    const file = await app().request({ url: "/api/certificates/export-certificates" }, token)
    await app().database.write(["certificate"], (trx) => trx.deleteFrom("certificate").execute())
    const response = await send(file.rawPayload)
    expect(response.json().data).toMatchObject({ rows: odd.length, created: odd.length, unchanged: 0, dryRun: false })
    // The file does not say since when a certificate is revoked.
    const content = ({ _id, createdAt, updatedAt, importId, withdrawnAt, ...rest }: (typeof before)[number]) => rest
    expect((await stored()).map(content)).toEqual(before.map(content))
  })

  test("an import that is sent again with its requestId returns its first result, even if its certificates changed", async () => {
    const file = csvOf(aCertificate({ certificationNo: "Once-1" }), aCertificate({ certificationNo: "Once-2" }))
    const query = `?requestId=${randomUUID()}`
    const { token } = await app().as("admin")
    const sendAs = (by: string) => send(file, query, "text/csv", by)
    const [first, second] = (await Promise.all([sendAs(token), sendAs(token)])).map((each) => each.json().data)
    expect(first).toMatchObject({ created: 2, unchanged: 0, importId: expect.stringMatching(/./) })
    expect(second).toEqual(first)
    const [certificate] = await stored("once-1")
    const url = `/api/certificates/correct-certificate/${certificate?._id}`
    await app().request({ method: "PATCH", url, payload: { candidateName: "Corrected", reason: "Name" } }, token)
    expect((await sendAs(token)).json().data).toEqual(first)
    expect((await sendAs((await app().as("admin")).token)).statusCode).toBe(400)
    expect(await stored("once")).toHaveLength(2)
  })

  test("columns may have any order and case, other columns and empty lines are ignored, and status may be inactive", async () => {
    const response = await send(
      `_id,STATUS,batchno,CertificationNo ,candidateEmail,candidateName,certificationName,\r\n` +
        `x,Inactive,7,Order-1, A@B.co ,Nusrat,EHP,\r\n,,,,,,,\r\n\r\ny,,7,Order-2,a@b.co,Nusrat,EHP,`,
    )
    expect(response.json().data).toMatchObject({ rows: 2, created: 2 })
    const [one, other] = await stored("order-")
    expect(one).toMatchObject({
      certificationNo: "Order-1",
      candidateEmail: "a@b.co",
      status: "inactive",
      batchNo: "7",
    })
    expect(other).toMatchObject({ certificationNo: "Order-2", status: "active" })
    expect(one?._id).not.toBe("x")
    expect(one?.importId).toBe(other?.importId)
  })

  test("an imported certificate can be searched and verified like any other", async () => {
    await send(csvOf(aCertificate({ certificationNo: "Found-1", candidateName: "প্রিয়াঙ্কা" })))
    const { token } = await app().as("admin")
    const url = `/api/certificates/get-certificates?search=${encodeURIComponent("প্রিয়াঙ্কা".normalize("NFD"))}`
    expect((await app().request({ url }, token)).json().data).toMatchObject([{ certificationNo: "Found-1" }])
    expect((await app().request({ url: "/api/certificates/verify/found-1" })).statusCode).toBe(200)
  })

  test("a dry run returns the same result but stores nothing, not even an audit entry", async () => {
    const [file, entryCount] = [csvOf(aCertificate({ certificationNo: "Dry-1" })), (await entries()).length]
    const response = await send(file, "?dryRun=1")
    expect(response.json().data).toMatchObject({
      importId: "",
      rows: 1,
      created: 1,
      unchanged: 0,
      mails: 1,
      dryRun: true,
    })
    expect(await stored("dry-1")).toEqual([])
    expect(await entries()).toHaveLength(entryCount)
    expect((await send("x", "?dryRun=true")).json().code).toBe("csvColumns")
    expect((await send(file, "?dryRun=perhaps")).statusCode).toBe(400)
  })

  test("importing the same file again changes nothing", async () => {
    const rows = [aCertificate({ certificationNo: "Again-1" }), aCertificate({ certificationNo: "Again-2" })]
    await send(csvOf(...rows))
    const { token } = await app().as("admin")
    const [first] = await stored("again-")
    await app().request({ method: "PATCH", url: `/api/certificates/update-certificate/${first?._id}` }, token)
    const before = await stored("again-")
    const more = [...rows.map((row) => ({ ...row, certificationNo: row.certificationNo.toUpperCase() }))]
    const response = await send(csvOf(...more, aCertificate({ certificationNo: "Again-3" })))
    const [, , created] = await stored("again-")
    const result = { rows: 3, created: 1, unchanged: 2, mails: 0, dryRun: false }
    expect(response.json().data).toMatchObject({ importId: created?.importId, ...result })
    expect((await stored("again-")).slice(0, 2)).toEqual(before)
  })

  test("every fault is reported with its line and column, and nothing of the file is stored", async () => {
    await send(csvOf(aCertificate({ certificationNo: "There-1" })))
    const response = await send(
      `${head.trim()},status\r\n"Two\nlines",a@b.co,EHP,1,Bad-1,\r\nNusrat,nope,EHP,,Bad-2,\r\n\r\n${line},bad-1,\r\n` +
        `${line},There-1,\r\n${line},Bad-3,maybe\r\n${line}\r\n${line},..,active\r\n${line},B"d,\r\n`,
    )
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      success: false,
      ...describeProblem({ code: "csvInvalid" }),
      errors: [
        { field: "rows.4.candidateEmail", ...describeProblem({ code: "invalidEmail" }) },
        { field: "rows.4.batchNo", ...describeProblem({ code: "allFieldsRequired" }) },
        { field: "rows.6.certificationNo", ...describeProblem(problem("csvTwice", { line: 2 })) },
        { field: "rows.7.certificationNo", ...describeProblem({ code: "csvDiffers" }) },
        { field: "rows.8.status", ...describeProblem({ code: "invalidStatus" }) },
        { field: "rows.9", ...describeProblem(problem("csvCells", { cells: 6 })) },
        { field: "rows.10.certificationNo", ...describeProblem({ code: "noLetter" }) },
        { field: "rows.11", ...describeProblem({ code: "csvQuotes" }) },
      ],
    })
    expect(await stored("bad-")).toEqual([])
  })

  test("a row with a cell too many is refused", async () => {
    const response = await send(`${head}${line},Wide-1,more\n`)
    expect(response.json().errors).toEqual([{ field: "rows.2", ...describeProblem(problem("csvCells", { cells: 5 })) }])
  })

  test("a row that names another status than its stored certificate has is refused", async () => {
    await send(`${head}${line},State-1\n`)
    const response = await send(`${head.trim()},status\n${line},State-1,inactive\n`)
    const differs = { field: "rows.2.certificationNo", ...describeProblem({ code: "csvDiffers" }) }
    expect(response.json().errors).toEqual([differs])
    expect(await stored("state-1")).toMatchObject([{ status: "active" }])
  })

  test("the first hundred of many faults are reported, with their total number", async () => {
    const response = await send(head + Array.from({ length: 250 }, (_, no) => `,a@b.co,EHP,1,M-${no}\n`).join(""))
    expect(response.json()).toMatchObject(describeProblem(problem("csvManyInvalid", { count: 250 })))
    expect(response.json().errors).toHaveLength(100)
    expect(response.json().errors[99].field).toBe("rows.101.candidateName")
    const hundred = await send(head + Array.from({ length: 100 }, (_, no) => `,a@b.co,EHP,1,M-${no}\n`).join(""))
    expect(hundred.json()).toMatchObject(describeProblem(problem("csvInvalid")))
    expect(hundred.json().errors).toHaveLength(100)
  })

  test("two concurrent imports of the same file create no duplicates", async () => {
    const rows = Array.from({ length: 300 }, (_, no) => aCertificate({ certificationNo: `Race-${no}` }))
    const responses = await Promise.all([send(csvOf(...rows)), send(csvOf(...rows.toReversed()))])
    expect(await stored("race-")).toHaveLength(300)
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    // The second import either finds all rows unchanged, or fails with a conflict.
    expect(statuses[0]).toBe(200)
    expect([200, 409]).toContain(statuses[1])
    expect((await send(csvOf(...rows))).json().data).toMatchObject({ created: 0, unchanged: 300 })
  })

  test("other writes during an import wait and succeed", async () => {
    const { token } = await app().as("admin")
    const rows = Array.from({ length: 2000 }, (_, no) => aCertificate({ certificationNo: `Beside-${no}` }))
    let isDone = false
    const importing = send(csvOf(...rows)).finally(() => {
      isDone = true
    })
    const statuses = new Set<number>()
    for (let no = 0; !isDone; no++) {
      const payload = aCertificate({ certificationNo: `ByHand-${no}` })
      const created = await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
      statuses.add(created.statusCode)
    }
    expect((await importing).json().data).toMatchObject({ created: 2000 })
    expect(statuses).toEqual(new Set([201]))
  })

  test("other requests are served during an import of 10,000 rows, and each number is audited", async () => {
    const { token } = await app().as("admin")
    const rows = Array.from({ length: 10_000 }, (_, no) => aCertificate({ certificationNo: `Many-${no}` }))
    let isDone = false
    const importing = send(csvOf(...rows)).finally(() => {
      isDone = true
    })
    let completed = 0
    while (!isDone) {
      expect((await app().request({ url: "/api/courses/get-courses" })).statusCode).toBe(200)
      completed++
      // Injected requests complete without a turn of the event loop.
      await nextTurn()
    }
    expect((await importing).json().data).toMatchObject({ rows: 10_000, created: 10_000 })
    expect(completed).toBeGreaterThan(10)

    const [row] = await stored("many-9876")
    const log = await app().request({ url: "/api/audit/get-entries?search=many-9876" }, token)
    expect(log.json().data).toMatchObject([{ action: "certificate.import", recordId: row?.importId }])
    expect((await verifyChain(app().database)).fault).toBeNull()
  })
})

test.skipIf(inject("postgresUrl") === "")(
  "an import is refused if one of its numbers is created meanwhile",
  async () => {
    const { as, database, request, stop } = await startTestApp("postgres")
    const { token } = await as("admin")
    const [taken, free] = [aCertificate({ certificationNo: "Taken-1" }), aCertificate({ certificationNo: "Free-1" })]
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const creating = database.write([], async (trx) => {
      await takeLock(trx, "import")
      await trx.insertInto("certificate").values(newCertificate(taken)).execute()
      held.resolve()
      await released.promise
    })
    await held.promise
    const file = { payload: csvOf(free, taken), headers: { "content-type": "text/csv" } }
    const importing = request({ method: "POST", url: "/api/certificates/import-certificates", ...file }, token)
    // The import has found both numbers free, and waits for the lock.
    await expect.poll(() => lockWaits(database)).toBe(1)
    released.resolve()
    await creating
    expect((await importing).json().code).toBe("editConflict")
    expect((await request({ url: "/api/certificates/verify/free-1" })).statusCode).toBe(404)
    await stop()
  },
)
