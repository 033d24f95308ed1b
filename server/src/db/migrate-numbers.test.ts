import { expect, test } from "vitest"
import { newCertificate } from "#db/certificate-row.ts"
import { thirtySecond } from "#db/migrations/0032-separators-in-numbers.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("a database with numbers that were folded in the old form", (app) => {
  test("finds them with other separators after the migration, which changes nothing else", async () => {
    // More rows than one batch.
    const rows = Array.from({ length: 1003 }, (_, index) => {
      const certificationNo = index % 2 === 0 ? `MIG/${index}_A` : `MIG-${index}`
      return newCertificate(aCertificate({ certificationNo }))
    })
    const { database } = app()
    await database.write([], async (trx) => {
      for (const row of rows) {
        const foldedNumber = row.certificationNo.toLowerCase().replaceAll("-", "")
        await trx
          .insertInto("certificate")
          .values({ ...row, foldedNumber })
          .execute()
      }
      await thirtySecond.up(trx)
    })
    const read = database.read.selectFrom("certificate").selectAll().where("certificationNo", "like", "MIG%")
    const stored = await read.orderBy("_id").execute()
    expect(stored).toEqual(rows.sort((one, other) => (one._id < other._id ? -1 : 1)))
    const found = await app().request({ url: "/api/certificates/verify/mig-1002-a" })
    expect(found.json().data.certificationNo).toBe("MIG/1002_A")
  })
})
