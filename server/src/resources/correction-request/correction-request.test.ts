import type { Certificate, OwnCertificate } from "contract"
import { beforeAll, expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("requests for corrections", (app) => {
  let registrar = ""
  beforeAll(async () => {
    registrar = (await app().as("registrar")).token
  })
  const send = (token: string, method: "GET" | "PATCH" | "POST", path: string, payload?: object) =>
    app().request({ method, url: `/api/certificates/${path}`, ...(payload && { payload }) }, token)
  const issue = async (candidateEmail: string, some = {}): Promise<Certificate> =>
    (await send(registrar, "POST", "register", aCertificate({ candidateEmail, ...some }))).json().data
  /** A student with a verified email. */
  const holder = async () => {
    const user = await app().as("student")
    await setVerified(user._id, 1)
    return user
  }
  const setVerified = (id: string, isVerified: 0 | 1) =>
    app().database.write(["user"], (trx) => trx.updateTable("user").set({ isVerified }).where("_id", "=", id).execute())
  const own = async (token: string): Promise<OwnCertificate[]> => (await send(token, "GET", "get-own")).json().data
  const request = (token: string, { _id }: { _id: string }, text = "My name is Uddin") =>
    send(token, "POST", `request-correction/${_id}`, { text })
  const open = async ({ _id }: { _id: string }) =>
    (await send(registrar, "GET", `get-correction-requests?certificateId=${_id}`)).json().data

  test("a holder sees the certificates of their verified email, newest first, and no others", async () => {
    const { token, email } = await holder()
    await issue("other@example.com")
    const [first, second] = [await issue(email), await issue(email.toUpperCase())]
    const found = await own(token)
    expect(found.map(({ _id }) => _id)).toEqual([second._id, first._id])
    expect(found[0]).toMatchObject({ certificationNo: second.certificationNo, status: "active", request: null })
    expect(found[0]).not.toHaveProperty("mark")
    expect(found[0]).not.toHaveProperty("withdrawalNote")
  })

  test("without a verified email nobody sees a certificate or requests a correction", async () => {
    const { token, email } = await app().as("student")
    const certificate = await issue(email)
    expect(await own(token)).toEqual([])
    const response = await request(token, certificate)
    expect([response.statusCode, response.json().code]).toEqual([404, "certificateNotFound"])
  })

  test("another user's certificate is not found, whether it exists or not", async () => {
    const { token } = await holder()
    const others = await request(token, await issue("other@example.com"))
    const missing = await request(token, { _id: "missing" })
    expect([others.statusCode, others.json()]).toEqual([404, missing.json()])
  })

  test("a correction closes the request, and the holder sees each state", async () => {
    const { token, email } = await holder()
    const certificate = await issue(email, { candidateName: "Rahim Udin" })
    expect((await request(token, certificate, "My name is\nRahim Uddin")).statusCode).toBe(200)
    expect(await open(certificate)).toMatchObject([{ text: "My name is\nRahim Uddin", candidateName: "Rahim Udin" }])
    expect((await own(token))[0]?.request).toMatchObject({ state: "open", answer: "" })
    const body = { candidateName: "Rahim Uddin", reason: "The holder asked for it" }
    await send(registrar, "PATCH", `correct-certificate/${certificate._id}`, body)
    expect(await open(certificate)).toEqual([])
    expect((await own(token))[0]).toMatchObject({ candidateName: "Rahim Uddin", request: { state: "done" } })
  })

  test("a request is declined with a reason, closed only once, and in the audit log", async () => {
    const { token, email } = await holder()
    const certificate = await issue(email)
    await request(token, certificate)
    const [{ _id }] = await open(certificate)
    const decline = (answer: string) => send(registrar, "PATCH", `decline-correction-request/${_id}`, { answer })
    expect((await decline(" ")).json().errors).toMatchObject([{ field: "answer", code: "fieldRequired" }])
    expect((await decline("As in your identity card")).statusCode).toBe(200)
    expect((await decline("Again")).statusCode).toBe(404)
    expect((await send(registrar, "PATCH", `close-correction-request/${_id}`)).statusCode).toBe(404)
    expect((await own(token))[0]?.request).toMatchObject({ state: "declined", answer: "As in your identity card" })
    const { token: admin } = await app().as("admin")
    const { data } = (await app().request({ url: `/api/audit/get-entries?recordId=${certificate._id}` }, admin)).json()
    expect(data.slice(0, 2)).toMatchObject([
      { action: "certificate.decline-request", details: "As in your identity card" },
      { action: "certificate.request-correction", actor: email, details: "My name is Uddin" },
    ])
  })

  test("a certificate has one open request, also if two are sent at once, and another one after its answer", async () => {
    const { token, email } = await holder()
    const certificate = await issue(email)
    const answers = await Promise.all([request(token, certificate), request(token, certificate)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [{ _id }] = await open(certificate)
    await send(registrar, "PATCH", `close-correction-request/${_id}`)
    expect((await request(token, certificate)).statusCode).toBe(200)
  })

  test("a user requests at most five corrections a day, and an over-long text is refused", async () => {
    const { token, email } = await holder()
    const certificates = [await issue(email), await issue(email), await issue(email), await issue(email)]
    const long = await request(token, certificates[0] as Certificate, "x".repeat(1001))
    expect([long.statusCode, long.json().errors]).toMatchObject([400, [{ field: "text", code: "tooLong" }]])
    certificates.push(await issue(email), await issue(email))
    const statuses = await Promise.all(certificates.map(async (each) => (await request(token, each)).statusCode))
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429])
  })

  test("open requests are on the overview, and registrars and admins are notified; students see none of them", async () => {
    const { token, email } = await holder()
    const certificate = await issue(email)
    await request(token, certificate)
    const overviewOf = async (role: "registrar" | "editor") =>
      (await app().request({ url: "/api/overview/get-overview" }, (await app().as(role)).token)).json().data
    expect((await overviewOf("editor")).correctionRequests).toEqual([])
    const listed = (await overviewOf("registrar")).correctionRequests
    expect(listed.map((each: { certificateId: string }) => each.certificateId)).toContain(certificate._id)
    const url = "/api/notifications/get-notifications"
    const { kinds } = (await app().request({ url }, registrar)).json().data
    expect(kinds.find(({ kind }: { kind: string }) => kind === "requestedCorrections").count).toBeGreaterThan(0)
    expect((await send(token, "GET", "get-correction-requests")).statusCode).toBe(403)
    expect((await send(token, "PATCH", "close-correction-request/x")).statusCode).toBe(403)
  })

  test("a deleted certificate is neither listed nor notified of, and requests are deleted with their user", async () => {
    const { token, email, _id } = await holder()
    const [one, other] = [await issue(email), await issue(email)]
    await request(token, one)
    await request(token, other)
    const { token: admin } = await app().as("admin")
    const notified = async () => {
      const { kinds } = (await app().request({ url: "/api/notifications/get-notifications" }, admin)).json().data
      return kinds.find(({ kind }: { kind: string }) => kind === "requestedCorrections").count
    }
    const before = await notified()
    await app().request({ method: "DELETE", url: `/api/certificates/delete-certificate/${one._id}` }, admin)
    expect(await open(one)).toEqual([])
    expect(await notified()).toBe(before - 1)
    await app().request({ method: "DELETE", url: `/api/auth/delete-user/${_id}` }, admin)
    expect(await open(other)).toEqual([])
  })
})
