import { setImmediate as nextTurn } from "node:timers/promises"
import { certificateColumns } from "contract"
import { afterEach, beforeAll, expect, test } from "vitest"
import { noticeOf } from "#mail/certificate-mails.ts"
import { aCertificate } from "#test/factories.ts"
import { outboxOf } from "#test/mails.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("mails of an import", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)
  let token = ""
  beforeAll(async () => {
    token = (await app().as("registrar")).token
    await outbox.clear()
  })

  const columns = certificateColumns.slice(0, 6)
  const csvOf = (rows: object[]) =>
    [columns.join(), ...rows.map((row) => columns.map((column) => row[column as never] ?? "").join())].join("\n")
  const importCsv = async (rows: object[], query: string) => {
    const headers = { "content-type": "text/csv" }
    const url = `/api/certificates/import-certificates?${query}`
    return (await app().request({ method: "POST", url, headers, payload: csvOf(rows) }, token)).json().data
  }
  const rowsOf = (count: number, some = {}) =>
    Array.from({ length: count }, (_, index) => ({
      ...aCertificate({ candidateEmail: `${index}@example.com` }),
      ...some,
    }))

  test("are counted by the dry run and sent if chosen, but not to holders of revoked certificates", async () => {
    const rows = [...rowsOf(3), ...rowsOf(1, { status: "inactive" })]
    expect(await importCsv(rows, "dryRun=1")).toMatchObject({ created: 4, mails: 3 })
    expect(await importCsv(rows.slice(0, 1), "")).toMatchObject({ created: 1, mails: 0 })
    expect(await outbox.rows()).toEqual([])
    expect(await importCsv(rows, "notify=1")).toMatchObject({ created: 3, unchanged: 1, mails: 2 })
    const mails = await outbox.rows()
    expect(mails.map(({ recipient, lane, kind }) => [recipient, lane, kind])).toEqual([
      ["1@example.com", "certificates", "certificate.issued"],
      ["2@example.com", "certificates", "certificate.issued"],
    ])
  })

  test("go to one address at most fifty times", async () => {
    const rows = rowsOf(60, { candidateEmail: "one@example.com" })
    expect(await importCsv(rows, "notify=1")).toMatchObject({ created: 60, mails: 50 })
    expect(await outbox.rows()).toHaveLength(50)
    const others = rowsOf(60)
    await importCsv(others, "")
    const corrected = others.map((row) => ({ ...row, candidateEmail: "two@example.com" }))
    const query = "notify=1&corrects=1&reason=Email"
    expect(await importCsv(corrected, query)).toMatchObject({ corrected: 60, mails: 50 })
    expect(await outbox.rows()).toHaveLength(100)
  })

  test("are cancelled when it is undone, except those that were sent", async () => {
    const { importId } = await importCsv(rowsOf(120), "notify=1")
    const [sent] = await outbox.rows()
    const sentAt = new Date().toISOString()
    await app().database.write([], (trx) =>
      trx
        .updateTable("mail")
        .set({ sentAt, nextTryAt: "" })
        .where("_id", "=", sent?._id ?? "")
        .execute(),
    )
    await app().request({ method: "DELETE", url: `/api/certificates/undo-import/${importId}` }, token)
    expect((await outbox.rows()).map(({ _id }) => _id)).toEqual([sent?._id])
  })

  test("about its corrections are cancelled when it is undone", async () => {
    const rows = rowsOf(2)
    await importCsv(rows, "")
    const corrected = rows.map((row) => ({ ...row, candidateName: "Another" }))
    const { importId } = await importCsv(corrected, "notify=1&corrects=1&reason=Names")
    expect((await outbox.rows()).map(noticeOf)).toEqual(["corrected", "corrected"])
    await app().request({ method: "DELETE", url: `/api/certificates/undo-import/${importId}` }, token)
    const mails = (await outbox.rows()).map(({ cancelled, nextTryAt }) => [cancelled, nextTryAt])
    expect(mails).toEqual([
      ["undone", ""],
      ["undone", ""],
    ])
  })

  test("are queued with 5,000 certificates, while others write", async () => {
    const importing = importCsv(rowsOf(5000), "notify=1")
    let writes = 0
    let isDone = false
    const writing = (async () => {
      while (!isDone) {
        await app().database.write([], (trx) => trx.deleteFrom("mail").where("_id", "=", "none").execute())
        writes++
        await nextTurn()
      }
    })()
    expect(await importing).toMatchObject({ created: 5000, mails: 5000 })
    isDone = true
    await writing
    expect(writes).toBeGreaterThan(3)
  })
})
