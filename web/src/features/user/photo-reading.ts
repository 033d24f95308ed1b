import { say } from "contract"
import { refusalOf } from "#api/image-file.ts"

/** Phones take photos of more than the 5 MB that may be uploaded; what is cut out of one is far smaller. */
export const mostMegabytes = 20

/** Enough for a face; an old phone moves no more than this smoothly. */
const shortestSide = 1280

type Reading = { picture: ImageBitmap } | { refusal: string } | { isTooLarge: true }

/** Decodes a chosen file, upright. */
export async function readPicture(file: File): Promise<Reading> {
  if (file.size > mostMegabytes * 1024 * 1024) return { isTooLarge: true }
  const refusal = await refusalOf(file, Number.POSITIVE_INFINITY)
  if (refusal) return { refusal }
  try {
    return { picture: await smaller(await createImageBitmap(file)) }
  } catch {
    return { refusal: say("imageBroken") }
  }
}

async function smaller(whole: ImageBitmap): Promise<ImageBitmap> {
  const share = shortestSide / Math.min(whole.width, whole.height)
  if (share >= 1) return whole
  const picture = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * share),
    resizeHeight: Math.round(whole.height * share),
    resizeQuality: "high",
  })
  whole.close()
  return picture
}
