import { describeProblem, dhakaDay } from "contract"
import { expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const head = "candidateName,candidateEmail,certificationName,batchNo,certificationNo"
const line = "নুসরাত,nusrat@example.com,EHP,1"
const optional = {
  latinName: "Nusrat Jahan",
  issuedOn: "2026-11-16",
  expiresOn: "2029-11-15",
  hours: 48,
  skills: "Reporting, testing",
  mark: "A+",
}

onAnyDatabase("the optional columns of certificate files", (app) => {
  const send = async (payload: string | Buffer) => {
    const { token } = await app().as("admin")
    const headers = { "content-type": "text/csv" }
    return app().request({ method: "POST", url: "/api/certificates/import-certificates", payload, headers }, token)
  }
  const stored = (key: string) =>
    app().database.read.selectFrom("certificate").selectAll().where("numberKey", "=", key).executeTakeFirstOrThrow()

  test("everything that a certificate says is exported, and is the same after an import", async () => {
    const { token } = await app().as("admin")
    const inputs = [
      aCertificate({ ...optional, certificationNo: "Full-1" }),
      aCertificate({ certificationNo: "Plain-1", mark: "=1+1", issuedOn: "2026-01-02" }),
    ]
    for (const payload of inputs)
      await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
    const before = [await stored("full-1"), await stored("plain-1")]
    const file = await app().request({ url: "/api/certificates/export-certificates" }, token)
    expect((await send(file.rawPayload)).json().data).toMatchObject({ created: 0, unchanged: 2 })
    await app().database.write(["certificate"], (trx) => trx.deleteFrom("certificate").execute())
    expect((await send(file.rawPayload)).json().data).toMatchObject({ created: 2 })
    const content = ({ _id, createdAt, updatedAt, importId, ...rest }: (typeof before)[number]) => rest
    expect([await stored("full-1"), await stored("plain-1")].map(content)).toEqual(before.map(content))
  })

  test("days are read as spreadsheets in Bangladesh write them, and a blank day of issue is the current one", async () => {
    const file = `${head},ISSUEDON,expiresOn,Hours\n${line},Day-1,১৬/১১/২০২৬,16-11-2029,৪৮\n${line},Day-2,,,\n`
    expect((await send(file)).json().data).toMatchObject({ created: 2 })
    expect(await stored("day-1")).toMatchObject({ issuedOn: "2026-11-16", expiresOn: "2029-11-16", hours: 48 })
    expect(await stored("day-2")).toMatchObject({ issuedOn: dhakaDay(Date.now()), expiresOn: "", hours: 0 })
  })

  test("a file without these columns, or with blank cells in them, leaves existing certificates unchanged", async () => {
    const { token } = await app().as("admin")
    const payload = aCertificate({ ...optional, candidateName: "নুসরাত", certificationName: "EHP", batchNo: "1" })
    payload.certificationNo = "Same-1"
    await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
    const unchanged = { created: 0, unchanged: 1 }
    expect((await send(`${head}\n${line},Same-1\n`)).json().data).toMatchObject(unchanged)
    expect((await send(`${head},hours,issuedOn\n${line},Same-1,,\n`)).json().data).toMatchObject(unchanged)
    expect((await send(`${head},hours,mark\n${line},Same-1,48,A+\n`)).json().data).toMatchObject(unchanged)
    const response = await send(`${head},hours\n${line},Same-1,47\n`)
    const differs = { field: "rows.2.certificationNo", ...describeProblem({ code: "csvDiffers" }) }
    expect(response.json().errors).toEqual([differs])
  })

  test("faults in these columns are reported with line and column", async () => {
    const tomorrow = dhakaDay(Date.now() + 24 * 60 * 60 * 1000)
    const response = await send(
      `${head},issuedOn,expiresOn,hours,latinName\n${line},F-1,30/02/2026,,,\n${line},F-2,2026-11-16,2026-11-15,,\n${line},F-3,,,many,রাফি\n` +
        `${line},F-4,2026-11-16,2026-11-15,many,\n${line},F-5,${tomorrow},,,\n${line},F-6,,2020-01-01,,\n`,
    )
    expect(response.json().errors).toMatchObject([
      { field: "rows.2.issuedOn", code: "invalidDay" },
      { field: "rows.3.expiresOn", code: "expiresTooEarly" },
      { field: "rows.4.latinName", code: "notLatin" },
      { field: "rows.4.hours", code: "wholeNumberFromZero" },
      { field: "rows.5.hours", code: "wholeNumberFromZero" },
      { field: "rows.5.expiresOn", code: "expiresTooEarly" },
      { field: "rows.6.issuedOn", code: "dayInFuture" },
      { field: "rows.7.expiresOn", code: "expiresTooEarly" },
    ])
  })
})
