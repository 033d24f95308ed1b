import * as z from "zod/mini"
import { key } from "./input.ts"

/** What an upload may be. The server looks at the content, not at the name. */
export const imageTypes = ["image/jpeg", "image/png"] as const
export const imageLimits = { bytes: 5 * 1024 * 1024, pixels: 40_000_000, side: 1600 } as const

/** What an upload is described as. */
export const UploadImage = z.object({ image: z.file() })

/** The shape in which the well-known image hosts answer an upload. */
export const UploadedImage = z.object({
  data: z.object({ url: z.string() }),
  success: z.literal(true),
  status: z.literal(200),
})
export type UploadedImage = z.infer<typeof UploadedImage>

export const ByImageName = z.object({ name: key })
