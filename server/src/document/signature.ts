import { createHash } from "node:crypto"
import type { CertificateDocument } from "contract"
import { LRUCache } from "lru-cache"

/** Enough for the box in the template, at 400 dots per inch. */
const [maxWidth, maxHeight] = [840, 240]

const maxCachedBytes = 2 * 1024 * 1024

/** By the hash of the image: certificates of several years, with a signatory each, can be drawn one after the other. */
const small = new LRUCache<string, Buffer, Uint8Array>({
  maxSize: maxCachedBytes,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_hash, _stale, { context: image }) => smaller(image),
})

/** With a small image of the signature. */
export async function withSignature(document: CertificateDocument): Promise<CertificateDocument> {
  const { signatory } = document
  if (!signatory?.image) return document
  const hash = createHash("sha256").update(signatory.image).digest("base64url")
  const image = await small.forceFetch(hash, { context: signatory.image })
  return { ...document, signatory: { ...signatory, image } }
}

async function smaller(image: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const resized = sharp(image).trim().resize(maxWidth, maxHeight, { fit: "inside", withoutEnlargement: true })
  const { hasAlpha } = await sharp(image).metadata()
  // A photo as PNG would make each document as large as its pixels.
  return hasAlpha ? resized.png().toBuffer() : resized.jpeg({ quality: 85 }).toBuffer()
}
