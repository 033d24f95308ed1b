import { imageLimits } from "contract"
import { badInput } from "#errors.ts"
import type { Order, Outcome } from "#images/decode.ts"
import { isolatedProgram } from "#isolation/child-process.ts"
import { Unavailable } from "#isolation/unavailable.ts"

const decoded = isolatedProgram<Outcome>({
  name: "The image decoder",
  program: new URL("./decode.ts", import.meta.url),
  maxConcurrent: 2,
  maxQueued: 18,
  timeoutMs: 15_000,
  failureThreshold: 5,
  openMs: 10_000,
  // A picture that kills its decoder, or keeps it too long, says nothing about the next one.
  isFailure: (error) => !(error instanceof Unavailable),
})

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** JPEG or PNG, by the content: neither the name nor the declared type is asked. */
const isPicture = (bytes: Buffer) => signatures.some((start) => start.every((byte, at) => bytes[at] === byte))

export function refuseOtherFiles(bytes: Buffer): void {
  if (!isPicture(bytes)) throw badInput("imageTypes", "image")
}

/** The picture as it is kept: upright, no wider or higher than the limit, WebP, and nothing else in it. */
export async function pictureFrom(bytes: Buffer): Promise<Buffer> {
  const order: Order = { bytes, mostPixels: imageLimits.pixels, longestSide: imageLimits.side }
  const outcome = await decoded(order)
  if ("refused" in outcome) throw badInput(outcome.refused, "image")
  return Buffer.from(outcome.webp)
}
