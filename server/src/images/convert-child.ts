import sharp from "sharp"
import { respondToEach } from "#isolation/child-response.ts"

export type ConvertRequest = {
  bytes: Uint8Array
  maxPixels: number
  maxSidePixels: number
  photoBytes: number | undefined
}
export type ConvertResult = { webp: Uint8Array } | { refused: "imageTooWide" | "imageBroken" }

// Runs in a child process, for one image: an image that crashes or bloats the decoder affects only this process.
sharp.cache(false)
sharp.concurrency(1)

respondToEach(convert)

/** Decodes and re-encodes the whole image, without metadata or appended data. */
async function convert(request: ConvertRequest): Promise<ConvertResult> {
  const { maxSidePixels, photoBytes } = request
  try {
    const webp = await encode(request, maxSidePixels, 80)
    if (photoBytes === undefined || webp.length <= photoBytes) return { webp }
    // Noise, of which an image may consist to fill the disk, is large even so.
    const smaller = await encode(request, maxSidePixels, 40)
    return { webp: smaller.length <= photoBytes ? smaller : await encode(request, maxSidePixels / 2, 40) }
  } catch (error) {
    return { refused: /pixel limit/.test((error as Error).message) ? "imageTooWide" : "imageBroken" }
  }
}

function encode({ bytes, maxPixels, photoBytes }: ConvertRequest, side: number, quality: number) {
  // The pixel limit applies before decoding; `failOn: "error"` rejects truncated files.
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
  // Transparency is stored without loss.
  return (photoBytes === undefined ? image : image.flatten({ background: "#fff" })).webp({ quality }).toBuffer()
}
