import { setImmediate as nextTurn } from "node:timers/promises"
import { type CreateCertificate, describeProblem, problem } from "contract"
import { expect, test } from "vitest"
import { verifyChain } from "#audit/verify.ts"
import { csvRow } from "#csv/write.ts"
import { aCertificate } from "#test/make.ts"
import { onBothDatabases } from "#test/test-app.ts"

const columns = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const
const csvOf = (...rows: CreateCertificate[]) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvRow).join("")
const head = `${columns.join(",")}\n`
const line = "Nusrat,nusrat@example.com,EHP,1"

onBothDatabases("importing certificates", (app) => {
  const send = async (payload: string | Buffer, query = "", type = "text/csv") => {
    const { token } = await app().as("admin")
    const url = `/api/certificates/import-certificates${query}`
    return app().request({ method: "POST", url, payload, headers: { "content-type": type } }, token)
  }
  const stored = (search = "") =>
    app()
      .database.read.selectFrom("certificate")
      .selectAll()
      .where("searchText", "like", `%${search.toLowerCase()}%`)
      .orderBy("_id")
      .execute()
  const entries = () =>
    app().database.read.selectFrom("audit").selectAll().where("action", "=", "certificate.import").execute()

  test("what was exported can be imported again, byte for byte", async () => {
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
    const answer = await send(file.rawPayload)
    expect(answer.json().data).toMatchObject({ rows: odd.length, created: odd.length, unchanged: 0, dryRun: false })
    const kept = ({ _id, createdAt, updatedAt, importId, ...rest }: (typeof before)[number]) => rest
    expect((await stored()).map(kept)).toEqual(before.map(kept))
  })

  test("columns may stand in any order and case among others, status may say inactive, and empty lines do not count", async () => {
    const answer = await send(
      `_id,STATUS,batchno,CertificationNo ,candidateEmail,candidateName,certificationName,\r\n` +
        `x,Inactive,7,Order-1, A@B.co ,Nusrat,EHP,\r\n,,,,,,,\r\n\r\ny,,7,Order-2,a@b.co,Nusrat,EHP,`,
    )
    expect(answer.json().data).toMatchObject({ rows: 2, created: 2 })
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

  test("an imported certificate is found and verified like any other", async () => {
    await send(csvOf(aCertificate({ certificationNo: "Found-1", candidateName: "প্রিয়াঙ্কা" })))
    const { token } = await app().as("admin")
    const url = `/api/certificates/get-certificates?search=${encodeURIComponent("প্রিয়াঙ্কা".normalize("NFD"))}`
    expect((await app().request({ url }, token)).json().data).toMatchObject([{ certificationNo: "Found-1" }])
    expect((await app().request({ url: "/api/certificates/verify/found-1" })).statusCode).toBe(200)
  })

  test("a dry run finds the same and keeps nothing, not even a recordAudit", async () => {
    const [file, noted] = [csvOf(aCertificate({ certificationNo: "Dry-1" })), (await entries()).length]
    const answer = await send(file, "?dryRun=1")
    expect(answer.json().data).toEqual({ importId: "", rows: 1, created: 1, unchanged: 0, dryRun: true })
    expect(await stored("dry-1")).toEqual([])
    expect(await entries()).toHaveLength(noted)
    expect((await send("x", "?dryRun=true")).json().code).toBe("csvColumns")
    expect((await send(file, "?dryRun=perhaps")).statusCode).toBe(400)
  })

  test("the same file again changes nothing: not a row, not a status", async () => {
    const rows = [aCertificate({ certificationNo: "Again-1" }), aCertificate({ certificationNo: "Again-2" })]
    await send(csvOf(...rows))
    const { token } = await app().as("admin")
    const [first] = await stored("again-")
    await app().request({ method: "PATCH", url: `/api/certificates/update-certificate/${first?._id}` }, token)
    const before = await stored("again-")
    const more = [...rows.map((row) => ({ ...row, certificationNo: row.certificationNo.toUpperCase() }))]
    const answer = await send(csvOf(...more, aCertificate({ certificationNo: "Again-3" })))
    const [, , made] = await stored("again-")
    const result = { rows: 3, created: 1, unchanged: 2, dryRun: false }
    expect(answer.json().data).toEqual({ importId: made?.importId, ...result })
    expect((await stored("again-")).slice(0, 2)).toEqual(before)
  })

  test("every fault is told by its line and column, and nothing of the file is kept", async () => {
    await send(csvOf(aCertificate({ certificationNo: "There-1" })))
    const answer = await send(
      `${head.trim()},status\r\n"Two\nlines",a@b.co,EHP,1,Bad-1,\r\nNusrat,nope,EHP,,Bad-2,\r\n\r\n${line},bad-1,\r\n` +
        `${line},There-1,\r\n${line},Bad-3,maybe\r\n${line}\r\n${line},..,active\r\n${line},B"d,\r\n`,
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
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

  test("of very many faults the first hundred are told, and how many there are", async () => {
    const answer = await send(head + Array.from({ length: 250 }, (_, no) => `,a@b.co,EHP,1,M-${no}\n`).join(""))
    expect(answer.json()).toMatchObject(describeProblem(problem("csvManyInvalid", { count: 250 })))
    expect(answer.json().errors).toHaveLength(100)
    expect(answer.json().errors[99].field).toBe("rows.101.candidateName")
  })

  test("two imports of one file at once make no doubles", async () => {
    const rows = Array.from({ length: 300 }, (_, no) => aCertificate({ certificationNo: `Race-${no}` }))
    const answers = await Promise.all([send(csvOf(...rows)), send(csvOf(...rows.toReversed()))])
    expect(await stored("race-")).toHaveLength(300)
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    // Who comes second either finds all of it there, or hears that somebody was quicker.
    expect(statuses[0]).toBe(200)
    expect([200, 409]).toContain(statuses[1])
    expect((await send(csvOf(...rows))).json().data).toMatchObject({ created: 0, unchanged: 300 })
  })

  test("who writes while a file is imported waits for it, and is served", async () => {
    const { token } = await app().as("admin")
    const rows = Array.from({ length: 2000 }, (_, no) => aCertificate({ certificationNo: `Beside-${no}` }))
    let isDone = false
    const importing = send(csvOf(...rows)).finally(() => {
      isDone = true
    })
    const statuses = new Set<number>()
    for (let no = 0; !isDone; no++) {
      const payload = aCertificate({ certificationNo: `ByHand-${no}` })
      const made = await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
      statuses.add(made.statusCode)
    }
    expect((await importing).json().data).toMatchObject({ created: 2000 })
    expect(statuses).toEqual(new Set([201]))
  })

  test("10,000 rows come in while others are answered, and each number stands in the audit log", async () => {
    const { token } = await app().as("admin")
    const rows = Array.from({ length: 10_000 }, (_, no) => aCertificate({ certificationNo: `Many-${no}` }))
    let isDone = false
    const importing = send(csvOf(...rows)).finally(() => {
      isDone = true
    })
    let answered = 0
    while (!isDone) {
      expect((await app().request({ url: "/api/courses/get-courses" })).statusCode).toBe(200)
      answered++
      // What is injected is answered without a turn of the event loop.
      await nextTurn()
    }
    expect((await importing).json().data).toMatchObject({ rows: 10_000, created: 10_000 })
    expect(answered).toBeGreaterThan(10)

    const [row] = await stored("many-9876")
    const log = await app().request({ url: "/api/audit/get-entries?search=many-9876" }, token)
    expect(log.json().data).toMatchObject([{ action: "certificate.import", recordId: row?.importId }])
    expect((await verifyChain(app().database)).fault).toBeNull()
  })
})
