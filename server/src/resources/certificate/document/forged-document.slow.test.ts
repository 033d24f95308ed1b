import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { deflateSync } from "node:zlib"
import { type FileVerdict, maxFileBytes, verifyFile } from "contract"
import { afterAll, beforeAll, expect, test } from "vitest"
import { contentOf, pageOf, readPdf, replaceContent, writePdf } from "#document/pdf-objects.ts"
import { canRun } from "#test/can-run.ts"
import { credentialClient } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await startTestApp("sqlite")
  const { token } = await app.as("admin")
  const payload = { nameEn: "Dr. Nusrat Jahan", titleEn: "Director", nameBn: "ড. নুসরাত জাহান", titleBn: "পরিচালক" }
  await app.request({ method: "PATCH", url: "/api/certificates/update-signatory", payload }, token)
})
const folder = mkdtempSync(join(tmpdir(), "prohori-forged-"))
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})
const { get, issue, keySet, statusList } = credentialClient(() => app)

const verified = async (file: Buffer, more = {}): Promise<FileVerdict> =>
  verifyFile(new Uint8Array(file), { keys: await keySet(), statusListOf: statusList, ...more })

/** The result of the check, in short: the kind, and the result for the credential. */
async function outcome(file: Buffer, more = {}) {
  const verdict = await verified(file, more)
  return "verdict" in verdict ? [verdict.kind, verdict.verdict.result] : verdict.kind
}

const changed = ["changed", "valid"]

let last = 0
async function issued(fields: object = {}, language = "en") {
  const certificationNo = `FORGED-${++last}`
  const said = aCertificate({ candidateName: "Nusrat Jahan", certificationName: "Web Security", ...fields })
  const { change, text } = await issue({ ...said, certificationNo })
  const url = `/api/certificates/document/${certificationNo}.pdf?language=${language}`
  return { pdf: (await get(url)).rawPayload, change, text, certificationNo }
}

