import { expect, test } from "vitest"
import { thirtyThird } from "#db/migrations/0033-signatories.ts"
import { fortySeventh } from "#db/migrations/0047-locks.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("a database with one signatory", (app) => {
  test("has the same one on all documents after the migration", async () => {
    const { token } = await app().as("admin")
    const payload = aCertificate({ certificationNo: "SIGNED", issuedOn: "1999-12-31" })
    await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
    const signatory = { nameEn: "Dr. Nusrat Jahan", titleEn: "Director" }
    await app().request({ method: "PATCH", url: "/api/certificates/update-signatory", payload: signatory }, token)
    const etag = async () =>
      (await app().request({ method: "HEAD", url: "/api/certificates/document/SIGNED.pdf" })).headers.etag
    const before = await etag()
    await app().database.write(["signatory"], async (trx) => {
      await trx.schema.dropIndex("signatory_signsFrom").execute()
      await trx.schema.alterTable("signatory").dropColumn("signsFrom").execute()
      await trx.deleteFrom("lock").where("name", "=", "signatory").execute()
      await trx.schema.alterTable("lock").renameTo("turn").execute()
      await thirtyThird.up(trx)
      await fortySeventh.up(trx)
    })
    expect(await etag()).toBe(before)
    const { data } = (await app().request({ url: "/api/certificates/get-signatories" }, token)).json()
    expect(data).toMatchObject([{ ...signatory, signsFrom: "", period: "present" }])
  })
})
