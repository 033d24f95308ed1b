import { execFile } from "node:child_process"
import { generateKeyPairSync, sign as signBytes } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { OpenBadge, statementsIn, verifyFile } from "contract"
import { afterAll, beforeAll, expect, test } from "vitest"
import { attachCredential, credentialLength, digestOf } from "#document/attachment.ts"
import { builtDocumentFolder } from "#document/documents.ts"
import { openDrawing } from "#document/draw.ts"
import { documentOf } from "#resources/certificate/document-request.ts"
import { credentialClient, encoded, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { programPath } from "#test/server-process.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

// Earlier versions of our program drew "?" for letters that their fonts lacked, and left accents away.

let app: TestApp
const drawing = await openDrawing(builtDocumentFolder)
const folder = mkdtempSync(join(tmpdir(), "prohori-earlier-"))
beforeAll(async () => {
  app = await startTestApp("sqlite")
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})
const { issue } = credentialClient(() => app)

const { publicKey, privateKey } = generateKeyPairSync("ed25519")
const keys = { keys: [{ ...publicKey.export({ format: "jwk" }), alg: "EdDSA", use: "sig", kid: "key" }] }

let last = 0
/** A document that shows other texts than its credential states, signed as an original. */
async function earlier(stated: object, shown: object, language: "en" | "bn" = "en") {
  const certificationNo = `EARLIER-${++last}`
  const { text } = await issue({ ...aCertificate({ certificationName: "Web Security", ...stated }), certificationNo })
  const { header, payload } = partsOf(text)
  const content = OpenBadge.parse(payload)
  const kid = `${content.iss}#key`
  async function sign(badge: OpenBadge) {
    const signed = `${encoded({ ...header, kid })}.${encoded(badge)}`
    return `${signed}.${signBytes(null, Buffer.from(signed), privateKey).toString("base64url")}`
  }
  const said = { ...statementsIn(content), ...shown, correctedAt: "" }
  const document = documentOf(said, { language, publicUrl: content.issuer.url, signatory: undefined })
  const credential = { content, documentUrl: "https://prohori.example/earlier.pdf", keyId: kid, sign }
  const drawn = await drawing.pdf(document, await credentialLength(credential))
  return attachCredential(drawn, digestOf(drawn), credential)
}

async function outcome(pdf: Buffer) {
  const verdict = await verifyFile(new Uint8Array(pdf), { keys, statusListOf: () => undefined })
  if (verdict.kind !== "original") return verdict
  return verdict.differences.map(({ field, stated, shown }) => `${field}: ${stated} | ${shown}`)
}

test("the fields of an original that shows other letters than its credential states are named", async () => {
  for (const [stated, shown, differences] of [
    [{ candidateName: "张 伟" }, { candidateName: "? ?" }, ["candidateName: 张 伟 | ? ?"]],
    [{ candidateName: "Nguyễn Thị" }, { candidateName: "Nguyên Thi" }, ["candidateName: Nguyễn Thị | Nguyên Thi"]],
    [
      { certificationName: "SQL → NoSQL" },
      { certificationName: "SQL ? NoSQL" },
      ["certificationName: SQL → NoSQL | SQL ? NoSQL"],
    ],
    [{ skills: "reports 🎓, 网络" }, { skills: "reports ?, ??" }, ["skills: reports, 网络 | reports ?, ??"]],
    [
      { candidateName: "张 伟", latinName: "Zhang Wei" },
      { candidateName: "? ?", latinName: "Zhang Wei" },
      ["latinName: Zhang Wei | Zhang Wei ? ?"],
    ],
  ] as const)
    expect([stated, await outcome(await earlier(stated, shown))]).toEqual([stated, differences])
  const bengali = await earlier(
    { candidateName: "张", latinName: "Zhang" },
    { candidateName: "?", latinName: "Zhang" },
    "bn",
  )
  expect(await outcome(bengali)).toEqual(["latinName: Zhang | ? Zhang"])
})

test("an original that lost nothing has no differences: a question mark in a name, emoji, or another hyphen", async () => {
  for (const name of ["Who?", "Nusrat 🎓 Jahan", "নুসরাত জাহান", "A\u2011B"])
    expect([name, await outcome(await earlier({ candidateName: name }, {}))]).toEqual([name, []])
})

test("a document that was not signed with this text is changed, and no question mark is taken for a letter", async () => {
  const pdf = await earlier({ candidateName: "张 伟" }, { candidateName: "? ?" })
  const changed = await outcome(Buffer.concat([pdf, Buffer.from("\n")]))
  expect(changed).toMatchObject({
    kind: "changed",
    differences: [{ field: "candidateName", stated: "张 伟", shown: "? ?" }],
  })
})

test("verify-file says what the file does not show", async () => {
  const [path, keysPath] = [join(folder, "earlier.pdf"), join(folder, "jwks.json")]
  writeFileSync(path, await earlier({ candidateName: "张 伟" }, { candidateName: "? ?" }))
  writeFileSync(keysPath, JSON.stringify(keys))
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [programPath("commands/verify-file"), path, "--jwks", keysPath],
      (_error, stdout, stderr) => resolve(stdout + stderr),
    )
  })
  expect(output).toMatch(
    /^Valid: issued by Prohori, \S+\nNobody has changed the document, but it does not show all letters/,
  )
  expect(output).toContain("Name: the document shows “? ?”, the credential states “张 伟”")
  expect(output).not.toContain("is unchanged")
})