/** Rewrites the page's content, as an editor of PDFs does. */
function withContent(pdf: Buffer, change: (content: string) => string) {
  const file = readPdf(pdf)
  const { page } = pageOf(file)
  replaceContent(file.objects, page, change(contentOf(file.objects, page)))
  return writePdf(file)
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex")
const replaced = (pdf: Buffer, from: string, to: string) =>
  withContent(pdf, (content) => content.replaceAll(utf16(from), utf16(to)))

const full = {
  ...{ candidateName: "মেহজাবিন চৌধুরী", latinName: "Mehjabin Chowdhury", hours: 48, expiresOn: "2090-01-31" },
  ...{ issuedOn: "2026-11-16", skills: "Penetration testing,reporting 🎓", batchNo: "CS · 12" },
}

test.for(["en", "bn"])("the document in %s is verified as it was downloaded", async (language) => {
  for (const fields of [{}, full]) {
    const { pdf } = await issued(fields, language)
    expect(await outcome(pdf)).toEqual(["original", "valid"])
    expect(await outcome(pdf, { issuers: ["did:web:example.com"] })).toEqual(["changed", "wrongIssuer"])
  }
})

test("each text that is changed is no original", async () => {
  const { pdf, certificationNo } = await issued(full)
  for (const [from, to] of [
    ["চৌধুরী", "খাতুন"],
    ["Chowdhury", "Khatun"],
    ["Web", "Network"],
    ["48", "480"],
    [certificationNo, "FORGED-999"],
    ["2090", "2099"],
    ["Completion", "Excellence"],
  ] as const) {
    const forged = replaced(pdf, from, to)
    expect(forged.equals(pdf)).toBe(false)
    expect(await outcome(forged)).toEqual(changed)
  }
})

test("glyphs that are changed below an unchanged text are no original", async () => {
  const { pdf } = await issued()
  // The first two letters of each word change places.
  const forged = withContent(pdf, (content) => content.replace(/\[<([\da-f]{4})([\da-f]{4})/g, "[<$2$1"))
  expect(forged.equals(pdf)).toBe(false)
  expect(await outcome(forged)).toEqual(changed)
})

test("a change of any byte is no original: fonts, metadata, structure and cross-references too", async () => {
  const { pdf } = await issued()
  const text = pdf.toString("latin1")
  const [start, end] = [text.indexOf("eyJ"), text.indexOf("\nendstream", text.indexOf("eyJ"))]
  for (let at = 0; at < pdf.length; at += at > start - 10 && at < end + 10 ? 97 : 1499) {
    const changed = Buffer.from(pdf)
    changed[at] = (changed[at] ?? 0) ^ 1
    const result = await outcome(changed)
    expect([at, `${result}`.startsWith("original")]).toEqual([at, false])
  }
})

test("a drawing or an image over the text is no original", async () => {
  const { pdf } = await issued()
  const image = "q 300 0 0 40 270 330 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xff EI Q"
  expect(await outcome(withContent(pdf, (content) => `${content}\n${image}`))).toEqual(changed)
})

/** Appends a section with a changed object, and leaves every byte before it as it was. */
function updated(pdf: Buffer, id: number, object: string) {
  const size = /\/Size (\d+)/.exec(pdf.toString("latin1", pdf.length - 2000))?.[1]
  const root = /\/Root (\d+ 0 R)/.exec(pdf.toString("latin1", pdf.length - 2000))?.[1]
  const xref = `xref\n${id} 1\n${String(pdf.length + 1).padStart(10, "0")} 00000 n\r\n`
  const trailer = `trailer\n<</Size ${size} /Root ${root} /Prev ${pdf.lastIndexOf("xref\n0 ")}>>`
  const start = pdf.length + 1 + object.length
  return Buffer.concat([pdf, Buffer.from(`\n${object}${xref}${trailer}\nstartxref\n${start}\n%%EOF`, "latin1")])
}

test("an appended update, with a changed name or an annotation over it, is no original", async () => {
  const { pdf } = await issued()
  const file = readPdf(pdf)
  const { id, page } = pageOf(file)
  const content = contentOf(file.objects, page).replaceAll(utf16("Nusrat"), utf16("Farhana"))
  const contents = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])
  const stream = `${contents} 0 obj\n<</Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n`
  expect(await outcome(updated(pdf, contents, stream))).toEqual(changed)
  const annotated = page.replace("/Contents", "/Annots [<</Type /Annot /Subtype /FreeText /Rect [0 0 9 9]>>] /Contents")
  expect(await outcome(updated(pdf, id, annotated))).toEqual(changed)
})

test("with the credential of another certificate it is no original, and that other one is shown", async () => {
  const [{ pdf }, other] = [await issued(), await issued({ candidateName: "Farhana Akter", batchNo: "other" })]
  const jwt = /eyJ[\w-]+\.[\w-]+\.[\w-]+/
  const credential = jwt.exec(other.pdf.toString("latin1"))?.[0] ?? ""
  const swapped = Buffer.from(pdf.toString("latin1").replace(jwt, credential), "latin1")
  expect(await verified(swapped)).toMatchObject({
    kind: "changed",
    verdict: { result: "valid", credential: { credentialSubject: { licenseNumber: other.certificationNo } } },
  })
  // The credential that anybody can download does not cover a file.
  const bare = Buffer.from(pdf.toString("latin1").replace(jwt, other.text), "latin1")
  expect((await verified(bare)).kind).toBe("changed")
  const enveloped = { type: "EnvelopedVerifiableCredential", id: `data:application/vc+jwt,${other.text}` }
  for (const stored of [other.text, JSON.stringify(other.text), JSON.stringify(enveloped)])
    expect(await outcome(Buffer.from(stored))).toEqual(["credential", "valid"])
})

test("signed with the forger's key, cut off, or with bytes added, it is not original", async () => {
  const { pdf } = await issued()
  const elsewhere = await startTestApp("sqlite")
  const client = credentialClient(() => elsewhere)
  await client.issue(aCertificate({ certificationNo: "ELSEWHERE-1" }))
  const own = (await client.get("/api/certificates/document/ELSEWHERE-1.pdf")).rawPayload
  await elsewhere.stop()
  expect(await outcome(own)).toEqual(["changed", "unknownKey"])
  expect(await outcome(pdf.subarray(0, pdf.length - 1))).toEqual(changed)
  for (const added of ["\n", "%%EOF", "x".repeat(100)])
    expect(await outcome(Buffer.concat([pdf, Buffer.from(added)]))).toEqual(changed)
  expect(await outcome(Buffer.concat([Buffer.from("\n"), pdf]))).toEqual(changed)
  expect(await outcome(pdf.subarray(0, 20_000))).toBe("noCredential")
  // With a space behind the credential, the place is another.
  const moved = pdf.toString("latin1").replace(/(eyJ[\w-]+\.[\w-]+\.[\w-]+)(\nendstream)/, "$1 $2")
  expect(await outcome(Buffer.from(moved, "latin1"))).toEqual(changed)
})

