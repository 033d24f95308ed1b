import { createHash, createPublicKey, verify } from "node:crypto"
import { OpenBadge, statementsIn } from "contract"
import { compactVerify, createLocalJWKSet } from "jose"
import { expect, test } from "vitest"
import { credentialClient, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const day = 24 * 60 * 60 * 1000
const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

onAnyDatabase("the credential of a certificate", (app) => {
  const { get, getCredential, issue, keySet, resultOf } = credentialClient(app)

  test("says what the certificate says, and of the email only a salted hash", async () => {
    const said = {
      ...aCertificate({ candidateName: "মেহজাবিন চৌধুরী", candidateEmail: "mehjabin@example.com" }),
      ...{ latinName: "Mehjabin Chowdhury", issuedOn: dayFromNow(-3), expiresOn: dayFromNow(400), hours: 48 },
      ...{ skills: "Penetration testing, reporting" },
    }
    const { text, certificationNo } = await issue({ ...said, mark: "A+" })
    const { payload } = partsOf(text)
    const badge = OpenBadge.parse(payload)
    const { candidateEmail, ...visible } = said
    expect(statementsIn(badge)).toEqual({ ...visible, version: 1 })
    expect(badge.id).toBe(`http://localhost:3000/api/certificates/credential/${certificationNo}#version-1`)
    expect([badge.nbf, badge.exp]).toEqual(
      [badge.validFrom, badge.validUntil].map((time = "") => Date.parse(time) / 1000),
    )
    const [email] = badge.credentialSubject.identifier
    const hash = createHash("sha256").update(`${candidateEmail}${email?.salt}`).digest("hex")
    expect(email?.identityHash).toBe(`sha256$${hash}`)
    for (const secret of [candidateEmail, "A+"]) expect(JSON.stringify(payload)).not.toContain(secret)
  })

  test("is not sent again to those who have it, until the certificate is corrected or revoked", async () => {
    const { certificationNo, text, change } = await issue(aCertificate())
    const url = `/api/certificates/credential/${certificationNo}`
    const { etag = "", "cache-control": cacheControl } = (await get(url)).headers
    expect(cacheControl).toBe("public, no-cache")
    const again = () => app().request({ url, headers: { "if-none-match": String(etag) } })
    const same = await again()
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, "", etag])
    await change("correct-certificate", { candidateName: "Rahim Uddin", reason: "Misspelt" })
    const corrected = await again()
    expect([corrected.statusCode, corrected.headers.etag === etag, corrected.body === text]).toEqual([
      200,
      false,
      false,
    ])
    await change("withdraw-certificate")
    const revoked = await again()
    expect([revoked.statusCode, revoked.headers.etag]).toEqual([410, undefined])
  })

  test("is verified by node:crypto, by jose and by our own verification", async () => {
    const { text, certificationNo } = await issue(aCertificate())
    const [header = "", payload = "", signature = ""] = text.split(".")
    const keys = await keySet()
    const key = createPublicKey({ key: keys.keys[0] as never, format: "jwk" })
    expect(verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"))).toBe(true)
    // It finds the key by comparing the whole `kid`.
    expect((await compactVerify(text, createLocalJWKSet(keys as never))).protectedHeader.typ).toBe("vc+jwt")
    expect(await resultOf(text, { issuers: ["did:web:localhost%3A3000"] })).toBe("valid")
    expect((await getCredential(certificationNo)).body).toBe(text)
  })

  test("is still compared with the status list after a change from http to https, of which its issuer's name says nothing", async () => {
    const { text, change } = await issue(aCertificate())
    const secure = await app().restarted({ publicUrl: "https://localhost:3000" })
    const { id } = (await secure.inject({ url: "/.well-known/did.json" })).json()
    const result = async () => {
      const { body } = await secure.inject({ url: "/api/certificates/status-list/1" })
      return resultOf(text, { issuers: [id], statusList: body })
    }
    expect(await result()).toBe("valid")
    await change("withdraw-certificate")
    expect(await result()).toBe("revoked")
    await secure.close()
  })

  test("is found by other spellings of the number, and may be read by pages of other sites", async () => {
    const { text } = await issue(aCertificate({ certificationNo: "SGN-0007-0001" }))
    const { body, headers } = await getCredential("sgn ০০০৭ 0001")
    expect(body).toBe(text)
    expect(headers["content-type"]).toBe("application/vc+jwt")
    expect(headers["access-control-allow-origin"]).toBe("*")
    expect(headers["access-control-allow-credentials"]).toBeUndefined()
    expect((await getCredential("none")).json().code).toBe("invalidCredential")
  })

  test("does not exist of a revoked or expired certificate", async () => {
    const { certificationNo, change } = await issue(aCertificate())
    await change("withdraw-certificate")
    const revoked = await getCredential(certificationNo)
    expect([revoked.statusCode, revoked.json().code]).toEqual([410, "certificateRevoked"])
    const old = aCertificate({ issuedOn: "2020-01-01", expiresOn: "2021-01-01", certificationNo: "OLD-SIGNED-1" })
    const { token } = await app().as("admin")
    await app().request({ method: "POST", url: "/api/certificates/register", payload: old }, token)
    const expired = await getCredential("OLD-SIGNED-1")
    expect([expired.statusCode, expired.json().code]).toEqual([410, "certificateExpired"])
  })

  test("names an issuer whose document has the keys", async () => {
    const { keys } = (await get("/.well-known/jwks.json")).json()
    const { headers, ...document } = await get("/.well-known/did.json")
    const did = "did:web:localhost%3A3000"
    const [{ kid: id, ...key }] = keys
    const [, thumbprint] = id.split("#")
    expect(document.json()).toMatchObject({
      id: did,
      verificationMethod: [{ id: `${did}#${thumbprint}`, controller: did, publicKeyJwk: { ...key, kid: thumbprint } }],
      assertionMethod: [id],
    })
    expect(Object.keys(keys[0]).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"])
    expect(headers["access-control-allow-origin"]).toBe("*")
    const again = await app().request({
      url: "/.well-known/did.json",
      headers: { "if-none-match": String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ""])
  })

  test("names an issuer whose document lists earlier ones only if the site has moved", async () => {
    expect((await get("/.well-known/did.json")).json()).not.toHaveProperty("alsoKnownAs")
    const earlierPublicUrls = ["http://new.example", "http://localhost:3000", "https://localhost:3000"]
    const moved = await app().restarted({ publicUrl: "https://new.example", earlierPublicUrls })
    const { id, alsoKnownAs } = (await moved.inject({ url: "/.well-known/did.json" })).json()
    expect([id, alsoKnownAs]).toEqual(["did:web:new.example", ["did:web:localhost%3A3000"]])
    await moved.close()
  })
})
