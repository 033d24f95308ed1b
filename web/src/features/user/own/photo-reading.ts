import { type PlainCode, photoLimits } from "contract"
import { refusalOf } from "#api/file/image-file.ts"

/** Photos of phones exceed the 5 MB of an upload, but the cropped part is far smaller. */
export const maxMegabytes = 20

/** A larger photo is scaled down: an old phone cannot move it smoothly. */
const maxPixels = 3_000_000

type Area = { x: number; y: number; width: number; height: number }
/** The decoded photo, or why it was refused. */
export type Reading = { image?: HTMLCanvasElement; refusal?: PlainCode; isTooLarge?: true }

/** Decodes the selected file, in its upright orientation. */
export async function readImage(file: File): Promise<Reading> {
  if (file.size > maxMegabytes * 1024 * 1024) return { isTooLarge: true }
  const refusal = await refusalOf(file, Number.POSITIVE_INFINITY)
  if (refusal) return { refusal }
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
    const image = draw(bitmap, { x: 0, y: 0, width, height }, width * scale, height * scale)
    bitmap.close()
    return { image }
  } catch {
    return { refusal: "imageBroken" }
  }
}

/** A square of the image as a JPEG; null if the browser runs out of memory. */
export function cropSquare(image: HTMLCanvasElement, area: Area): Promise<Blob | null> {
  const side = Math.min(photoLimits.side, area.width)
  return new Promise<Blob | null>((resolve) => draw(image, area, side, side).toBlob(resolve, "image/jpeg", 0.9)).catch(
    () => null,
  )
}

/** Draws on white, because JPEG has no transparency. */
function draw(source: CanvasImageSource, { x, y, width, height }: Area, toWidth: number, toHeight: number) {
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
