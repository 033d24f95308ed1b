import {
  type Certificate,
  type CertificateImport,
  type CreateCertificate,
  callUrl,
  dhakaDay,
  dryRunDigestLimits,
  importCertificates,
} from "contract"
import { beforeAll, expect, test } from "vitest"
import { csvRow } from "#csv/write.ts"
import { credentialClient, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

const columns = [
  ...(["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const),
  ...(["status", "hours", "issuedOn", "expiresOn"] as const),
]
type Row = Partial<CreateCertificate> & { status?: string }
const csvOf = (...rows: Row[]) =>
  [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? "")))].map(csvRow).join("")

onBothDatabases("correcting certificates by an import", (app) => {
  let token = ""
  beforeAll(async () => {
    token = (await app().as("registrar")).token
  })
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object, by = token) =>
    app().request({ method, url: `/api/certificates/${path}`, ...(payload && { payload }) }, by)
  const send = (file: string, query: object) => {
    const headers = { "content-type": "text/csv" }
    const url = `/api${callUrl(importCertificates, { query: { corrects: 1, ...query } })}`
    return app().request({ method: "POST", url, payload: file, headers }, token)
  }
  const issue = async (certificationNo: string, some: Row = {}): Promise<Certificate> =>
    (await call("POST", "register", aCertificate({ certificationNo, ...some }))).json().data
  const read = async ({ _id }: Certificate): Promise<Certificate> =>
    (await call("GET", `get-certificate/${_id}`)).json().data
  const versionsOf = async ({ _id }: Certificate) => (await call("GET", `get-versions/${_id}`)).json().data
  const reason = "The names were misspelt"

  test("a dry run counts new, corrected and unchanged ones, says what changes, and changes nothing", async () => {
    const [one, other] = [await issue("Dry-1", { hours: 40, candidateName: "Rahim Udin" }), await issue("Dry-2")]
    const file = csvOf(
      { ...aCertificate(), ...one, candidateName: "Rahim Uddin", hours: 48 },
      aCertificate({ certificationNo: "dry-2" }),
      aCertificate({ certificationNo: "Dry-3" }),
    )
    const { data } = (await send(file, { dryRun: 1 })).json()
    expect(data).toMatchObject({ rows: 3, created: 1, corrected: 1, unchanged: 1, importId: "", dryRun: true })
    const fields = [
      { field: "candidateName", before: "Rahim Udin", now: "Rahim Uddin" },
      { field: "hours", before: "40", now: "48" },
    ]
    expect(data.changes).toEqual([{ line: 2, certificationNo: "Dry-1", fields }])
    expect(await Promise.all([read(one), read(other)])).toEqual([one, other])
  })

  test("each corrected certificate gets a version; blank cells and other columns stay; undoing restores it as another version", async () => {
    const one = await issue("Cor-1", { hours: 40, skills: "Reporting", candidateName: "Rahim Udin" })
    const file = csvOf(
      { ...aCertificate(), certificationNo: "COR-1", candidateName: "Rahim Uddin" },
      aCertificate({ certificationNo: "Cor-2" }),
    )
    const { data: result } = (await send(file, { reason })).json()
    expect(result).toMatchObject({ created: 1, corrected: 1, unchanged: 0, changes: [] })
    const corrected = { candidateName: "Rahim Uddin", hours: 40, skills: "Reporting", certificationNo: "Cor-1" }
    expect(await read(one)).toMatchObject({ ...corrected, version: 2, correctionReason: reason, importId: "" })
    expect(await versionsOf(one)).toMatchObject([{ version: 1, candidateName: "Rahim Udin", reason }])
    const again = (await send(file, { reason })).json().data
    expect(again).toMatchObject({ created: 0, corrected: 0, unchanged: 2, importId: "" })
    const history = async (): Promise<CertificateImport> => (await call("GET", "get-imports")).json().data[0]
    expect(await history()).toMatchObject({ _id: result.importId, created: 1, corrected: 1, left: 2 })

    const undone = await call("DELETE", `undo-import/${result.importId}`)
    expect(undone.json().data).toEqual({ deleted: 1, restored: 1, skipped: 0 })
    expect(await read(one)).toMatchObject({ candidateName: "Rahim Udin", hours: 40, version: 3 })
    expect((await versionsOf(one)).map(({ reason }: { reason: string }) => reason)).toEqual(["", reason])
    expect(await history()).toMatchObject({ corrected: 1, left: 0 })
    expect((await call("DELETE", `undo-import/${result.importId}`)).statusCode).toBe(404)
  })

  test("undoing takes the correction out of the public view; the credentials of both earlier versions are replaced", async () => {
    const { getCredential, resultOf } = credentialClient(app)
    const view = async (no: string) => (await app().request({ url: `/api/certificates/verify/${no}` })).json().data
    const one = await issue("Pub-1")
    const credential = async () => (await getCredential("Pub-1")).body
    const first = await credential()
    const { data } = (await send(csvOf({ ...aCertificate(), ...one, batchNo: "0060" }), { reason })).json()
    const second = await credential()
    expect((await view("Pub-1")).correctedAt).not.toBe("")
    await call("DELETE", `undo-import/${data.importId}`)
    expect(await view("Pub-1")).toMatchObject({ batchNo: one.batchNo, correctedAt: "", version: 3 })
    expect(await read(one)).toMatchObject({ correctedAt: "", correctionReason: "" })
    const third = await credential()
    expect(await Promise.all([first, second, third].map((text) => resultOf(text)))).toEqual([
      "revoked",
      "revoked",
      "valid",
    ])
    const [versionTwo] = await versionsOf(one)
    expect(partsOf(third).payload.iat).toBe(Math.floor(Date.parse(versionTwo.replacedAt) / 1000))
  })

  test("after an undo the public view has the date of the correction before", async () => {
    const one = await issue("Pub-2")
    const corrected = { candidateName: "By hand", reason: "A letter was wrong" }
    const before = (await call("PATCH", `correct-certificate/${one._id}`, corrected)).json().data
    const { data } = (await send(csvOf({ ...aCertificate(), ...before, batchNo: "0061" }), { reason })).json()
    await call("DELETE", `undo-import/${data.importId}`)
    const { correctedAt, correctionReason } = before
    expect(await read(one)).toMatchObject({ candidateName: "By hand", version: 4, correctedAt, correctionReason })
  })

  test("undoing a corrected email gives the holder back what they allowed search engines", async () => {
    const { _id, email, token: holder } = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    const one = await issue("Idx-1", { candidateEmail: email })
    expect((await call("PATCH", `show-in-search/${one._id}`, undefined, holder)).statusCode).toBe(200)
    const { indexedSince } = await read(one)
    const moved = { ...aCertificate(), ...one, candidateEmail: "another@example.com" }
    const { data } = (await send(csvOf(moved), { reason })).json()
    expect(await read(one)).toMatchObject({ candidateEmail: "another@example.com", indexedSince: "" })
    await call("DELETE", `undo-import/${data.importId}`)
    expect(await read(one)).toMatchObject({ candidateEmail: email, indexedSince })
    expect(indexedSince).not.toBe("")
  })

  test("what the holder has forbidden search engines since an import is not undone with it", async () => {
    const { _id, email, token: holder } = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    const one = await issue("Idx-2", { candidateEmail: email })
    await call("PATCH", `show-in-search/${one._id}`, undefined, holder)
    const { data } = (await send(csvOf({ ...aCertificate(), ...one, batchNo: "0098" }), { reason })).json()
    await call("PATCH", `hide-from-search/${one._id}`, undefined, holder)
    await call("DELETE", `undo-import/${data.importId}`)
    expect(await read(one)).toMatchObject({ batchNo: one.batchNo, indexedSince: "" })
  })

  test("an import that only corrects is in the history, and another registrar may not undo it", async () => {
    const one = await issue("Own-1")
    const { data } = (await send(csvOf({ ...aCertificate(), ...one, batchNo: "0099" }), { reason })).json()
    expect((await call("GET", "get-imports")).json().data[0]).toMatchObject({ _id: data.importId, created: 0, left: 1 })
    const { token: other } = await app().as("registrar")
    expect((await call("DELETE", `undo-import/${data.importId}`, undefined, other)).statusCode).toBe(403)
    expect((await read(one)).batchNo).toBe("0099")
  })

  test("a correction that another one has replaced since stays when the import is undone", async () => {
    const [one, two] = [await issue("Left-1"), await issue("Left-2")]
    const file = csvOf(...[one, two].map((each) => ({ ...aCertificate(), ...each, batchNo: "0050" })))
    const { data } = (await send(file, { reason })).json()
    await call("PATCH", `correct-certificate/${one._id}`, { batchNo: "0051", reason: "Again" })
    await call("PATCH", `withdraw-certificate/${two._id}`, { reason: "Issued by mistake" })
    const undone = (await call("DELETE", `undo-import/${data.importId}`)).json().data
    expect(undone).toEqual({ deleted: 0, restored: 1, skipped: 1 })
    expect(await read(one)).toMatchObject({ batchNo: "0051", version: 3 })
    expect(await read(two)).toMatchObject({ batchNo: two.batchNo, version: 3, status: "inactive" })
  })

  test("a certificate that was changed since the check is reported, and nothing is overwritten", async () => {
    const [one, two] = [await issue("Race-1"), await issue("Race-2")]
    const file = csvOf(...[one, two].map((each) => ({ ...aCertificate(), ...each, candidateName: "From the file" })))
    const { dryRunDigest } = (await send(file, { dryRun: 1 })).json().data
    await call("PATCH", `correct-certificate/${two._id}`, { candidateName: "By hand", reason: "Meanwhile" })
    const response = await send(file, { reason, dryRunDigest })
    expect([response.statusCode, response.json().errors]).toMatchObject([
      400,
      [{ field: "rows.3.certificationNo", code: "editConflict" }],
    ])
    expect([(await read(one)).candidateName, (await read(two)).candidateName]).toEqual([one.candidateName, "By hand"])
  })

  test("rows that were deleted or added since the check are reported; new rows of the file are created", async () => {
    const [one, two] = [await issue("Gone-1"), await issue("Gone-2")]
    const rows: Row[] = [
      { ...aCertificate(), ...one, candidateName: "Corrected" },
      { ...aCertificate(), ...two },
      aCertificate({ certificationNo: "Gone-3" }),
      aCertificate({ certificationNo: "Gone-4" }),
    ]
    const { dryRunDigest } = (await send(csvOf(...rows), { dryRun: 1 })).json().data
    const { token: admin } = await app().as("admin")
    for (const { _id } of [one, two]) await call("DELETE", `delete-certificate/${_id}`, undefined, admin)
    await issue("Gone-3", { candidateName: "By hand" })
    const { errors } = (await send(csvOf(...rows), { reason, dryRunDigest })).json()
    expect(errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual(
      [2, 3, 4].map((line) => [`rows.${line}.certificationNo`, "editConflict"]),
    )
    const { dryRunDigest: now } = (await send(csvOf(...rows), { dryRun: 1 })).json().data
    // In the meantime somebody issues just what the file says.
    await call("POST", "register", rows[3])
    expect((await send(csvOf(...rows), { reason, dryRunDigest: now })).json().data).toMatchObject({
      created: 2,
      corrected: 1,
      unchanged: 1,
    })
  })

  test("in a file of more rows than a digest has slots, a change is noticed in each of them", async () => {
    const numbers = Array.from({ length: dryRunDigestLimits.slots + 2 }, (_, index) => `Many-${index}`)
    const file = csvOf(...numbers.map((certificationNo) => aCertificate({ certificationNo })))
    const { dryRunDigest } = (await send(file, { dryRun: 1 })).json().data
    await issue(numbers.at(-1) ?? "", { candidateName: "By hand" })
    const lines = (await send(file, { reason, dryRunDigest }))
      .json()
      .errors.map(({ field }: { field: string }) => field)
    expect(lines).toEqual(["rows.3.certificationNo", `rows.${numbers.length + 1}.certificationNo`])
    const another = csvOf(aCertificate({ certificationNo: "Many-x" }))
    expect((await send(another, { reason, dryRunDigest })).statusCode).toBe(400)
  })

  test("without a choice differing rows are faults; a reason is required; the status and a wrong expiry are refused", async () => {
    const one = await issue("Ref-1")
    const changed = { ...aCertificate(), ...one, candidateName: "Other" }
    const errorsOf = async (row: Row, query: object) => (await send(csvOf(row), query)).json().errors
    expect(await errorsOf(changed, { corrects: 0 })).toMatchObject([
      { field: "rows.2.certificationNo", code: "csvDiffers" },
    ])
    expect(await errorsOf(changed, {})).toMatchObject([{ field: "reason", code: "allFieldsRequired" }])
    expect(await errorsOf({ ...changed, status: "inactive" }, { reason })).toMatchObject([
      { field: "rows.2.status", code: "csvStatus" },
    ])
    expect(await errorsOf({ ...changed, expiresOn: "2001-01-01" }, { reason })).toMatchObject([
      { field: "rows.2.expiresOn", code: "expiresTooEarly" },
    ])
    const tomorrow = dhakaDay(Date.now() + 24 * 60 * 60 * 1000)
    expect(await errorsOf({ ...changed, issuedOn: tomorrow }, { reason })).toMatchObject([
      { field: "rows.2.issuedOn", code: "dayInFuture" },
    ])
    expect(await read(one)).toEqual(one)
  })

  test("each correction is audited like one by hand, and the import by its number", async () => {
    const one = await issue("Log-1")
    const { data } = (await send(csvOf({ ...aCertificate(), ...one, candidateName: "Audited" }), { reason })).json()
    const { token: admin } = await app().as("admin")
    const entries = async (id: string) =>
      (await app().request({ url: `/api/audit/get-entries?recordId=${id}` }, admin)).json().data
    expect((await entries(one._id))[0].action).toBe("certificate.correct")
    expect(await entries(data.importId)).toMatchObject([{ action: "certificate.import", record: "Log-1" }])
  })
})
