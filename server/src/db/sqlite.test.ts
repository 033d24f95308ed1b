import { expect, test } from "vitest"
import { newCertificate } from "#resources/certificate.ts"
import { aCertificate } from "#test/make.ts"
import { startTestApp } from "#test/test-app.ts"

test("what was just committed is read at once, in the same turn too, and what is not is seen by nobody", async () => {
  const { database, stop } = await startTestApp("sqlite")
  const count = async () => (await database.read.selectFrom("certificate").select("_id").execute()).length
  await Promise.all([
    count(),
    database.write(["certificate"], async (trx) => {
      await trx.insertInto("certificate").values(newCertificate(aCertificate())).execute()
      expect(await count()).toBe(0)
    }),
  ])
  expect(await count()).toBe(1)
  await expect(
    database.write(["certificate"], async (trx) => {
      await trx.deleteFrom("certificate").execute()
      throw new Error("changed my mind")
    }),
  ).rejects.toThrow("changed my mind")
  expect(await count()).toBe(1)
  await stop()
})

test("writes wait for each other, and a write inside a write is refused instead of waiting for ever", async () => {
  const { database, stop } = await startTestApp("sqlite")
  const insert = () =>
    database.write(["certificate"], (trx) =>
      trx.insertInto("certificate").values(newCertificate(aCertificate())).execute(),
    )
  await Promise.all(Array.from({ length: 50 }, insert))
  expect(await database.read.selectFrom("certificate").select("_id").execute()).toHaveLength(50)
  await expect(database.write([], insert)).rejects.toThrow("pass the trx on")
  await insert()
  await stop()
})
