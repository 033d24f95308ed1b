import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { OpenBadge, statementsIn } from "contract"
import { afterAll, expect, test } from "vitest"
import { canRun } from "#test/can-run.ts"
import { credentialClient, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-attachment-"))
afterAll(() => rmSync(folder, { recursive: true }))
const jwt = /stream\n(eyJ[\w-]+\.[\w-]+\.[\w-]+)\nendstream/

onAnyDatabase("the PDF of a certificate", (app) => {
  const { get, issue, resultOf } = credentialClient(app)
  const pdfOf = async (no: string, query = "") => (await get(`/api/certificates/document/${no}.pdf${query}`)).rawPayload
  const attachedTo = (pdf: Buffer) => jwt.exec(pdf.toString("latin1"))?.[1] ?? ""

  test("contains a credential with the same statements, which covers every other byte", async () => {
    const said = aCertificate({ candidateName: "মেহজাবিন চৌধুরী", certificationNo: "PDF-SIGNED-1" })
    await issue(said)
    const pdf = await pdfOf("PDF-SIGNED-1")
    const text = attachedTo(pdf)
    expect(await resultOf(text)).toBe("valid")
    const badge = OpenBadge.parse(partsOf(text).payload)
    expect(statementsIn(badge)).toMatchObject({ candidateName: "মেহজাবিন চৌধুরী", certificationNo: "PDF-SIGNED-1" })
    const around = Buffer.from(pdf).fill(" ", pdf.indexOf(text), pdf.indexOf(text) + text.length)
    expect(badge.relatedResource).toEqual([
      {
        id: "http://localhost:3000/api/certificates/document/PDF-SIGNED-1.pdf?language=en#without-credential",
        digestSRI: `sha384-${createHash("sha384").update(around).digest("base64")}`,
        mediaType: "application/pdf",
      },
    ])
  })

  test("has another digest in the other language, and another credential after a correction", async () => {
    const { change } = await issue(aCertificate({ certificationNo: "PDF-SIGNED-2" }))
    const [en, bn] = [attachedTo(await pdfOf("PDF-SIGNED-2")), attachedTo(await pdfOf("PDF-SIGNED-2", "?language=bn"))]
    expect(en).not.toBe(bn)
    expect(partsOf(bn).payload.relatedResource[0].id).toContain("?language=bn")
    await change("correct-certificate", { hours: 40, reason: "It was missing" })
    expect(await resultOf(en)).toBe("revoked")
    expect(await resultOf(attachedTo(await pdfOf("PDF-SIGNED-2")))).toBe("valid")
  })

  test.skipIf(!canRun("pdfdetach") || !canRun("qpdf"))(
    "is well-formed for other programs, which extract it",
    async () => {
      await issue(aCertificate({ certificationNo: "PDF-SIGNED-3" }))
      const pdf = await pdfOf("PDF-SIGNED-3")
      const path = join(folder, "document.pdf")
      writeFileSync(path, pdf)
      expect(execFileSync("qpdf", ["--check", path], { encoding: "utf8" })).toContain(
        "No syntax or stream encoding errors",
      )
      execFileSync("pdfdetach", ["-saveall", "-o", folder, path])
      expect(readFileSync(join(folder, "credential.jwt"), "utf8")).toBe(attachedTo(pdf))
    },
  )
})
