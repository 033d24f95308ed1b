import type { CertificateDocument, DocumentFormat } from "contract"
import { digestOf } from "#document/attachment.ts"
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

/** The digest of a PDF is computed here, because the server's main thread has other requests. */
export type DrawResponse = { bytes: Uint8Array; digest?: string }

let opened: Promise<Drawing> | undefined
let openedImage: Promise<(texts: string) => Promise<Buffer>> | undefined

respondToEach(draw)

async function draw({ document: sent, format, credentialLength, folder }: DrawRequest): Promise<DrawResponse> {
  opened ??= openDrawing(folder)
  const drawing = await opened
  const document = await withSignature(sent)
  if (format === "pdf") {
    const bytes = await drawing.pdf(document, credentialLength)
    return { bytes, digest: digestOf(bytes) }
  }
  if (format === "svg") return { bytes: Buffer.from(await drawing.svg(document)) }
  openedImage ??= import("#document/image.ts").then(({ openImage }) => openImage(drawing.frame))
  const drawImage = await openedImage
  return { bytes: await drawImage(await drawing.texts(document)) }
}
