import { readFile } from "node:fs/promises"
import { CannotStart } from "#cannot-start.ts"
import type { Signatory } from "#document/texts.ts"

type Settings = { name: string; title: string; signatureFile: string | undefined }

/** Enough for a width of 5 cm at 600 dots per inch. */
const [maxWidth, maxHeight] = [1200, 400]
const maxPixels = 40_000_000

/** Who signs certificates. The image is encoded anew, so that nothing but its pixels reaches a document. */
export async function readSignatory(settings: Settings | undefined): Promise<Signatory | undefined> {
  if (!settings) return undefined
  const { name, title, signatureFile } = settings
  if (!signatureFile) return { name, title }
  try {
    return { name, title, image: await signatureIn(await readFile(signatureFile)) }
  } catch (error) {
    throw new CannotStart(`CERTIFICATE_SIGNATURE ${signatureFile} cannot be used: ${(error as Error).message}`)
  }
}

async function signatureIn(file: Buffer): Promise<Buffer> {
  // Only a server with a signature loads it, and only at its start.
  const { default: sharp } = await import("sharp")
  const image = sharp(file, { limitInputPixels: maxPixels })
  const { format } = await image.metadata()
  if (format !== "png" && format !== "jpeg") throw new Error("it is neither PNG nor JPEG")
  return image.autoOrient().resize(maxWidth, maxHeight, { fit: "inside", withoutEnlargement: true }).png().toBuffer()
}
