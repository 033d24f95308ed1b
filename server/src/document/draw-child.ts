import type { CertificateDocument, DocumentFormat } from "contract"
import { type Drawing, openDrawing } from "#document/draw.ts"
import { withSignature } from "#document/signature.ts"
import { respondToEach } from "#isolation/child-response.ts"

export type DrawRequest = {
  document: CertificateDocument
  format: DocumentFormat
  /** 0 for none. */
  credentialLength: number
  folder: string
}

let opened: Promise<Drawing> | undefined
let openedPicture: Promise<(texts: string) => Promise<Buffer>> | undefined

respondToEach(draw)

async function draw({ document: sent, format, credentialLength, folder }: DrawRequest): Promise<Buffer> {
  opened ??= openDrawing(folder)
  const drawing = await opened
  const document = await withSignature(sent)
  if (format === "pdf") return drawing.pdf(document, credentialLength)
  if (format === "svg") return Buffer.from(await drawing.svg(document))
  openedPicture ??= import("#document/picture.ts").then(({ openPicture }) => openPicture(drawing.frame))
  const picture = await openedPicture
  return picture(await drawing.texts(document))
}
