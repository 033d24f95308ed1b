import type { PlainCode } from "contract"
import { refusalOf } from "#api/image-file.ts"

/** Phones take photos of more than the 5 MB that may be uploaded; what is cut out of one is far smaller. */
export const maxMegabytes = 20

/** Of a decoded photo: an old phone moves no more than this smoothly. */
const maxPixels = 3_000_000

/** Of the square that is uploaded. */
const maxSide = 640

type Area = { x: number; y: number; width: number; height: number }
/** The photo that was chosen, decoded, or why it is none. */
export type Reading = { picture?: HTMLCanvasElement; refusal?: PlainCode; isTooLarge?: true }

/** Decodes a chosen file, upright. */
export async function readPicture(file: File): Promise<Reading> {
  if (file.size > maxMegabytes * 1024 * 1024) return { isTooLarge: true }
  const refusal = await refusalOf(file, Number.POSITIVE_INFINITY)
  if (refusal) return { refusal }
  try {
    const whole = await createImageBitmap(file)
    const { width, height } = whole
    const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
    const picture = drawn(whole, { x: 0, y: 0, width, height }, width * scale, height * scale)
    whole.close()
    return { picture }
  } catch {
    return { refusal: "imageBroken" }
  }
}

/** A square of the picture as a JPEG; null where the browser has no memory left for it. */
export function cutOut(picture: HTMLCanvasElement, area: Area): Promise<Blob | null> {
  const side = Math.min(maxSide, area.width)
  return new Promise<Blob | null>((resolve) =>
    drawn(picture, area, side, side).toBlob(resolve, "image/jpeg", 0.9),
  ).catch(() => null)
}

/** On white, for JPEG has no transparency. */
function drawn(source: CanvasImageSource, { x, y, width, height }: Area, toWidth: number, toHeight: number) {
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(toWidth))
  canvas.height = Math.max(1, Math.round(toHeight))
  const context = canvas.getContext("2d")
  if (!context) throw new Error("no memory for a canvas")
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = "high"
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}
