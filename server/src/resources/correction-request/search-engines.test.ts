import type { Certificate, OwnCertificate } from "contract"
import { beforeAll, expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("the page of a certificate in search engines", (app) => {
  let registrar = ""
  beforeAll(async () => {
    registrar = (await app().as("registrar")).token
  })
  const send = (token: string, method: "GET" | "PATCH" | "POST", path: string, payload?: object) =>
    app().request({ method, url: `/api/certificates/${path}`, ...(payload && { payload }) }, token)
  const issue = async (candidateEmail: string): Promise<Certificate> =>
    (await send(registrar, "POST", "register", aCertificate({ candidateEmail }))).json().data
  async function newHolder() {
    const user = await app().as("student")
    const verified = { isVerified: 1 } as const
    const { database } = app()
    await database.write(["user"], (trx) => trx.updateTable("user").set(verified).where("_id", "=", user._id).execute())
    return user
  }
  const since = async ({ certificationNo }: Certificate): Promise<string> =>
    (await send(registrar, "GET", `verify/${certificationNo}`)).json().data.indexedSince
  const actionsOf = async ({ _id }: Certificate) => {
    const entries = app().database.read.selectFrom("audit").select("action").where("recordId", "=", _id)
    return (await entries.orderBy("_id").execute()).map(({ action }) => action)
  }

  test("is allowed by its holder alone, until they take it back; each change is audited once", async () => {
    const { token, email } = await newHolder()
    const certificate = await issue(email)
    expect(await since(certificate)).toBe("")
    expect((await send(token, "PATCH", `show-in-search/${certificate._id}`)).statusCode).toBe(200)
    const [first] = [await since(certificate)]
    expect(Date.parse(first)).toBeGreaterThan(0)
    await send(token, "PATCH", `show-in-search/${certificate._id}`)
    expect(await since(certificate)).toBe(first)
    const own: OwnCertificate[] = (await send(token, "GET", "get-own")).json().data
    expect(own[0]?.indexedSince).toBe(first)
    await send(token, "PATCH", `hide-from-search/${certificate._id}`)
    await send(token, "PATCH", `hide-from-search/${certificate._id}`)
    expect(await since(certificate)).toBe("")
    expect(await actionsOf(certificate)).toEqual([
      "certificate.create",
      "certificate.show-in-search",
      "certificate.hide-from-search",
    ])
  })

  test("is decided neither by others, nor by the office, nor with an email that is not verified", async () => {
    const certificate = await issue("somebody@example.com")
    const unverified = await app().as("student")
    const own = await issue(unverified.email)
    for (const [token, { _id }] of [
      [(await newHolder()).token, certificate],
      [registrar, certificate],
      [unverified.token, own],
      [unverified.token, { _id: "missing" }],
    ] as const) {
      for (const call of ["show-in-search", "hide-from-search"]) {
        const response = await send(token, "PATCH", `${call}/${_id}`)
        expect([response.statusCode, response.json().code]).toEqual([404, "certificateNotFound"])
      }
    }
    expect([await since(certificate), await since(own)]).toEqual(["", ""])
  })

  test("is not allowed for another holder: a corrected email ends it, a corrected name does not", async () => {
    const { token, email } = await newHolder()
    const certificate = await issue(email)
    await send(token, "PATCH", `show-in-search/${certificate._id}`)
    const correct = (fields: object) =>
      send(registrar, "PATCH", `correct-certificate/${certificate._id}`, { ...fields, reason: "Misspelt" })
    await correct({ candidateName: "Another Name" })
    expect(await since(certificate)).not.toBe("")
    await correct({ candidateEmail: "another@example.com" })
    expect(await since(certificate)).toBe("")
  })
})
