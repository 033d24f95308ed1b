import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setImmediate as soon } from "node:timers/promises"
import type { CertificateDocument } from "contract"
import { reserveCredential } from "#document/attachment.ts"
import { loadFonts } from "#document/fonts.ts"
import { addFrame, frameForm } from "#document/frame-form.ts"
import { declarePdfUa } from "#document/metadata.ts"
import { readPdf, writePdf } from "#document/pdf-objects.ts"
import { templateData } from "#document/template-data.ts"
import { setWordTexts } from "#document/text-layer.ts"
import { serverFile } from "#folders.ts"

/** Two generations: fonts and template stay in Typst's cache, data of a single document is freed. */
const cacheGenerations = 2

export type Drawing = Awaited<ReturnType<typeof openDrawing>>

/** Opens the compiler: fonts and template are read once. `folder` has the fonts and frame.svg. */
export async function openDrawing(folder: string) {
  // Native code: only the process that draws loads it.
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler")
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: loadFonts(folder) }] })
  const template = readFileSync(serverFile("src/document/template.typ"), "utf8")
  const frame = readFileSync(join(folder, "frame.svg"), "utf8")
  const form = frameForm(framePdf())

  function framePdf() {
    const mainFileContent = `#set page(width: 841.89pt, height: 595.28pt, margin: 0pt, fill: none)
      #image(bytes(sys.inputs.frame), format: "svg", width: 841.89pt, height: 595.28pt, fit: "stretch")`
    return compiler.pdf({ mainFileContent, inputs: { frame } }, { pdfTags: false, creationTimestamp: 0 })
  }

  function compile(document: CertificateDocument, hasCredential = false) {
    const image = document.signatory?.image
    const signature = join(folder, "signature")
    if (image) compiler.mapShadow(signature, Buffer.from(image))
    try {
      const data = templateData(document, hasCredential)
      const compiled = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
      if (compiled.result) return compiled.result
      const error = compiled.takeDiagnostics()
      throw new Error(`Typst: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`)
    } finally {
      if (image) compiler.unmapShadow(signature)
      compiler.evictCache(cacheGenerations)
    }
  }

  /** A tagged PDF/A-3 with the text of each word. Spaces are attached in the place of a credential of this length. */
  async function pdf(document: CertificateDocument, credentialLength = 0): Promise<Buffer> {
    const compiled = compile(document, credentialLength > 0)
    const creationTimestamp = Math.max(0, Math.floor(document.madeAt / 1000))
    const words: { text: string }[] = compiler.query(compiled, { selector: "strong", field: "body" })
    const file = readPdf(compiler.pdf(compiled, { pdfStandard: "a-3a", creationTimestamp }))
    const drawFrame = addFrame(file, form)
    setWordTexts(
      file,
      words.map(({ text }) => text),
      drawFrame,
    )
    declarePdfUa(file)
    if (credentialLength > 0) reserveCredential(file, credentialLength)
    // Node finalizes native objects in the event loop: without a turn of it, each document would stay in memory.
    await soon()
    return writePdf(file)
  }

  /** Without the frame, for the PNG, which has a frame that is already drawn. */
  async function texts(document: CertificateDocument): Promise<string> {
    const drawn = compiler.plainSvg(compile(document))
    await soon()
    return drawn
  }

  async function svg(document: CertificateDocument): Promise<string> {
    const drawn = await texts(document)
    // Behind the text, as the first child.
    const end = drawn.indexOf(">") + 1
    return `${drawn.slice(0, end)}${frame}${drawn.slice(end)}`
  }

  return { pdf, svg, texts, frame }
}
