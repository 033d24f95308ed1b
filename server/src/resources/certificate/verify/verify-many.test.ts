import type { CreateCertificate, VerifiedNumber } from "contract"
import { afterEach, expect, test, vi } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase, type TestApp } from "#test/test-app.ts"

onAnyDatabase("verifying many numbers", verifyingMany, { rateLimit: 1_000_000 })

function verifyingMany(app: () => TestApp) {
  afterEach(() => void vi.useRealTimers())
  let network = 0

  async function send(method: "POST" | "PATCH", path: string, payload?: object) {
    const { token } = await app().as("admin")
    return (await app().request({ method, url: `/api/certificates/${path}`, payload }, token)).json().data
  }
  const create = (some: Partial<CreateCertificate>) => send("POST", "register", aCertificate(some))
  const verify = (numbers: unknown, remoteAddress = `10.9.0.${++network}`) => {
    const url = "/api/certificates/verify-many"
    return app().request({ method: "POST", url, payload: { numbers }, remoteAddress })
  }
  const unknownNumbers = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => `NO-${from + index}-X`)

  test("returns one result per number, in their order, with repeated ones and junk", async () => {
    await create({ certificationNo: "MANY-0001", candidateName: "ঋতুপর্ণা দাস", expiresOn: "2099-01-01" })
    await create({ certificationNo: "MANY-0002", issuedOn: "2020-01-01", expiresOn: "2021-01-01" })
    const revoked = await create({ certificationNo: "MANY-0003" })
    const withdrawal = { reason: "Issued by mistake", note: "Secret note" }
    const { withdrawnAt } = await send("PATCH", `withdraw-certificate/${revoked._id}`, withdrawal)
    const corrected = await create({ certificationNo: "MANY-0004" })
    await send("PATCH", `correct-certificate/${corrected._id}`, { candidateName: "Right", reason: "Misspelt" })
    for (const no of ["MANY-1-11", "MANY-11-1"]) await create({ certificationNo: no })
    const junk = ["", "-", "Certification No.", "x".repeat(65), "\u0000\ud800", "=1+1", "‮"]
    const numbers = ["many 0002", ...junk, "MANY–০০০১", "MANY-0003", "many0004", "MANY111", "MANY-0001", "MANY-1-11"]
    const response = await verify(numbers)
    expect(response.statusCode).toBe(200)
    const results: VerifiedNumber[] = response.json().data.results
    const states = results.map(({ state }) => state)
    const unknown = junk.map(() => "unknown")
    expect(states).toEqual(["expired", ...unknown, "valid", "revoked", "valid", "ambiguous", "valid", "valid"])
    expect(results.map(({ number }) => number.toWellFormed())).toEqual(numbers.map((number) => number.toWellFormed()))
    expect(results[8]).toMatchObject({ certificationNo: "MANY-0001", candidateName: "ঋতুপর্ণা দাস", isCorrected: false })
    expect(results[10]).toMatchObject({ candidateName: "Right", isCorrected: true })
    expect(results[9]).toMatchObject({ withdrawnAt, withdrawalReason: "Issued by mistake" })
    expect(results[8]).toMatchObject({ withdrawnAt: "", withdrawalReason: "" })
    for (const secret of ["nusrat@example.com", "Misspelt", "Secret note"]) expect(response.body).not.toContain(secret)
  })

  test("finds each number as it is found alone", async () => {
    const printed = ["ONE-0001-00011", "ONE-00010-0011", "DASH-1", "DASH–1", "সনদ-৭-বড়ুয়া-১২"]
    for (const certificationNo of printed) await create({ certificationNo })
    const numbers = [...printed, "one000100011", "one 0001 00011", "dash 1", "সনদ ৭ ব\u09dcু\u09dfা 12", "ONE-1"]
    const { results } = (await verify(numbers)).json().data
    const alone = async (number: string) => {
      const response = await app().request({ url: `/api/certificates/verify/${encodeURIComponent(number)}` })
      const { data, code } = response.json()
      return data?.certificationNo ?? { invalidCredential: "unknown", numberAmbiguous: "ambiguous" }[code as string]
    }
    const together = results.map((found: VerifiedNumber) => found.certificationNo || found.state)
    expect(together).toEqual(await Promise.all(numbers.map(alone)))
  })

  test("takes 200 numbers at a time, and none is no failure", async () => {
    expect((await verify([])).json().data.results).toEqual([])
    expect((await verify(unknownNumbers(200))).statusCode).toBe(200)
    const tooMany = await verify(unknownNumbers(201))
    expect(tooMany.json()).toMatchObject({
      errors: [{ field: "numbers", code: "chosenTooMany", params: { max: 200 } }],
    })
    for (const wrong of [undefined, "PRH-1", [1], [null], { 0: "x" }])
      expect((await verify(wrong)).statusCode).toBe(400)
  })

  test("a network that tries numbers is refused after 400 of them, others are not, and an hour later it may go on", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    const address = "10.9.1.1"
    for (const from of [0, 200]) expect((await verify(unknownNumbers(200, from), address)).statusCode).toBe(200)
    const refused = await verify(["X-1"], address)
    expect(refused.json()).toMatchObject({ code: "tooManyNumbers", params: { minutes: 1 } })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers["retry-after"]).toBe("2")
    expect((await verify(unknownNumbers(200), address)).headers["retry-after"]).toBe("360")
    expect((await verify(["X-1"], "10.9.1.2")).statusCode).toBe(200)
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    expect((await verify(unknownNumbers(200), address)).statusCode).toBe(200)
  })

  test("a repeated number counts once, and concurrent requests share one budget", async () => {
    await create({ certificationNo: "SAME-1" })
    const repeated = Array.from({ length: 200 }, () => "SAME-1")
    for (let round = 0; round < 12; round++) expect((await verify(repeated, "10.9.2.1")).statusCode).toBe(200)
    const lists = Array.from({ length: 12 }, (_, index) => verify(unknownNumbers(200, index * 200), "2001:db8::1"))
    const statuses = (await Promise.all(lists)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
    expect((await verify(["X-1"], "2001:db8::2")).statusCode).toBe(429)
  })
}
