import { expect, test } from "vitest"
import { serverActor } from "#audit-log/entry.ts"
import { credentialKeys } from "#credentials/keys.ts"
import { openKeys } from "#signing-keys.ts"
import { credentialClient, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

const hour = 60 * 60 * 1000

onBothDatabases("the keys of credentials", (app) => {
  const { getCredential, issue, keySet, resultOf } = credentialClient(app)
  const kidOf = (text: string) => partsOf(text).header.kid.split("#")[1]
  test("a new key is published first and signs later; credentials of the old one stay valid", async () => {
    const { text, certificationNo } = await issue(aCertificate())
    const { database, location } = app()
    const added = await credentialKeys(database, openKeys(location)).add(serverActor)
    expect((await keySet()).keys).toHaveLength(2)
    expect((await getCredential(certificationNo)).body).toBe(text)
    const createdAt = new Date(Date.now() - hour).toISOString()
    await database.write([], (trx) =>
      trx.updateTable("credentialKey").set({ createdAt }).where("kid", "=", added.kid).execute(),
    )
    const { body } = await getCredential(certificationNo)
    expect([kidOf(body), kidOf(text)]).toEqual([added.kid, expect.not.stringMatching(added.kid)])
    expect([await resultOf(body), await resultOf(text)]).toEqual(["valid", "valid"])
  })

  test("credentials stay valid when the secret is replaced, and no private key is stored", async () => {
    const { text } = await issue(aCertificate())
    const { database, location } = app()
    const secretKey = "0123456789abcdef0123456789abcdef"
    const replaced = credentialKeys(database, openKeys({ ...location, secretKey }))
    const { kid } = await replaced.current()
    expect(kid).not.toBe(kidOf(text))
    // Two servers that start together, and one that starts again.
    const again = credentialKeys(database, openKeys({ dataDir: "/nonexistent", secretKey }))
    expect((await again.current()).kid).toBe(kid)
    const published = await again.published()
    expect(published.filter((key) => key.kid === kid)).toHaveLength(1)
    expect(await resultOf(text)).toBe("valid")
    const rows = await database.read.selectFrom("credentialKey").selectAll().execute()
    expect(rows.map(({ kid }) => kid).sort()).toEqual(published.map(({ kid }) => kid).sort())
  })
})