test("a document of a revoked or corrected certificate is reported as such", async () => {
  const [{ pdf, change }, other] = [await issued(), await issued()]
  await change("correct-certificate", { candidateName: "Nusrat Jahan Khan", reason: "Misspelled" })
  await other.change("withdraw-certificate")
  expect([await outcome(pdf), await outcome(other.pdf)]).toEqual([
    ["original", "revoked"],
    ["original", "revoked"],
  ])
  const past = Date.now() - 24 * 60 * 60 * 1000
  expect(await outcome((await issued()).pdf, { now: past })).toEqual(["original", "clockBehind"])
})

test.skipIf(!canRun("qpdf"))("in a file that another program has saved again, its credential is found", async () => {
  const { pdf, certificationNo } = await issued(full, "bn")
  const path = join(folder, "original.pdf")
  writeFileSync(path, pdf)
  const credential = { credentialSubject: { licenseNumber: certificationNo } }
  for (const options of [
    [],
    ["--object-streams=generate", "--recompress-flate", "--compression-level=9"],
    ["--qdf", "--stream-data=preserve"],
  ]) {
    execFileSync("qpdf", [...options, path, join(folder, "saved.pdf")])
    const verdict = await verified(readFileSync(join(folder, "saved.pdf")))
    expect([options, verdict]).toMatchObject([options, { kind: "changed", verdict: { result: "valid", credential } }])
  }
})

test("a compressed credential is found without the length of its stream", async () => {
  const { text } = await issued()
  const stream = deflateSync(text).toString("latin1")
  for (const end of ["\nendstream", "\r\nendstream", "endstream"]) {
    const pdf = `%PDF-1.7\n1 0 obj\n<</Type /EmbeddedFile /Length 2 0 R /Filter /FlateDecode>>\nstream\r\n${stream}${end}`
    expect(await outcome(Buffer.from(pdf, "latin1"))).toEqual(changed)
  }
})

test("other files are no certificates, and none hangs the check", async () => {
  const bomb = deflateSync(Buffer.alloc(500 * 1024 * 1024)).toString("latin1")
  const bombs = `1 0 obj<</Type/EmbeddedFile/Filter/FlateDecode>>stream\n${bomb}\nendstream endobj`.repeat(10)
  for (const [kind, content] of [
    ["notReadable", ""],
    ["notReadable", "hello"],
    ["notReadable", '{"id":['],
    ["notReadable", '{"id":null}'],
    ["notReadable", "a".repeat(1_000_000)],
    ["noCredential", "%PDF-1.7"],
    ["noCredential", `%PDF-1.7 ${"1 0 obj<</Type/EmbeddedFile>>".repeat(300_000)}`],
    ["noCredential", `%PDF-1.7 ${"1 0 obj<</Type/EmbeddedFile>>stream\n".repeat(200_000)}`],
    ["noCredential", `%PDF-1.7 ${"/Length ".repeat(1_000_000)}/EmbeddedFile stream\n`],
    ["noCredential", `%PDF-1.7 ${"\r\n".repeat(4_000_000)}/EmbeddedFile stream\n${"\r\n".repeat(500_000)}`],
    ["noCredential", `%PDF-1.7 ${bombs}`],
    ["noCredential", `%PDF-1.7 ${"stream\neyJ".repeat(900_000)}`],
    ["noCredential", `%PDF-1.7 stream\neyJ.a.${"b".repeat(9_000_000)}`],
    ["tooLarge", "%PDF-".padEnd(maxFileBytes + 1)],
  ]) {
    expect(await outcome(Buffer.from(content ?? "", "latin1"))).toBe(kind)
  }
})
