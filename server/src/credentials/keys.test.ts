import { verifyFile } from "contract"
import { expect, test } from "vitest"
import { serverActor } from "#audit-log/entry.ts"
import { credentialKeys } from "#credentials/keys.ts"
import { openKeys } from "#signing-keys.ts"
import { credentialClient, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()

onAnyDatabase("the keys of credentials", (app) => {
  const { get, getCredential, issue, keySet, statusList, resultOf } = credentialClient(app)
  const kidOf = (text: string) => partsOf(text).header.kid.split("#")[1]
  const addedHoursAgo = (kid: string, hours: number) =>
    app().database.write([], (trx) =>
      trx
        .updateTable("credentialKey")
        .set({ createdAt: hoursAgo(hours) })
        .where("kid", "=", kid)
        .execute(),
    )

  test("a new key is published first and signs later; credentials of the old one stay valid", async () => {
    const { text, certificationNo } = await issue(aCertificate())
    const { database, location } = app()
    const added = await credentialKeys(database, openKeys(location)).add(serverActor)
    expect((await keySet()).keys).toHaveLength(2)
    expect((await getCredential(certificationNo)).body).toBe(text)
    await addedHoursAgo(added.kid, 1)
    const later = await issue(aCertificate())
    expect([kidOf(later.text), kidOf(text)]).toEqual([added.kid, expect.not.stringMatching(added.kid)])
    expect([await resultOf(later.text), await resultOf(text)]).toEqual(["valid", "valid"])
  })

  test("a version is signed by the key of its time: a later key changes no byte of its document", async () => {
    const { _id, certificationNo, change } = await issue(aCertificate())
    const { database, location } = app()
    const issuedHoursAgo = (hours: number) =>
      database.write(["certificate"], (trx) =>
        trx
          .updateTable("certificate")
          .set({ createdAt: hoursAgo(hours) })
          .where("_id", "=", _id)
          .execute(),
      )
    await issuedHoursAgo(4)
    const pdf = async () => {
      const { rawPayload } = await get(`/api/certificates/document/${certificationNo}.pdf`)
      const verdict = await verifyFile(new Uint8Array(rawPayload), { keys: await keySet(), statusListOf: statusList })
      expect(verdict).toMatchObject({ kind: "original", verdict: { result: "valid" } })
      return rawPayload
    }
    const first = await pdf()
    const { kid } = await credentialKeys(database, openKeys(location)).add(serverActor)
    await addedHoursAgo(kid, 2)
    expect((await pdf()).equals(first)).toBe(true)
    await change("correct-certificate", { hours: 40, reason: "It was missing" })
    expect(kidOf((await getCredential(certificationNo)).body)).toBe(kid)
  })

  test("a version whose key is deleted is signed by another one", async () => {
    const { text, certificationNo } = await issue(aCertificate())
    const { database, location } = app()
    const { kid } = await credentialKeys(database, openKeys(location)).add(serverActor)
    await database.write([], (trx) => trx.deleteFrom("credentialKey").where("kid", "<>", kid).execute())
    const { body } = await getCredential(certificationNo)
    expect([kidOf(body), await resultOf(body)]).toEqual([kid, "valid"])
    expect(await resultOf(text)).toBe("unknownKey")
  })

  test("credentials stay valid when the secret is replaced, and no private key is stored", async () => {
    const { text } = await issue(aCertificate())
    const { database, location } = app()
    const secretKey = "0123456789abcdef0123456789abcdef"
    const replaced = credentialKeys(database, openKeys({ ...location, secretKey }))
    const { kid } = await replaced.usedAt(Date.now())
    expect(kid).not.toBe(kidOf(text))
    // Two servers that start together, and one that starts again.
    const again = credentialKeys(database, openKeys({ dataDir: "/nonexistent", secretKey }))
    expect((await again.usedAt(Date.now())).kid).toBe(kid)
    const published = await again.published()
    expect(published.filter((key) => key.kid === kid)).toHaveLength(1)
    expect(await resultOf(text)).toBe("valid")
    const rows = await database.read.selectFrom("credentialKey").selectAll().execute()
    expect(rows.map(({ kid }) => kid).sort()).toEqual(published.map(({ kid }) => kid).sort())
  })
})
