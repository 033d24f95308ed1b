import sharp from "sharp"
import { respondToParent } from "#isolation/child-response.ts"

export type Order = { bytes: Uint8Array; mostPixels: number; longestSide: number }
export type Outcome = { webp: Uint8Array } | { refused: "imageTooWide" | "imageBroken" }

// A process of its own, for one picture: what a hostile one may do to the decoder ends with it, and so does its memory.
sharp.cache(false)
sharp.concurrency(1)

respondToParent(decode)

/** Decodes the whole picture and draws it anew: nothing that is not seen is in the new one. */
async function decode({ bytes, mostPixels, longestSide }: Order): Promise<Outcome> {
  try {
    // The limit holds before decoding; 'error' refuses files that are cut short.
    const webp = await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { webp }
  } catch (error) {
    return { refused: /pixel limit/.test((error as Error).message) ? "imageTooWide" : "imageBroken" }
  }
}
