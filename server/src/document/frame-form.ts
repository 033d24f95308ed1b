import { deflateSync } from "node:zlib"
import { addStream, contentOf, type Pdf, pageOf, readPdf, replaceText } from "#document/pdf-objects.ts"

/** The frame as a form XObject: drawn by Typst and compressed once, and then added to each document. */
export type FrameForm = { entries: string; stream: Buffer }

/** From a PDF whose only page shows the frame. Its colours become DeviceRGB, which is the document's output intent. */
export function frameForm(framePdf: Buffer): FrameForm {
  const pdf = readPdf(framePdf)
  const content = contentOf(pdf.objects, pageOf(pdf).page)
    .replace(/^\/\w+ <<[^>]*>> BDC\n|^\/\w+ BMC\n|^EMC\n?/gm, "")
    .replace(/^\/c\d+ cs\n(\S+ \S+ \S+) scn$/gm, "$1 rg")
    .replace(/^\/c\d+ CS\n(\S+ \S+ \S+) SCN$/gm, "$1 RG")
  if (content.includes("/")) throw new Error("The frame uses resources of its page")
  const [, box = ""] = /\/MediaBox (\[[^\]]*\])/.exec(pageOf(pdf).page) ?? []
  return {
    entries: `/Type /XObject\n/Subtype /Form\n/BBox ${box}\n/Resources << >>\n/Filter /FlateDecode`,
    stream: deflateSync(Buffer.from(content, "latin1"), { level: 9 }),
  }
}

/** Adds the frame to the page's resources. Returns the operators that draw it, as an artifact that screen readers skip. */
export function addFrame(pdf: Pdf, { entries, stream }: FrameForm): string {
  const { objects } = pdf
  const form = addStream(objects, entries, stream)
  const { id, page } = pageOf(pdf)
  const named = `/Frame ${form} 0 R`
  const hasForms = /\/XObject\s*<</.test(page)
  const resources = hasForms
    ? page.replace(/\/XObject\s*<</, (start) => `${start} ${named}`)
    : page.replace(/\/Resources\s*<</, (start) => `${start} /XObject << ${named} >>`)
  replaceText(objects, id, resources)
  return "/Artifact <</Type /Page>> BDC\nq\n/Frame Do\nQ\nEMC"
}
