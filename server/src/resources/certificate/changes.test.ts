import { type Certificate, dhakaDay } from "contract"
import { beforeAll, expect, test, vi } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { nextMillisecond } from "#test/next-millisecond.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const hourMs = 60 * 60 * 1000
const [yesterday, tomorrow] = [dhakaDay(Date.now() - 24 * hourMs), dhakaDay(Date.now() + 24 * hourMs)]

onAnyDatabase("changing one certificate", (app) => {
  let registrar: { token: string; email: string }
  beforeAll(async () => {
    registrar = await app().as("registrar")
  })
  const send = (method: "GET" | "PATCH" | "POST", path: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/certificates/${path}`, headers, ...(payload && { payload }) }, registrar.token)
  const issue = async (some = {}): Promise<Certificate> =>
    (await send("POST", "register", aCertificate(some))).json().data
  const change = (name: string, { _id }: Certificate, payload?: object, headers = {}) =>
    send("PATCH", `${name}/${_id}`, payload, headers)
  const read = async ({ _id }: Certificate): Promise<Certificate> =>
    (await send("GET", `get-certificate/${_id}`)).json().data
  const versionsOf = async ({ _id }: Certificate) => (await send("GET", `get-versions/${_id}`)).json().data
  const verify = async ({ certificationNo }: Certificate) =>
    (await app().request({ url: `/api/certificates/verify/${certificationNo}` })).json().data
  const lastEntry = async ({ _id }: Certificate) => {
    const { token } = await app().as("admin")
    const { data } = (await app().request({ url: `/api/audit/get-entries?recordId=${_id}` }, token)).json()
    return data[0]
  }

  test("a certificate has the optional fields, in the forms that spreadsheets write, and today as its day of issue", async () => {
    const plain = await issue()
    expect(plain).toMatchObject({
      issuedOn: dhakaDay(Date.now()),
      expiresOn: "",
      hours: 0,
      version: 1,
      correctedAt: "",
    })
    const full = { latinName: "Nusrat Jahan", hours: " ৪৮ ", skills: "Testing", mark: "A+" }
    const days = { issuedOn: "০৫/১১/২০২৬", expiresOn: "5.11.2028" }
    const certificate = await issue({ ...full, ...days })
    expect(certificate).toMatchObject({ ...full, hours: 48, issuedOn: "2026-11-05", expiresOn: "2028-11-05" })
    const shown = await verify(certificate)
    expect(shown).toMatchObject({ latinName: "Nusrat Jahan", hours: 48, skills: "Testing", expiresOn: "2028-11-05" })
    expect(shown).not.toHaveProperty("mark")
    expect((await issue({ issuedOn: " ", hours: "" })).issuedOn).toBe(dhakaDay(Date.now()))
  })

  test.each([
    ["expiresOn", { issuedOn: "2026-11-05", expiresOn: "2026-11-04" }, "expiresTooEarly"],
    ["expiresOn", { expiresOn: yesterday }, "expiresTooEarly"],
    ["expiresOn", { expiresOn: "2026-02-30" }, "invalidDay"],
    ["issuedOn", { issuedOn: tomorrow }, "dayInFuture"],
    ["issuedOn", { issuedOn: "11/16/2026" }, "invalidDay"],
    ["issuedOn", { issuedOn: "yesterday" }, "invalidDay"],
    ["hours", { hours: "many" }, "wholeNumberFromZero"],
    ["hours", { hours: 10_001 }, "wholeNumberFromZero"],
    ["latinName", { latinName: "নুসরাত" }, "notLatin"],
    ["skills", { skills: "x".repeat(501) }, "tooLong"],
    ["candidateName", { candidateName: " \u200d\ufe0f" }, "allFieldsRequired"],
    ["candidateName", { candidateName: "\u2800\u3164" }, "allFieldsRequired"],
    ["certificationNo", { certificationNo: "PRH-1\u200d" }, "unprintable"],
    ["certificationNo", { certificationNo: "PRH-1\ufe0f" }, "unprintable"],
    ["certificationNo", { certificationNo: "১\u200c১" }, "unprintable"],
  ])("a wrong %s is refused at its field: %o", async (field, some, code) => {
    const response = await send("POST", "register", { ...aCertificate(), ...some })
    expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field, code }]])
  })

  test("a number keeps the joiners of Bengali conjuncts", async () => {
    for (const certificationNo of ["র\u200d্যাব-১", "কোর্স ক্\u200cষ ২"])
      expect(await issue({ certificationNo })).toMatchObject({ certificationNo })
  })

  test("the number of a certificate that was verified may be sent with a correction as it is; another one is refused beside it", async () => {
    const certificate = await issue()
    const { certificationNo } = certificate
    await verify(certificate)
    const fields = { candidateName: "Joya Chakma", reason: "Name" }
    const refused = await change("correct-certificate", certificate, { ...fields, certificationNo: "OTHER-1" })
    const errors = [{ field: "certificationNo", code: "numberFixed" }]
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, errors])
    expect(await read(certificate)).toMatchObject({ certificationNo, version: 1 })
    const sent = await change("correct-certificate", certificate, { ...fields, certificationNo: ` ${certificationNo}` })
    expect(sent.json().data).toMatchObject({ candidateName: "Joya Chakma", certificationNo, version: 2 })
  })

  test("the current day is that in Dhaka, by the server's clock", async () => {
    const noon = Date.parse("2031-03-31T12:00:00+06:00")
    vi.useFakeTimers({ toFake: ["Date"], now: noon + 12 * hourMs - 1 })
    registrar = await app().as("registrar")
    const refused = await send("POST", "register", aCertificate({ issuedOn: "2031-04-01" }))
    expect(refused.json().errors).toMatchObject([{ field: "issuedOn", code: "dayInFuture" }])
    vi.setSystemTime(noon + 12 * hourMs)
    expect(await issue({ issuedOn: "2031-04-01" })).toMatchObject({ issuedOn: "2031-04-01" })
    vi.useRealTimers()
    registrar = await app().as("registrar")
  })

  test("wrong days are reported together with the errors of other fields, also of a correction", async () => {
    const days = { issuedOn: "2026-11-05", expiresOn: "2026-11-04" }
    const wrong = { ...days, candidateEmail: "nobody", hours: "many" }
    const created = await send("POST", "register", aCertificate({ ...wrong, hours: -1 }))
    const corrected = await change("correct-certificate", await issue(), { ...wrong, reason: "The days were wrong" })
    for (const response of [created, corrected])
      expect(
        response
          .json()
          .errors.map(({ field }: { field: string }) => field)
          .sort(),
      ).toEqual(["candidateEmail", "expiresOn", "hours"])
    const later = await change("correct-certificate", await issue(), { issuedOn: tomorrow, reason: "Later" })
    expect(later.json().errors).toMatchObject([{ field: "issuedOn", code: "dayInFuture" }])
  })

  test("a correction makes a new version, keeps the old one, and the public sees only its date", async () => {
    const certificate = await issue({ candidateName: "Rahim Udin" })
    const response = await change("correct-certificate", certificate, {
      candidateName: "Rahim Uddin",
      batchNo: certificate.batchNo,
      reason: "The name was misspelt",
    })
    const corrected: Certificate = response.json().data
    expect(corrected).toMatchObject({
      candidateName: "Rahim Uddin",
      version: 2,
      correctionReason: "The name was misspelt",
    })
    expect(await versionsOf(certificate)).toMatchObject([
      { version: 1, candidateName: "Rahim Udin", reason: "The name was misspelt", actor: registrar.email },
    ])
    const shown = await verify(certificate)
    expect(shown).toMatchObject({ candidateName: "Rahim Uddin", correctedAt: corrected.correctedAt, version: 2 })
    expect(JSON.stringify(shown)).not.toContain("misspelt")
    const found = await send("GET", `get-certificates?search=${encodeURIComponent("rahim uddin")}`)
    expect(found.json().data).toMatchObject([{ _id: certificate._id }])
    expect((await lastEntry(certificate)).action).toBe("certificate.correct")

    await change("correct-certificate", corrected, { hours: 12, reason: "The hours were missing" })
    expect((await versionsOf(certificate)).map(({ version }: { version: number }) => version)).toEqual([2, 1])
  })

  test("a correction that changes nothing adds no version, and one without a reason is refused", async () => {
    const certificate = await issue()
    const same = { candidateName: certificate.candidateName, issuedOn: "", reason: "Nothing" }
    expect((await change("correct-certificate", certificate, same)).json().data).toEqual(certificate)
    const without = await change("correct-certificate", certificate, { candidateName: "Another" })
    expect(without.json().errors).toMatchObject([{ field: "reason" }])
    const early = { expiresOn: "2020-01-01", reason: "Expiry" }
    expect((await change("correct-certificate", certificate, early)).json().errors).toMatchObject([
      { field: "expiresOn", code: "expiresTooEarly" },
    ])
    expect(await versionsOf(certificate)).toEqual([])
  })

  test("with two corrections of the same state, the second gets 412; without If-Match both are applied", async () => {
    const certificate = await issue()
    const seen = { "if-match": `"${certificate.updatedAt}"` }
    const correct = (name: string, headers = {}) =>
      change("correct-certificate", certificate, { candidateName: name, reason: "Name" }, headers)
    const statuses = (await Promise.all([correct("One", seen), correct("Two", seen)])).map((each) => each.statusCode)
    expect(statuses.sort()).toEqual([200, 412])
    await Promise.all([correct("Three"), correct("Four")])
    const versions: { version: number; candidateName: string }[] = await versionsOf(certificate)
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(versions[2]?.candidateName).toBe(certificate.candidateName)
  })

  test("a revoked certificate has a date, a public reason and a private note, until it is reinstated", async () => {
    const certificate = await issue()
    const reasons = { reason: "Issued by mistake", note: "See the minutes" }
    const revoked: Certificate = (await change("withdraw-certificate", certificate, reasons)).json().data
    expect(revoked).toMatchObject({
      status: "inactive",
      withdrawalReason: reasons.reason,
      withdrawalNote: reasons.note,
    })
    const shown = await verify(certificate)
    expect(shown).toMatchObject({ withdrawnAt: revoked.withdrawnAt, withdrawalReason: "Issued by mistake" })
    expect(JSON.stringify(shown)).not.toContain("minutes")
    expect((await lastEntry(certificate)).action).toBe("certificate.withdraw")

    const again: Certificate = (await change("withdraw-certificate", revoked, { reason: "Fraud" })).json().data
    expect(again).toMatchObject({
      ...revoked,
      numberSeen: "verified",
      withdrawalReason: "Fraud",
      updatedAt: again.updatedAt,
    })
    const reinstated = (await change("reinstate-certificate", again)).json().data
    expect(reinstated).toMatchObject({ status: "active", withdrawnAt: "", withdrawalReason: "", withdrawalNote: "" })
    expect(await verify(certificate)).toMatchObject({ status: "active", withdrawalReason: "" })
    expect((await lastEntry(certificate)).action).toBe("certificate.reinstate")
  })

  test("a certificate is revoked without a body too, because reason and note are optional", async () => {
    const response = await change("withdraw-certificate", await issue())
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({ status: "inactive", withdrawalReason: "", withdrawalNote: "" })
  })

  test("the specified toggle sets and clears the date too", async () => {
    const certificate = await issue()
    const revoked: Certificate = (await change("update-certificate", certificate)).json().data
    expect(Date.parse(revoked.withdrawnAt)).toBeGreaterThan(0)
    expect((await change("update-certificate", certificate)).json().data.withdrawnAt).toBe("")
  })

  test("many are revoked with a reason, and undoing a reinstatement restores it and the date", async () => {
    const all = [await issue(), await issue()]
    const ids = all.map(({ _id }) => _id)
    const changed = (payload: object) => send("PATCH", "change-statuses", payload)
    await changed({ status: "inactive", reason: "Wrong batch", ids })
    expect((await changed({ status: "inactive", ids })).json().data).toMatchObject({ changed: 0, already: 2 })
    const revoked: Certificate[] = await Promise.all(all.map(verify))
    const { undo } = (await changed({ status: "active", ids })).json().data
    for (const body of undo) await changed(body)
    expect(await Promise.all(all.map(verify))).toMatchObject(
      revoked.map(({ withdrawnAt }) => ({ status: "inactive", withdrawnAt, withdrawalReason: "Wrong batch" })),
    )
  })

  test("undoing a reinstatement restores the date; a new revocation, or one without an earlier date, has the present one", async () => {
    const certificate = await issue()
    const revoke = async (body: object): Promise<string> =>
      (await change("withdraw-certificate", certificate, body)).json().data.withdrawnAt
    const before = new Date().toISOString()
    const first = await revoke({ restoresDate: true })
    expect(first >= before).toBe(true)
    await change("reinstate-certificate", certificate)
    await change("reinstate-certificate", certificate)
    expect(await revoke({ restoresDate: true })).toBe(first)
    await change("update-certificate", certificate)
    expect((await revoke({ reason: "Anew" })) > first).toBe(true)
    expect((await change("withdraw-certificate", certificate, { restoresDate: "yes" })).statusCode).toBe(400)
  })

  test("those of many that are revoked already keep their date, and what is not given", async () => {
    const [revoked, other] = [await issue(), await issue()]
    const first: Certificate = (
      await change("withdraw-certificate", revoked, { reason: "Fraud", note: "Minutes of May" })
    ).json().data
    await nextMillisecond()
    const ids = [revoked, other].map(({ _id }) => _id)
    const { undo } = (await send("PATCH", "change-statuses", { status: "inactive", reason: "Wrong batch", ids })).json()
      .data
    const both = { status: "inactive", withdrawalReason: "Wrong batch" }
    expect(await read(revoked)).toMatchObject({
      ...both,
      withdrawnAt: first.withdrawnAt,
      withdrawalNote: "Minutes of May",
    })
    const { withdrawnAt, withdrawalNote } = await read(other)
    expect([Date.parse(withdrawnAt) > Date.parse(first.withdrawnAt), withdrawalNote]).toEqual([true, ""])
    for (const body of undo) await send("PATCH", "change-statuses", body)
    expect(await read(revoked)).toMatchObject({ ...first, updatedAt: expect.anything() })
    expect((await read(other)).status).toBe("active")
  })

  test("a certificate that is deleted and restored has its versions", async () => {
    const certificate = await issue()
    await change("correct-certificate", certificate, { candidateName: "Another", reason: "Name" })
    const { token } = await app().as("admin")
    await app().request({ method: "DELETE", url: `/api/certificates/delete-certificate/${certificate._id}` }, token)
    expect((await send("GET", `get-versions/${certificate._id}`)).statusCode).toBe(404)
    const { data } = (await app().request({ url: "/api/bin/get-deletions?kind=certificate" }, token)).json()
    await app().request({ method: "POST", url: `/api/bin/restore/${data[0]._id}` }, token)
    expect((await versionsOf(certificate)).length).toBe(1)
    expect(await verify(certificate)).toMatchObject({ version: 2, candidateName: "Another" })
  })
})
