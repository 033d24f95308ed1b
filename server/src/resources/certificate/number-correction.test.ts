import type { Certificate } from "contract"
import { expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { outboxOf } from "#test/mails.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("correcting a certificate's number", (app) => {
  const outbox = outboxOf(app)
  const get = (path: string, token?: string) => app().request({ url: `/api/certificates/${path}` }, token)
  const verify = (no: string) => get(`verify/${encodeURIComponent(no)}`)

  async function issue(some = {}, query = "") {
    const { token } = await app().as("registrar")
    const url = `/api/certificates/register${query}`
    const response = await app().request({ method: "POST", url, payload: aCertificate(some) }, token)
    const certificate: Certificate = response.json().data
    const correct = (certificationNo: string) => {
      const url = `/api/certificates/correct-certificate/${certificate._id}`
      return app().request({ method: "PATCH", url, payload: { certificationNo, reason: "A slip" } }, token)
    }
    const read = async () => (await get(`get-certificate/${certificate._id}`, token)).json().data as Certificate
    return { certificate, correct, read, number: certificate.certificationNo }
  }

  test("a number that nobody has seen is corrected as a new version, and the former one is free", async () => {
    const { certificate, correct, number } = await issue({ certificationNo: "salma.k@example.com" })
    expect(certificate.numberSeen).toBe("")
    expect((await correct("PRH-0004-0031")).json().data).toMatchObject({ certificationNo: "PRH-0004-0031", version: 2 })
    expect((await verify(number)).statusCode).toBe(404)
    expect((await verify("prh 0004 0031")).statusCode).toBe(200)
    const { token } = await app().as("admin")
    const { data } = (await get(`get-versions/${certificate._id}`, token)).json()
    expect(data).toMatchObject([{ version: 1, certificationNo: number, reason: "A slip" }])
    const entries = await app().request({ url: `/api/audit/get-entries?recordId=${certificate._id}` }, token)
    expect(entries.json().data[0]).toMatchObject({ action: "certificate.correct", record: "PRH-0004-0031" })
    expect((await issue({ certificationNo: number })).number).toBe(number)
  })

  test.each([
    ["verified", (no: string) => verify(no)],
    ["verified", (no: string) => verify(no.toUpperCase().replaceAll("-", " "))],
    ["downloaded", (no: string) => get(`document/${no}.pdf`)],
    ["downloaded", (no: string) => get(`document/${no}.png`)],
    ["downloaded", (no: string) => get(`credential/${no}`)],
  ] as const)("a number that was %s stays", async (how, see) => {
    const { correct, number, read } = await issue()
    await see(number)
    expect((await read()).numberSeen).toBe(how)
    const refused = await correct(`${number}-2`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field: "certificationNo", code: "numberFixed" }])
    expect(await read()).toMatchObject({ certificationNo: number, version: 1 })
    expect((await correct(number)).statusCode).toBe(200)
  })

  test("one of a list that was verified stays, and so do those of an archive and of the holder's own list", async () => {
    const holder = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", holder._id).execute(),
    )
    const [listed, zipped, own] = [
      await issue(),
      await issue({ batchNo: "zip" }),
      await issue({ candidateEmail: holder.email }),
    ]
    const payload = { numbers: [listed.number, "PRH-none"] }
    await app().request({ method: "POST", url: "/api/certificates/verify-many", payload })
    await get("documents?batchNo=zip", (await app().as("registrar")).token)
    await get("get-own", holder.token)
    const seen = [listed, zipped, own].map(async ({ read }) => (await read()).numberSeen)
    expect(await Promise.all(seen)).toEqual(["verified", "downloaded", "shown"])
  })

  test("the number stays once its mail is sent, and the mail has the corrected one", async () => {
    const { certificate, correct, read } = await issue({ candidateEmail: "seen@example.com" }, "?notify=1")
    await correct("PRH-0004-0032")
    const smtp = await outbox.smtp()
    await outbox.makeDue()
    outbox.start(smtp.url)
    const sent = () => smtp.received.find(({ recipients }) => recipients.includes(certificate.candidateEmail))
    await expect.poll(() => sent()?.mail.subject, { timeout: 20_000 }).toContain("PRH-0004-0032")
    expect(sent()?.mail.text).not.toContain(certificate.certificationNo)
    await outbox.clear()
    expect((await read()).numberSeen).toBe("mailed")
    expect((await correct("PRH-0004-0033")).statusCode).toBe(400)
  })

  test("the office's own look does not count", async () => {
    const { correct, number } = await issue()
    expect((await get(`document/${number}.png?preview=1`)).statusCode).toBe(200)
    expect((await correct(`${number}-2`)).statusCode).toBe(200)
  })

  test("a taken number and one that is none are refused at the field", async () => {
    const [one, other] = [await issue(), await issue()]
    const refusal = async (no: string) => {
      const response = await one.correct(no)
      return [response.statusCode, response.json().errors[0].field, response.json().errors[0].code]
    }
    expect(await refusal(other.number.toUpperCase())).toEqual([409, "certificationNo", "certificateTaken"])
    expect(await refusal("---")).toEqual([400, "certificationNo", "noLetter"])
    expect(await refusal("PRH-1\u200d")).toEqual([400, "certificationNo", "unprintable"])
  })

  test("of a correction and a verification at the same time only one succeeds", async () => {
    for (let round = 0; round < 25; round++) {
      const { correct, number, read } = await issue()
      const [seen, corrected] = await Promise.all([verify(number), correct(`${number}-2`)])
      expect([seen.statusCode, corrected.statusCode].sort()).toEqual(seen.statusCode === 200 ? [200, 400] : [200, 404])
      expect((await read()).certificationNo).toBe(seen.statusCode === 200 ? number : `${number}-2`)
    }
  })
})
