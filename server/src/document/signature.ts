import type { CertificateDocument } from "contract"

/** Enough for the box in the template, at 400 dots per inch. */
const [maxWidth, maxHeight] = [840, 240]

let latest: { image: Uint8Array; small: Promise<Buffer> } | undefined

/** With a small image of the signature. All documents have the same one, so the latest is not converted again. */
export async function withSignature(document: CertificateDocument): Promise<CertificateDocument> {
  const { signatory } = document
  if (!signatory?.image) return document
  const { image } = signatory
  if (!latest || Buffer.compare(latest.image, image) !== 0) latest = { image, small: smaller(image) }
  return { ...document, signatory: { ...signatory, image: await latest.small } }
}

async function smaller(image: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const resized = sharp(image).trim().resize(maxWidth, maxHeight, { fit: "inside", withoutEnlargement: true })
  const { hasAlpha } = await sharp(image).metadata()
  // A photo as PNG would make each document as large as its pixels.
  return hasAlpha ? resized.png().toBuffer() : resized.jpeg({ quality: 85 }).toBuffer()
}
