import { createHmac, generateKeyPairSync, sign } from "node:crypto"
import { gzipSync } from "node:zlib"
import type { KeySet } from "contract"
import { expect, test } from "vitest"
import { credentialClient, encoded, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

type Changes = { header?: object; payload?: object }

onAnyDatabase("a forged credential", (app) => {
  const { issue, keySet, statusList, resultOf } = credentialClient(app)
  const { privateKey, publicKey } = generateKeyPairSync("ed25519")
  const ownJwk = publicKey.export({ format: "jwk" })

  /** Changes header or content, and leaves the signature as it was. */
  function changed(text: string, { header = {}, payload = {} }: Changes) {
    const parts = partsOf(text)
    const signature = text.split(".")[2]
    return `${encoded({ ...parts.header, ...header })}.${encoded({ ...parts.payload, ...payload })}.${signature}`
  }

  /** Changes it and signs it with the forger's key. */
  function resigned(text: string, changes: Changes) {
    const signed = changed(text, changes).split(".").slice(0, 2).join(".")
    return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString("base64url")}`
  }

  test("with another name or number has a wrong signature", async () => {
    const { text } = await issue(aCertificate())
    const subject = partsOf(text).payload.credentialSubject
    for (const other of [{ name: "Somebody Else" }, { licenseNumber: "PRH-0007-0001" }]) {
      const forged = changed(text, { payload: { credentialSubject: { ...subject, ...other } } })
      expect(await resultOf(forged)).toBe("wrongSignature")
    }
    expect(await resultOf(text)).toBe("valid")
  })

  test("signed with another key is refused, whatever key it names", async () => {
    const { text } = await issue(aCertificate())
    expect(await resultOf(resigned(text, {}))).toBe("wrongSignature")
    expect(await resultOf(resigned(text, { header: { kid: "did:web:localhost%3A3000#other" } }))).toBe("unknownKey")
    expect(await resultOf(resigned(text, { header: { jwk: ownJwk } }))).toBe("headerRefused")
    expect(await resultOf(resigned(text, { header: { jku: "https://example.com/jwks.json" } }))).toBe("headerRefused")
  })

  test("with another algorithm is refused", async () => {
    const { text } = await issue(aCertificate())
    const none = changed(text, { header: { alg: "none" } })
    expect(await resultOf(none)).toBe("headerRefused")
    const withoutSignature = (token: string) => token.slice(0, token.lastIndexOf(".") + 1)
    expect(await resultOf(withoutSignature(none))).toBe("headerRefused")
    expect(await resultOf(withoutSignature(text))).toBe("malformed")
    // HS256 with the public key as the secret.
    const signed = changed(text, { header: { alg: "HS256" } })
      .split(".")
      .slice(0, 2)
      .join(".")
    const { x } = (await keySet()).keys[0] as { x: string }
    for (const secret of [x, Buffer.from(x, "base64url")]) {
      const mac = createHmac("sha256", secret).update(signed).digest("base64url")
      expect(await resultOf(`${signed}.${mac}`)).toBe("headerRefused")
    }
    for (const header of [{ typ: "JWT" }, { crit: ["exp"] }, { b64: false }])
      expect(await resultOf(changed(text, { header }))).toBe("headerRefused")
  })

  test("that is cut off, too large or no credential at all is refused", async () => {
    const { text } = await issue(aCertificate())
    for (const cut of [
      "",
      "a.b",
      text.slice(0, 40),
      text.slice(0, text.lastIndexOf(".")),
      "%PDF-1.7",
      `${text}=`,
      "e30.e30.e30",
    ])
      expect([cut, await resultOf(cut)]).toEqual([cut, cut === "e30.e30.e30" ? "headerRefused" : "malformed"])
    expect(await resultOf(text.slice(0, -4))).toBe("wrongSignature")
    // The last character has four bits that no byte of the signature uses.
    const sameBytes = `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) + 1)}`
    expect(await resultOf(sameBytes)).toBe("wrongSignature")
    expect(await resultOf("a".repeat(50 * 1024 * 1024))).toBe("tooLarge")
    expect(await resultOf(` ${text}\n`)).toBe("valid")
    // A status list is signed by the same key.
    expect(await resultOf(await statusList())).toBe("malformed")
  })

  test("is refused if it names another issuer, even if a key of the set signed it", async () => {
    const { text } = await issue(aCertificate())
    const { keys } = await keySet()
    const both: KeySet = { keys: [...keys, { ...ownJwk, kid: "own" }] }
    const header = { kid: "did:web:localhost%3A3000#own" }
    expect(await resultOf(resigned(text, { header }), { keys: both })).toBe("valid")
    const ofOther = {
      iss: "did:web:example.com",
      issuer: { ...partsOf(text).payload.issuer, id: "did:web:example.com" },
    }
    expect(await resultOf(resigned(text, { header, payload: ofOther }), { keys: both })).toBe("wrongIssuer")
    const half = { issuer: ofOther.issuer }
    expect(await resultOf(resigned(text, { header, payload: half }), { keys: both })).toBe("wrongIssuer")
    expect(await resultOf(text, { issuers: ["did:web:example.com"] })).toBe("wrongIssuer")
    const foreign = resigned(text, { header: { kid: "did:web:example.com#unknown" } })
    expect(await resultOf(foreign, { issuers: ["did:web:localhost%3A3000"] })).toBe("wrongIssuer")
  })

  test("of an earlier issuer is refused with a status list of another issuer or at another path", async () => {
    const { text } = await issue(aCertificate())
    const [genuine, { keys }] = [await statusList(), await keySet()]
    const both: KeySet = { keys: [...keys, { ...ownJwk, kid: "own" }] }
    const [present, earlier] = ["did:web:localhost%3A3000", "did:web:example.com"]
    const { issuer, credentialStatus } = partsOf(text).payload
    const header = { kid: `${earlier}#own` }
    const ofEarlier = (statusListCredential: string) =>
      resigned(text, {
        header,
        payload: {
          ...{ iss: earlier, issuer: { ...issuer, id: earlier } },
          credentialStatus: { ...credentialStatus, statusListCredential },
        },
      })
    const listPath = "/api/certificates/status-list/1"
    const credential = ofEarlier(`https://example.com${listPath}`)
    const given = { keys: both, issuers: [present, earlier] }
    expect(await resultOf(credential, given)).toBe("valid")
    expect(await resultOf(credential, { keys: both })).toBe("wrongStatusList")
    expect(await resultOf(credential, { keys: both, issuers: [present] })).toBe("wrongIssuer")
    for (const other of [
      "https://example.com/api/certificates/status-list/2",
      `https://example.com${listPath}?`,
      `https://example.com:8443${listPath}`,
      `https://third.example${listPath}`,
      listPath,
    ])
      expect([other, await resultOf(ofEarlier(other), given)]).toEqual([other, "wrongStatusList"])
    // A list of before the move may lack what was revoked since, whoever issued the credential.
    const payload = { id: `https://example.com${listPath}`, iss: earlier, issuer: earlier }
    const earlierList = resigned(genuine, { header, payload })
    for (const each of [credential, text])
      expect(await resultOf(each, { ...given, statusList: earlierList })).toBe("wrongStatusList")
  })

  test("is not valid before its first day, also if one of our keys has signed it", async () => {
    const { text } = await issue(aCertificate())
    const keys = { keys: [...(await keySet()).keys, { ...ownJwk, kid: "own" }] }
    const ours = { header: { kid: "did:web:localhost%3A3000#own" } }
    expect(await resultOf(resigned(text, ours), { keys })).toBe("valid")
    const later = resigned(text, { ...ours, payload: { validFrom: "2090-01-01T00:00:00+06:00" } })
    expect(await resultOf(later, { keys })).toBe("notYetValid")
  })

  test("is refused with another issuer's status list, another list, or one that does not unpack", async () => {
    const { text } = await issue(aCertificate())
    const genuine = await statusList()
    const { keys } = await keySet()
    const both: KeySet = { keys: [...keys, { ...ownJwk, kid: "own" }] }
    const ownHeader = { kid: "did:web:localhost%3A3000#own" }
    const resultWith = (list: string) => resultOf(text, { keys: both, statusList: list })
    expect(await resultWith(resigned(genuine, { header: ownHeader }))).toBe("valid")
    const other = "did:web:example.com"
    const ofOther = { header: { kid: `${other}#own` }, payload: { iss: other, issuer: other } }
    expect(await resultWith(resigned(genuine, ofOther))).toBe("wrongStatusList")
    // A list from the future shows that this clock is behind, where an expired credential would be valid.
    const iat = Math.floor(Date.now() / 1000) + 24 * 60 * 60
    expect(await resultWith(resigned(genuine, { header: ownHeader, payload: { iat } }))).toBe("clockBehind")
    const id = "http://localhost:3000/api/certificates/status-list/2"
    expect(await resultWith(resigned(genuine, { header: ownHeader, payload: { id } }))).toBe("wrongStatusList")
    expect(await resultWith(resigned(genuine, {}))).toBe("wrongStatusList")
    const subject = partsOf(genuine).payload.credentialSubject
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024)).toString("base64url")
    for (const encodedList of [`u${bomb}`, "uAAAA", `u${gzipSync(Buffer.alloc(100)).toString("base64url")}`]) {
      const payload = { credentialSubject: { ...subject, encodedList } }
      expect(await resultWith(resigned(genuine, { header: ownHeader, payload }))).toBe("wrongStatusList")
    }
    expect(await resultWith("")).toBe("wrongStatusList")
  })
})
