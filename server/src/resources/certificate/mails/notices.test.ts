import type { Certificate, CertificateMail } from "contract"
import { afterEach, beforeAll, expect, test } from "vitest"
import { claimNext, markFailed } from "#mail/outbox.ts"
import type { MailRow } from "#schema.ts"
import { aCertificate } from "#test/factories.ts"
import { outboxOf } from "#test/mails.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const pollOptions = { interval: 20 }

onAnyDatabase("mails about certificates", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)
  let token = ""
  beforeAll(async () => {
    token = (await app().as("registrar")).token
    await outbox.clear()
  })
  const send = (method: "GET" | "PATCH" | "POST" | "DELETE", path: string, payload?: object) =>
    app().request({ method, url: `/api/certificates/${path}`, ...(payload && { payload }) }, token)
  const issue = async (some = {}, query = "?notify=1"): Promise<Certificate> =>
    (await send("POST", `register${query}`, aCertificate(some))).json().data
  const change = (name: string, { _id }: Certificate, payload?: object) =>
    send("PATCH", `${name}/${_id}?notify=1`, payload)
  const mailsOf = async ({ _id }: Certificate) => (await send("GET", `get-mails/${_id}`)).json().data
  const noticesOf = async (certificate: Certificate) =>
    (await mailsOf(certificate)).map(({ notice, cancelledBy }: CertificateMail) =>
      cancelledBy ? `${notice}, not sent: ${cancelledBy}` : notice,
    )

  /** Sends all mails that wait, and returns what the mail server got. */
  async function sendAll() {
    const smtp = await outbox.smtp()
    await app().database.write([], async (trx) => {
      // Those of registrations.
      await trx.deleteFrom("mail").where("kind", "not like", "certificate.%").execute()
      const now = new Date().toISOString()
      await trx.updateTable("mail").set({ nextTryAt: now }).where("nextTryAt", ">", "").execute()
    })
    const mailer = outbox.start(smtp.url)
    const waiting = async () => (await outbox.rows()).filter(({ nextTryAt }) => nextTryAt !== "").length
    await expect.poll(waiting, pollOptions).toBe(0)
    await mailer.stop()
    return smtp.received.map(({ mail, recipients }) => ({ ...mail, recipient: recipients[0] }))
  }

  test("if a certificate was revoked without a mail, the holder gets one when the reason is given", async () => {
    const certificate = await issue({}, "")
    await send("PATCH", `withdraw-certificate/${certificate._id}`)
    expect(await noticesOf(certificate)).toEqual([])
    await send("PATCH", `withdraw-certificate/${certificate._id}`, { reason: "Fraud" })
    expect(await noticesOf(certificate)).toEqual([])
    await change("withdraw-certificate", certificate, { reason: "Issued by mistake" })
    expect(await noticesOf(certificate)).toEqual(["revoked"])
    const [mail] = await sendAll()
    expect(mail?.text).toContain("Issued by mistake")
  })

  test("a holder gets a new certificate by mail, with link and document; without the parameter nobody gets a mail", async () => {
    const silent = await issue({}, "")
    const certificate = await issue({ candidateName: "ক্ষমা শ্রেষ্ঠা", certificationName: "নৈতিক হ্যাকিং" })
    expect(await noticesOf(silent)).toEqual([])
    expect(await mailsOf(certificate)).toMatchObject([
      { notice: "issued", state: "waiting", recipient: certificate.candidateEmail, lastError: "" },
    ])
    const [mail] = await sendAll()
    expect(mail?.subject).toBe(`প্রহরী: আপনার সনদ ${certificate.certificationNo}`)
    expect(mail?.text).toContain("প্রিয় ক্ষমা শ্রেষ্ঠা,".normalize("NFC"))
    expect(mail?.text?.split("\n")).toContain(`http://localhost:3000/c/${certificate.certificationNo}`)
    expect(mail?.html).toContain('<html lang="bn">')
    const document = await app().request({ url: `/api/certificates/document/${certificate.certificationNo}.pdf` })
    const [attachment] = mail?.attachments ?? []
    expect(attachment).toMatchObject({ filename: `${certificate.certificationNo}.pdf`, mimeType: "application/pdf" })
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(document.rawPayload)).toBe(true)
    expect(await mailsOf(certificate)).toMatchObject([{ state: "sent", at: expect.stringMatching(/^20/) }])
  })

  test("the mail about a certificate that has already expired says so, and has no document", async () => {
    await issue({ issuedOn: "2020-01-01", expiresOn: "2021-01-31" })
    const [mail] = await sendAll()
    expect(mail?.text).toContain("It expired on 31 January 2021.")
    expect(mail?.text).not.toMatch(/genuine|attached/)
    expect(mail?.attachments).toEqual([])
  })

  test("the mail is in the language of the verified account with this email, and else in that of the certification", async () => {
    const [verified, unverified] = [await app().as("student"), await app().as("student")]
    for (const [{ _id }, isVerified] of [
      [verified, 1],
      [unverified, 0],
    ] as const) {
      const users = (trx: Parameters<Parameters<ReturnType<typeof app>["database"]["write"]>[1]>[0]) =>
        trx.updateTable("user").set({ language: "bn", isVerified }).where("_id", "=", _id).execute()
      await app().database.write(["user"], users)
    }
    await issue({ candidateEmail: verified.email })
    await issue({ candidateEmail: unverified.email, candidateName: "নুসরাত", latinName: "Nusrat" })
    const mails = await sendAll()
    const textFor = (email: string) => mails.find(({ recipient }) => recipient === email)?.text
    expect(textFor(verified.email)).toContain("প্রহরী আপনাকে এই সনদ দিয়েছে".normalize("NFC"))
    expect(textFor(unverified.email)).toContain("Hello Nusrat,\n\nProhori has issued this certificate to you:")
  })

  test("a corrected and a revoked certificate are reported, the latter with its public reason and without document", async () => {
    const certificate = await issue({}, "")
    await change("correct-certificate", certificate, { hours: 12, reason: "The hours were missing" })
    const [corrected] = await sendAll()
    expect(corrected).toMatchObject({ subject: `Your certificate ${certificate.certificationNo} was corrected` })
    expect(corrected?.attachments).toHaveLength(1)
    expect(corrected?.text).not.toContain("hours were missing")

    await change("withdraw-certificate", certificate, { reason: "Issued by <b>mistake</b>", note: "See the minutes" })
    const [revoked] = await sendAll()
    expect(revoked?.text).toContain("Reason: Issued by <b>mistake</b>\n")
    expect(revoked?.html).toContain("Issued by &lt;b&gt;mistake&lt;/b&gt;")
    expect([revoked?.text, revoked?.html].join()).not.toContain("minutes")
    expect(revoked?.attachments).toEqual([])

    await change("reinstate-certificate", certificate)
    expect((await sendAll())[0]).toMatchObject({
      subject: `Your certificate ${certificate.certificationNo} is valid again`,
    })
    expect(await noticesOf(certificate)).toEqual(["reinstated", "revoked", "corrected"])
  })

  test("what is undone before the mail is sent is not reported, however often, and the list says why", async () => {
    const [known, unknown] = [await issue({}, ""), await issue()]
    for (let times = 0; times < 3; times++) {
      for (const certificate of [known, unknown]) await change("update-certificate", certificate)
      expect(await noticesOf(known)).toEqual(["revoked"])
      expect(await noticesOf(unknown)).toEqual(["issued, not sent: revoked"])
      expect(await mailsOf(unknown)).toMatchObject([{ state: "cancelled", at: "", cancelledBy: "revoked" }])
      for (const certificate of [known, unknown]) await change("update-certificate", certificate)
      expect(await noticesOf(known)).toEqual(["revoked, not sent: reinstated"])
      // Its holder got no mail about the certificate, so it is a new one.
      expect(await noticesOf(unknown)).toEqual(["issued"])
    }
    expect((await sendAll()).map(({ subject }) => subject)).toEqual([`Your certificate ${unknown.certificationNo}`])
  })

  test("a mail is listed as being sent while it is claimed, and as waiting when a killed process had claimed it", async () => {
    const certificate = await issue()
    await outbox.makeDue()
    const claimed = await claimNext(app().database)
    expect(await mailsOf(certificate)).toMatchObject([{ state: "sending", at: "", cancelledBy: "" }])
    const failure = { reason: "451 later", isFinal: false }
    await markFailed(app().database, claimed as MailRow, failure)
    expect(await mailsOf(certificate)).toMatchObject([{ state: "waiting", lastError: "451 later" }])
    await outbox.makeDue()
    await claimNext(app().database)
    expect(await mailsOf(certificate)).toMatchObject([{ state: "sending" }])
    const past = new Date(Date.now() - 1000).toISOString()
    await app().database.write([], (trx) =>
      trx.updateTable("mail").set({ nextTryAt: past, claimedUntil: past }).execute(),
    )
    expect(await mailsOf(certificate)).toMatchObject([{ state: "waiting", at: past }])
  })

  test("a new certificate that is corrected before the mail is sent is reported once, as it is then", async () => {
    const certificate = await issue({ candidateName: "Rahim Udin" })
    await change("correct-certificate", certificate, { candidateName: "Rahim Uddin", reason: "Name" })
    expect(await noticesOf(certificate)).toEqual(["issued"])
    expect((await sendAll())[0]?.text).toContain("Hello Rahim Uddin,")
  })

  test("a corrected email gets the certificate as new, and the earlier address gets nothing", async () => {
    const certificate = await issue({ candidateEmail: "wrong@example.com" })
    await change("correct-certificate", certificate, { candidateEmail: "right@example.com", reason: "Email" })
    const other = await issue({ candidateEmail: "wrong@example.com" })
    // Without the parameter, the waiting mail stays, but has no reader any more.
    await send("PATCH", `correct-certificate/${other._id}`, { candidateEmail: "x@example.com", reason: "Email" })
    const mails = await sendAll()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["right@example.com", `Your certificate ${certificate.certificationNo}`],
    ])
    expect(await noticesOf(other)).toEqual(["issued, not sent: corrected"])
  })

  test("a mail that waits is not sent if the certificate is revoked or deleted meanwhile", async () => {
    const [revoked, deleted, reinstated] = [await issue(), await issue(), await issue({}, "")]
    await send("PATCH", `withdraw-certificate/${revoked._id}`, {})
    await change("withdraw-certificate", reinstated)
    await send("PATCH", `reinstate-certificate/${reinstated._id}`)
    const admin = await app().as("admin")
    const url = `/api/certificates/delete-certificate/${deleted._id}`
    await app().request({ method: "DELETE", url }, admin.token)
    expect((await outbox.rows()).map(({ refId }) => refId)).not.toContain(deleted._id)
    expect(await sendAll()).toEqual([])
    expect(await noticesOf(revoked)).toEqual(["issued, not sent: revoked"])
    expect(await noticesOf(reinstated)).toEqual(["revoked, not sent: reinstated"])
    const overview = await app().request({ url: "/api/overview/get-overview" }, admin.token)
    expect(overview.json().data.failedMails).toMatchObject({ count: 0, latest: [] })
  })

  test("many are revoked with one mail each, and undoing it at once cancels these", async () => {
    const all = [await issue({}, ""), await issue({}, ""), await issue({}, "")]
    await send("PATCH", `withdraw-certificate/${all[2]?._id}`, {})
    const ids = all.map(({ _id }) => _id)
    const body = { status: "inactive", reason: "Wrong batch", ids }
    const { undo } = (await send("PATCH", "change-statuses?notify=1", body)).json().data
    const rows = await outbox.rows()
    expect(rows.map(({ kind, lane }) => [kind, lane])).toEqual([
      ["certificate.revoked", "certificates"],
      ["certificate.revoked", "certificates"],
    ])
    for (const back of undo) await send("PATCH", "change-statuses?notify=1", back)
    expect((await outbox.rows()).map(({ cancelled }) => cancelled)).toEqual(["reinstated", "reinstated"])
    expect(await sendAll()).toEqual([])
  })

  /** A certificate whose holder has requested a correction. */
  async function requested() {
    const student = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", student._id).execute(),
    )
    const certificate = await issue({ candidateEmail: student.email }, "")
    const url = `/api/certificates/request-correction/${certificate._id}`
    await app().request({ method: "POST", url, payload: { text: "Please" } }, student.token)
    return { certificate, email: student.email }
  }
  const noticesTo = async (certificate: Certificate) =>
    (await mailsOf(certificate)).map(({ notice, recipient }: CertificateMail) => `${notice} to ${recipient}`).toSorted()

  test("a holder who requested a correction gets an answer also if their email was corrected or the certificate is revoked", async () => {
    const [moved, revoked] = [await requested(), await requested()]
    const newEmail = { candidateEmail: "new@example.com", reason: "Requested" }
    await change("correct-certificate", moved.certificate, newEmail)
    expect(await noticesTo(moved.certificate)).toEqual(["issued to new@example.com", `requestDone to ${moved.email}`])
    await send("PATCH", `withdraw-certificate/${revoked.certificate._id}`, {})
    await change("correct-certificate", revoked.certificate, { candidateName: "Another", reason: "Requested" })
    expect(await noticesTo(revoked.certificate)).toEqual([`requestDone to ${revoked.email}`])
  })

  test("a correction that is reported to nobody still answers the request for it", async () => {
    const [one, moved] = [await requested(), await requested()]
    const correct = ({ certificate }: typeof one, fields: object) =>
      send("PATCH", `correct-certificate/${certificate._id}`, { ...fields, reason: "Requested" })
    await correct(one, { candidateName: "Another" })
    await correct(one, { candidateName: "A third" })
    expect(await noticesTo(one.certificate)).toEqual([`requestCorrected to ${one.email}`])
    await correct(moved, { candidateEmail: "new@example.com" })
    expect(await noticesTo(moved.certificate)).toEqual([`requestDone to ${moved.email}`])
  })

  test("a mail that is sent again leaves the answer to a request, which waits or has failed", async () => {
    const { certificate, email } = await requested()
    const url = `get-correction-requests?certificateId=${certificate._id}`
    const [request] = (await send("GET", url)).json().data
    await send("PATCH", `decline-correction-request/${request._id}`, { answer: "As in your identity card" })
    await send("POST", `send-mail/${certificate._id}`)
    expect(await noticesTo(certificate)).toEqual([`issued to ${email}`, `requestDeclined to ${email}`])
  })

  test("a mail is sent again on request: at once, as the certificate is now, and instead of those that failed", async () => {
    const certificate = await issue()
    const failed = { nextTryAt: "", failedAt: new Date().toISOString(), attempts: 12, lastError: "550 no such person" }
    await app().database.write([], (trx) => trx.updateTable("mail").set(failed).execute())
    expect(await mailsOf(certificate)).toMatchObject([{ state: "failed", lastError: "550 no such person" }])
    for (const _ of [1, 2, 3]) expect((await send("POST", `send-mail/${certificate._id}`)).statusCode).toBe(200)
    const [mail, ...others] = await mailsOf(certificate)
    expect([mail, others]).toMatchObject([{ notice: "issued", state: "waiting" }, []])
    expect(mail.at <= new Date().toISOString()).toBe(true)
    await send("PATCH", `withdraw-certificate/${certificate._id}`, {})
    await send("POST", `send-mail/${certificate._id}`)
    expect(await noticesOf(certificate)).toEqual(["revoked"])
    expect((await send("POST", "send-mail/none")).statusCode).toBe(404)
    const student = await app().as("student")
    const url = `/api/certificates/get-mails/${certificate._id}`
    expect((await app().request({ url }, student.token)).statusCode).toBe(403)
  })

  test("an open request is answered by mail: with the correction, or with the reason why not", async () => {
    const student = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1, language: "en" }).where("_id", "=", student._id).execute(),
    )
    const certificate = await issue({ candidateEmail: student.email }, "")
    const request = async () => {
      const url = `/api/certificates/request-correction/${certificate._id}`
      await app().request({ method: "POST", url, payload: { text: "My name" } }, student.token)
      return (await send("GET", `get-correction-requests?certificateId=${certificate._id}`)).json().data[0]._id
    }
    await send("PATCH", `decline-correction-request/${await request()}`, { answer: "As in your identity card" })
    await request()
    await change("correct-certificate", certificate, { candidateName: "Another", reason: "Name" })
    await send("PATCH", `close-correction-request/${await request()}`)
    const mails = await sendAll()
    const number = certificate.certificationNo
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Your certificate ${number} was corrected`,
      `Your request about certificate ${number}`,
      `Your request about certificate ${number} was declined`,
    ])
    const [corrected, , declined] = mails.toSorted((a, b) => ((a.subject ?? "") < (b.subject ?? "") ? -1 : 1))
    expect(corrected?.text).toContain("You requested a correction of this certificate.")
    expect(declined?.text).toContain("Reason: As in your identity card")
  })
})
