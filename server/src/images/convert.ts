import { imageLimits, photoLimits } from "contract"
import { badInput } from "#errors.ts"
import type { ConvertRequest, ConvertResult } from "#images/convert-child.ts"
import { isolatedProgram } from "#isolation/child-process.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { programFile } from "#program-file.ts"

const convert = isolatedProgram<ConvertResult>({
  name: "The image decoder",
  program: programFile("images/convert-child"),
  maxConcurrent: 2,
  maxQueued: 18,
  timeoutMs: 15_000,
  failureThreshold: 5,
  openMs: 10_000,
  // An image that crashes or stalls the decoder must not open the circuit for others.
  isFailure: (error) => !(error instanceof Unavailable),
})

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
  const result = await convert(request)
  if ("refused" in result) throw badInput(result.refused, "image")
  return Buffer.from(result.webp)
}
