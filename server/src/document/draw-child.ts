import type { DocumentFormat } from "contract"
import { type Drawing, openDrawing } from "#document/draw.ts"
import type { CertificateDocument } from "#document/texts.ts"
import { respondToEach } from "#isolation/child-response.ts"

export type DrawRequest = { document: CertificateDocument; format: DocumentFormat; credential?: string; folder: string }

let opened: Promise<Drawing> | undefined
let openedPicture: Promise<(texts: string) => Promise<Buffer>> | undefined

respondToEach(draw)

async function draw({ document, format, credential, folder }: DrawRequest): Promise<Buffer> {
  opened ??= openDrawing(folder)
  const drawing = await opened
  if (format === "pdf") return drawing.pdf(document, credential)
  if (format === "svg") return Buffer.from(await drawing.svg(document))
  openedPicture ??= import("#document/picture.ts").then(({ openPicture }) => openPicture(drawing.frame))
  const picture = await openedPicture
  return picture(await drawing.texts(document))
}
