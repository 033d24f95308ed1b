import type { Certificate, CorrectionRequest, OwnCertificate } from "contract"
import { afterEach, beforeAll, expect, test } from "vitest"
import { noticeOf } from "#mail/certificate-mails.ts"
import { aCertificate } from "#test/factories.ts"
import { outboxOf } from "#test/mails.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("requests for corrections, and imports", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)
  let registrar = ""
  beforeAll(async () => {
    registrar = (await app().as("registrar")).token
  })
  const send = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object, token = registrar) =>
    app().request({ method, url: `/api/certificates/${path}`, ...(payload && { payload }) }, token)
  /** A certificate whose holder can request corrections of it. */
  async function issued() {
    const { _id, email, token } = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    const fields = aCertificate({ candidateEmail: email, hours: 10 })
    const certificate: Certificate = (await send("POST", "register", fields)).json().data
    await outbox.clear()
    const path = `get-correction-requests?certificateId=${certificate._id}`
    return {
      certificate,
      request: () => send("POST", `request-correction/${certificate._id}`, { text: "My name is Uddin" }, token),
      correctByImport: async (changes: object, query = "") => {
        const row = { ...fields, ...changes }
        const file = [Object.keys(row).join(), Object.values(row).join()].join("\n")
        const url = `/api/certificates/import-certificates?corrects=1&reason=Mistake${query}`
        const headers = { "content-type": "text/csv" }
        const response = await app().request({ method: "POST", url, headers, payload: file }, registrar)
        return response.json().data.importId as string
      },
      correctByHand: (changes: object) =>
        send("PATCH", `correct-certificate/${certificate._id}`, { ...changes, reason: "Requested" }),
      lastChange: async () => (await send("GET", `get-versions/${certificate._id}`)).json().data[0].replacedAt,
      open: async (): Promise<CorrectionRequest[]> => (await send("GET", path)).json().data,
      own: async () => ((await send("GET", "get-own", undefined, token)).json().data as OwnCertificate[])[0]?.request,
    }
  }
  const undo = (importId: string) => send("DELETE", `undo-import/${importId}`)
  const notices = async () => (await outbox.rows()).map((mail) => [noticeOf(mail), mail.cancelled])

  test("an import leaves a request open and marks it, for the office and the holder; undoing takes only the mark away", async () => {
    const { request, correctByImport, lastChange, open, own } = await issued()
    await request()
    expect(await open()).toMatchObject([{ correctedSince: "" }])
    const importId = await correctByImport({ hours: 40 }, "&notify=1")
    expect(await open()).toMatchObject([{ text: "My name is Uddin", correctedSince: await lastChange() }])
    expect(await own()).toMatchObject({ state: "open", correctedSince: await lastChange() })
    // Not an answer to the request, which asked for something else.
    expect(await notices()).toEqual([["corrected", ""]])
    await undo(importId)
    expect(await open()).toMatchObject([{ correctedSince: "" }])
    expect(await own()).toMatchObject({ state: "open", correctedSince: "" })
    expect(await notices()).toEqual([["corrected", "undone"]])
  })

  test("a request that was made after the import stays open when it is undone, and is marked, for that changes the certificate", async () => {
    const { request, correctByImport, lastChange, open } = await issued()
    const importId = await correctByImport({ candidateName: "Spoilt" })
    await request()
    expect(await open()).toMatchObject([{ correctedSince: "" }])
    await undo(importId)
    expect(await open()).toMatchObject([{ correctedSince: await lastChange() }])
    expect(await notices()).toEqual([])
  })

  test("after two imports, undoing the second leaves the mark of the first", async () => {
    const { request, correctByImport, open } = await issued()
    await request()
    await correctByImport({ hours: 40 })
    const second = await correctByImport({ hours: 40, batchNo: "0099" })
    await undo(second)
    expect((await open())[0]?.correctedSince).toMatch(/Z$/)
  })

  test("a correction by hand closes the request after an import too, and undoing the import does not touch the answer", async () => {
    const { request, correctByImport, correctByHand, open, own } = await issued()
    await request()
    await correctByHand({ candidateName: "Uddin" })
    const importId = await correctByImport({ candidateName: "Uddin", hours: 40 })
    await undo(importId)
    expect(await own()).toMatchObject({ state: "done", correctedSince: "" })
    expect(await notices()).toEqual([["requestCorrected", ""]])
    await request()
    await correctByImport({ candidateName: "Uddin", hours: 30 })
    await correctByHand({ candidateName: "Rahim Uddin" })
    expect(await open()).toEqual([])
  })
})
