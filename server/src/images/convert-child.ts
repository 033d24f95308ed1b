import sharp from "sharp"
import { respondToParent } from "#isolation/child-response.ts"

export type ConvertRequest = { bytes: Uint8Array; maxPixels: number; maxSidePixels: number }
export type ConvertResult = { webp: Uint8Array } | { refused: "imageTooWide" | "imageBroken" }

// Runs in a child process, for one image: an image that crashes or bloats the decoder affects only this process.
sharp.cache(false)
sharp.concurrency(1)

respondToParent(convert)

/** Decodes and re-encodes the whole image, without metadata or appended data. */
async function convert({ bytes, maxPixels, maxSidePixels }: ConvertRequest): Promise<ConvertResult> {
  try {
    // The pixel limit applies before decoding; `failOn: "error"` rejects truncated files.
    const webp = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { webp }
  } catch (error) {
    return { refused: /pixel limit/.test((error as Error).message) ? "imageTooWide" : "imageBroken" }
  }
}
