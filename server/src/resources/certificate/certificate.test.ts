import { expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("certificates", (app) => {
  const create = async (some = {}) => {
    const { token } = await app().as("admin")
    const payload = aCertificate(some)
    const response = await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
    return { payload, response, token, data: response.json().data }
  }
  const verify = (no: string) => app().request({ url: `/api/certificates/verify/${encodeURIComponent(no)}` })
  const list = (query: string, token: string) =>
    app().request({ url: `/api/certificates/get-certificates?${query}` }, token)

  test("anyone can verify a certificate, ignoring case and spaces around it, and the response has no email", async () => {
    const { payload, response } = await create({ certificationNo: "Prh-Case-1" })
    expect(response.statusCode).toBe(201)
    expect(response.json().data).toMatchObject({ ...payload, status: "active" })
    const verified = await verify("  pRH-cASE-1 ")
    expect(verified.statusCode).toBe(200)
    expect(verified.json().data).toMatchObject({ certificationNo: "Prh-Case-1", candidateName: payload.candidateName })
    expect(verified.body).not.toContain(payload.candidateEmail)
    const publicFields = ["_id", "batchNo", "candidateName", "certificationName", "certificationNo", "checkedAt"]
    publicFields.push(
      "correctedAt",
      "courseRoute",
      "expiresOn",
      "hasDocument",
      "hours",
      "indexedSince",
      "isExpired",
      "isNotYetValid",
      "issuedOn",
      "latinName",
    )
    publicFields.push("skills", "status")
    publicFields.push("version", "withdrawalReason", "withdrawnAt")
    expect(Object.keys(verified.json().data).sort()).toEqual(publicFields)
  })

  test("an unknown number gets 404 with the specified message", async () => {
    const response = await verify("no such number")
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      success: false,
      code: "invalidCredential",
      message: "The credentials which you have entered is not valid.",
    })
  })

  test("concurrent lookups each get their own result, even with unusual characters among them", async () => {
    const numbers = ['AT-ONCE-{1,"2"}', "AT-ONCE-\\2", "AT-ONCE-null"]
    for (const certificationNo of numbers) await create({ certificationNo })
    const strange = ["NULL", "{}", "\u0000", "\ud800", "%", "x".repeat(1000), ""].map((mark) => `AT-ONCE-${mark}`)
    const lookups = [...numbers, ...strange, ...numbers.map((no) => no.toLowerCase())]
    const responses = await Promise.all(lookups.map((no) => verify(no.toWellFormed())))
    const found = responses.map((response) => response.json().data?.certificationNo)
    expect(found).toEqual([...numbers, numbers[2], ...strange.slice(1).map(() => undefined), ...numbers])
  })

  test("each call toggles the status, and an inactive certificate can still be verified as inactive", async () => {
    const { data, payload, token } = await create()
    const url = `/api/certificates/update-certificate/${data._id}`
    expect((await app().request({ method: "PATCH", url }, token)).json().data.status).toBe("inactive")
    expect((await verify(payload.certificationNo)).json().data.status).toBe("inactive")
    expect((await app().request({ method: "PATCH", url }, token)).json().data.status).toBe("active")
  })

  test("a deleted certificate is not found, and deleting it again gets 404", async () => {
    const { data, payload, token } = await create()
    const url = `/api/certificates/delete-certificate/${data._id}`
    expect((await app().request({ method: "DELETE", url }, token)).statusCode).toBe(200)
    expect((await verify(payload.certificationNo)).statusCode).toBe(404)
    expect((await app().request({ method: "DELETE", url }, token)).statusCode).toBe(404)
  })

  test("if several with the same number are created at the same time, one succeeds and the others get 409", async () => {
    const { token } = await app().as("admin")
    const attempts = ["TWICE-1", "twice-1", " Twice-1 "].map((certificationNo) =>
      app().request(
        { method: "POST", url: "/api/certificates/register", payload: aCertificate({ certificationNo }) },
        token,
      ),
    )
    const responses = await Promise.all(attempts)
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().errors).toMatchObject([
      { field: "certificationNo", message: "A certificate with this number already exists" },
    ])
  })

  test("search finds parts of any text, in any case and both Unicode forms of Bengali letters", async () => {
    const { token, data } = await create({ candidateName: "প্রিয়াঙ্কা চাকমা", batchNo: "50%_x" })
    for (const search of ["প্রিয়াঙ্কা", "প্রিয়াঙ্কা".normalize("NFD"), "50%_X", "NUSRAT@example"]) {
      const { data: found } = (await list(`search=${encodeURIComponent(search)}`, token)).json()
      expect(found.map(({ _id }: { _id: string }) => _id)).toContain(data._id)
    }
    expect((await list("search=50__x", token)).json().count).toBe(0)
  })

  test("pages count every matching row and give their range", async () => {
    const { token } = await create({ certificationName: "Paging" })
    for (let count = 1; count < 23; count++) await create({ certificationName: "Paging" })
    const second = (await list("search=paging&page=2", token)).json()
    expect(second).toMatchObject({ count: 23, data: { length: 10 } })
    expect(second.meta).toEqual({
      total: 23,
      from: 11,
      to: 20,
      page: 2,
      pages: 3,
      hasPrevPage: true,
      hasNextPage: true,
    })
    const past = (await list("search=paging&page=9", token)).json()
    expect(past.data).toEqual([])
    expect(past.meta).toMatchObject({ total: 23, from: 0, to: 0, pages: 3, hasNextPage: false })
    expect((await list("search=paging&limit=100", token)).json().data).toHaveLength(23)
  })

  test("Bengali text is stored in composed form and otherwise unchanged", async () => {
    const candidateName = "ড়য়ঢ় র‍্যাব ক্ষ্ম"
    const { response } = await create({ candidateName: `  ${candidateName.normalize("NFD")} ` })
    expect(response.json().data.candidateName).toBe(candidateName.normalize("NFC"))
  })

  test("a client cannot choose the id, the status or a field that does not exist", async () => {
    const { data } = await create({ _id: "mine", status: "inactive", numberKey: "x" })
    expect(data._id).not.toBe("mine")
    expect(data.status).toBe("active")
    expect(data).not.toHaveProperty("numberKey")
  })
})
