import { imageLimits, photoLimits } from "contract"
import { badInput } from "#errors.ts"
import type { ConvertRequest, ConvertResult } from "#images/convert-child.ts"
import { concurrencyLimit } from "#isolation/bulkhead.ts"
import { childProcess } from "#isolation/child-workers.ts"
import { programFile } from "#program-file.ts"

const limit = concurrencyLimit({ name: "The image decoder", maxConcurrent: 2, maxQueued: 18 })
const decoder = childProcess<ConvertResult>({ program: programFile("images/convert-child"), timeoutMs: 15_000 })

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** JPEG or PNG by content; name and declared type are ignored. */
const isJpegOrPng = (bytes: Buffer) =>
  signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte))

export function rejectOtherFormats(bytes: Buffer): void {
  if (!isJpegOrPng(bytes)) throw badInput("imageTypes", "image")
}

/** The image as it is stored: upright WebP, within the size limit, without metadata. */
export async function convertImage(bytes: Buffer, { isPhoto }: { isPhoto: boolean }): Promise<Buffer> {
  const stored = isPhoto
    ? { maxSidePixels: photoLimits.side, photoBytes: photoLimits.storedBytes }
    : { maxSidePixels: imageLimits.side, photoBytes: undefined }
  const request: ConvertRequest = { bytes, maxPixels: imageLimits.pixels, ...stored }
  const result = await limit(() => decoder.run(request))
  if ("refused" in result) throw badInput(result.refused, "image")
  return Buffer.from(result.webp)
}
