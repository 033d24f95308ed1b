import { statusListLength, verifyCredential } from "contract"
import { expect, test } from "vitest"
import { credentialClient, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

const day = 24 * 60 * 60 * 1000

onBothDatabases("an old copy of a credential", (app) => {
  const { get, getCredential, issue, keySet, statusList, resultOf } = credentialClient(app)

  test("is revoked with its certificate, and valid again with it", async () => {
    const { text, change } = await issue(aCertificate())
    const { text: other } = await issue(aCertificate())
    expect(await resultOf(text)).toBe("valid")
    await change("withdraw-certificate", { reason: "By mistake" })
    expect([await resultOf(text), await resultOf(other)]).toEqual(["revoked", "valid"])
    await change("reinstate-certificate")
    expect(await resultOf(text)).toBe("valid")
  })

  test("is revoked by the deletion of its certificate, until that is restored", async () => {
    const { text, remove, restore } = await issue(aCertificate())
    expect((await remove()).statusCode).toBe(200)
    expect(await resultOf(text)).toBe("revoked")
    expect((await restore()).statusCode).toBe(200)
    expect(await resultOf(text)).toBe("valid")
  })

  test("is revoked by a correction, whose credential is another", async () => {
    const { text, change, certificationNo } = await issue(aCertificate({ candidateName: "Rahim Udin" }))
    await change("correct-certificate", { candidateName: "Rahim Uddin", reason: "Misspelt" })
    const { body } = await getCredential(certificationNo)
    expect([await resultOf(text), await resultOf(body)]).toEqual(["revoked", "valid"])
    expect(partsOf(body).payload.id).toMatch(/#version-2$/)
    expect(partsOf(body).payload.credentialSubject.name).toBe("Rahim Uddin")
  })

  test("expires at the end of its last day in Dhaka, and is not valid on a clock that is behind", async () => {
    const { text } = await issue(aCertificate({ issuedOn: "2026-01-01", expiresOn: "2090-05-01" }))
    const end = Date.parse("2090-05-01T18:00:00Z")
    expect([await resultOf(text, { now: end - 1000 }), await resultOf(text, { now: end })]).toEqual([
      "valid",
      "expired",
    ])
    const { result } = await verifyCredential({ text, keys: await keySet(), now: Date.now() - day })
    expect(result).toBe("clockBehind")
  })

  test("says whether its status was compared", async () => {
    const { text } = await issue(aCertificate())
    const [keys, list] = [await keySet(), await statusList()]
    expect(await verifyCredential({ text, keys })).toMatchObject({ result: "valid", isStatusKnown: false })
    expect(await verifyCredential({ text, keys, statusList: list })).toMatchObject({ isStatusKnown: true })
  })

  test("has its place already, if that of a certificate beside it was requested", async () => {
    const { token } = await app().as("admin")
    const numbers = ["BESIDE-1", "BESIDE-2", "BESIDE-3"]
    for (const certificationNo of numbers) {
      const payload = aCertificate({ certificationNo })
      await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
    }
    const places = () => app().database.read.selectFrom("credentialStatus").selectAll().execute()
    const indexOf = async (no = "") => partsOf((await getCredential(no)).body).payload.credentialStatus.statusListIndex
    const second = await indexOf(numbers[1])
    const before = await places()
    const all = [await indexOf(numbers[0]), second, await indexOf(numbers[2])]
    expect(new Set(all).size).toBe(3)
    expect(await places()).toEqual(before)
  })

  test("has a place in the next list when one is full", async () => {
    expect((await get("/api/certificates/status-list/2")).statusCode).toBe(404)
    const full = { position: statusListLength - 1, certificateId: "another", version: 1 }
    await app().database.write(["certificate"], (trx) => trx.insertInto("credentialStatus").values(full).execute())
    const { text, change } = await issue(aCertificate())
    const { statusListCredential, statusListIndex } = partsOf(text).payload.credentialStatus
    expect(statusListIndex).toBe("0")
    const second = async () => (await get(new URL(statusListCredential).pathname)).body
    expect(await resultOf(text, { statusList: await second() })).toBe("valid")
    await change("withdraw-certificate")
    expect(await resultOf(text, { statusList: await second() })).toBe("revoked")
    expect(await resultOf(text)).toBe("wrongStatusList")
    for (const list of ["0", "01", "3", "x", "99999", "999999"])
      expect([400, 404]).toContain((await get(`/api/certificates/status-list/${list}`)).statusCode)
  })
})
