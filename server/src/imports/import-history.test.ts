import { setImmediate as nextTurn } from "node:timers/promises"
import { type CertificateImport, readRecordDetails } from "contract"
import { expect, test } from "vitest"
import { recordAudit } from "#audit-log/entry.ts"
import { csvRow } from "#csv/write.ts"
import { undoImport } from "#imports/import-history.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

const deletedNumbers = (details: string) => {
  const recorded = readRecordDetails(details)
  return recorded && "deleted" in recorded ? recorded.deleted.map(({ certificationNo }) => certificationNo) : []
}

const columns = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const

const by = { userId: "1", email: "admin@example.com", address: "", userAgent: "" }

onBothDatabases("the import history", (app) => {
  let signedIn: { token: string; email: string } | undefined
  const send = async (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: string) => {
    signedIn ??= await app().as("admin")
    const headers = payload === undefined ? {} : { "content-type": "text/csv" }
    return app().request({ method, url: `/api/${path}`, payload, headers }, signedIn.token)
  }
  const importNumbers = async (prefix: string, count: number) => {
    const rows = Array.from({ length: count }, (_, no) => aCertificate({ certificationNo: `${prefix}-${no}` }))
    const file = [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvRow).join("")
    return (await send("POST", "certificates/import-certificates", file)).json().data
  }
  const undo = (id: string) => send("DELETE", `certificates/undo-import/${id}`)
  const history = async (): Promise<CertificateImport[]> => (await send("GET", "certificates/get-imports")).json().data
  const found = async (search: string) =>
    (await send("GET", `certificates/get-certificates?search=${search}`)).json().count

  test("lists imports newest first, with actor, time, and the numbers of created and remaining certificates", async () => {
    const [first, second] = [await importNumbers("Past", 250), await importNumbers("Later", 3)]
    const [row] = (await send("GET", "certificates/get-certificates?search=later-1")).json().data
    await send("DELETE", `certificates/delete-certificate/${row._id}`)
    const common = { actor: signedIn?.email, at: expect.stringMatching(/^20.*Z$/) }
    expect((await history()).slice(0, 2)).toEqual([
      { _id: second.importId, created: 3, corrected: 0, left: 2, ...common },
      { _id: first.importId, created: 250, corrected: 0, left: 250, ...common },
    ])
  })

  test("counts imports whose audit entries are older than the JSON format", async () => {
    const by = { userId: "1", email: "old@example.com", address: "", userAgent: "" }
    const event = { action: "certificate.import", recordId: "00000000-old", record: "A … C" } as const
    await app().database.write([], async (trx) => {
      recordAudit(trx, by, { ...event, details: "A\nB\nC" })
      recordAudit(trx, by, { ...event, details: "D" })
    })
    expect((await history()).find(({ _id }) => _id === event.recordId)).toMatchObject({ created: 4, left: 0 })
  })

  test("an import audits the holder of each number, so that a search for a holder finds the import", async () => {
    const { importId } = await importNumbers("Whose", 2)
    const log = app().database.read.selectFrom("audit").selectAll().where("recordId", "=", importId)
    const holder = { candidateName: "Nusrat Jahan", candidateEmail: "nusrat@example.com" }
    const entries = await log.execute()
    expect(entries.map(({ details }) => readRecordDetails(details))).toMatchObject([
      { created: ["Whose-0", "Whose-1"].map((certificationNo) => ({ certificationNo, ...holder })) },
    ])
    const search = await send("GET", "audit/get-entries?kind=certificate&search=nusrat%20jahan")
    expect(search.json().data[0]).toMatchObject({ action: "certificate.import", recordId: importId })
  })

  test("undoing an import deletes all its certificates, changed or not, and no others", async () => {
    const { importId } = await importNumbers("Undone", 230)
    await importNumbers("Stays", 2)
    const [row] = (await send("GET", "certificates/get-certificates?search=undone-77")).json().data
    await send("PATCH", `certificates/update-certificate/${row._id}`)
    await send("GET", "certificates/verify/undone-5")
    expect((await undo(importId)).json()).toMatchObject({ success: true, data: { deleted: 230 } })
    expect([await found("undone-"), await found("stays-")]).toEqual([0, 2])
    expect((await send("GET", "certificates/verify/undone-5")).statusCode).toBe(404)
    expect((await history()).find(({ _id }) => _id === importId)).toMatchObject({ created: 230, left: 0 })
    const again = await undo(importId)
    expect([again.statusCode, again.json().code]).toEqual([404, "importNotFound"])
  })

  test.for([
    ["Noted", 120],
    ["Alone", 1],
  ] as const)("undoing the import '%s' audits each deleted number and their count", async ([prefix, count]) => {
    const { importId } = await importNumbers(prefix, count)
    await undo(importId)
    const log = app().database.read.selectFrom("audit").selectAll().where("action", "=", "certificate.undo-import")
    const entries = await log.where("recordId", "=", importId).orderBy("position").execute()
    expect(entries.at(-1)).toMatchObject({ details: `deleted: ${count}`, actor: signedIn?.email })
    const numbers = entries.slice(0, -1).flatMap(({ details }) => deletedNumbers(details))
    expect(numbers.sort()).toEqual(Array.from({ length: count }, (_, no) => `${prefix}-${no}`).sort())
  })

  test("an undone import can be imported again", async () => {
    const { importId } = await importNumbers("Again", 20)
    await undo(importId)
    expect(await importNumbers("Again", 20)).toMatchObject({ created: 20, unchanged: 0 })
    expect(await found("again-1")).toBe(11)
  })

  test("an import that creates nothing has no id, and certificates created by hand belong to no import", async () => {
    await importNumbers("Same", 2)
    expect(await importNumbers("Same", 2)).toMatchObject({ importId: "", created: 0 })
    for (const id of ["%20", "none"]) expect((await undo(id)).statusCode).toBe(404)
    expect((await history())[0]).toMatchObject({ created: 2 })
  })

  test("if an import is undone twice at the same time, one request gets 404", async () => {
    const { importId } = await importNumbers("Twice", 150)
    const responses = await Promise.all([undo(importId), undo(importId)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    expect(await found("twice-")).toBe(0)
  })

  test("undoing an import stops when it is aborted, as at its timeout", async () => {
    const { importId } = await importNumbers("Aborted", 2)
    await expect(undoImport(app().database, { importId, by }, AbortSignal.abort())).rejects.toThrow("aborted")
    expect(await found("aborted-")).toBe(2)
  })

  test("undoing an import records nothing about certificates that were deleted meanwhile", async () => {
    const { importId } = await importNumbers("Gone", 2)
    const { database } = app()
    const write: typeof database.write = async (topics, work) => {
      await database.write([], (trx) => trx.deleteFrom("certificate").where("importId", "=", importId).execute())
      return database.write(topics, work)
    }
    await undoImport({ ...database, write }, { importId, by })
    const entries = database.read.selectFrom("audit").select(["action", "details"]).where("recordId", "=", importId)
    expect(await entries.where("action", "=", "certificate.undo-import").execute()).toMatchObject([
      { details: "deleted: 0" },
    ])
  })

  test("what is deleted after a restore of the earlier batches is in the bin", async () => {
    const { importId } = await importNumbers("Restored", 150)
    const { database } = app()
    let writes = 0
    const write: typeof database.write = async (topics, work) => {
      writes++
      if (writes === 2) {
        expect((await send("POST", `bin/restore/${importId}`)).json().data.restored).toBe(100)
      }
      return database.write(topics, work)
    }
    await undoImport({ ...database, write }, { importId, by })
    const left = 150 - (await found("restored-"))
    const { data } = (await send("GET", "bin/get-deletions?kind=certificate&limit=100")).json()
    const listed = data.filter((deletion: { recordId: string }) => deletion.recordId === importId)
    expect(listed.reduce((sum: number, deletion: { left: number }) => sum + deletion.left, 0)).toBe(left)
  })

  test("other writes succeed while a large import is being undone", async () => {
    const { importId } = await importNumbers("Many", 3000)
    let isDone = false
    const undoing = undo(importId).finally(() => {
      isDone = true
    })
    // The history would take so many turns of the event loop that the undo could end meanwhile.
    while ((await send("GET", "certificates/verify/many-0")).statusCode === 200) await nextTurn()
    const course = await app().request(
      { method: "POST", url: "/api/courses/register", payload: aCourse() },
      signedIn?.token,
    )
    expect([course.statusCode, isDone]).toEqual([201, false])
    expect((await undoing).json().data).toEqual({ deleted: 3000, restored: 0, skipped: 0 })
    expect((await history()).find(({ _id }) => _id === importId)?.left).toBe(0)
  })

  test("a registrar undoes their own imports, and no others", async () => {
    const { importId } = await importNumbers("Admins", 2)
    const admin = signedIn
    signedIn = await app().as("registrar")
    const own = await importNumbers("Own", 2)
    expect((await undo(importId)).statusCode).toBe(403)
    expect((await undo(own.importId)).json().data).toEqual({ deleted: 2, restored: 0, skipped: 0 })
    expect([await found("admins-"), await found("own-")]).toEqual([2, 0])
    signedIn = admin
  })
})
