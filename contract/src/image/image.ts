import * as z from "zod/mini"
import { key } from "../text/input.ts"

/** The types that can be uploaded. The server checks the content, not the file name. */
export const imageTypes = ["image/jpeg", "image/png"] as const
/** Messages, hints and docs/security.md name the limits too: search for "5 MB". */
export const imageLimits = { bytes: 5 * 1024 * 1024, pixels: 40_000_000, side: 1600 } as const
/** How an image is stored that can only be the photo of its uploader: students and instructors use images for nothing else. */
export const photoLimits = { side: 512, storedBytes: 64 * 1024 } as const

/** Describes an upload in OpenAPI; the server reads the body itself. */
export const UploadImage = z.object({ image: z.file() })

/** The response format of well-known image hosts. */
export const UploadedImage = z.object({
  data: z.object({ url: z.string() }),
  success: z.literal(true),
  status: z.literal(200),
})
export type UploadedImage = z.infer<typeof UploadedImage>

export const ByImageName = z.object({ name: key })
