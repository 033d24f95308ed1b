import { type Crop, squareOf } from "./crop-square.ts"

const mostDots = 640

/** On white, for JPEG has no transparency. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const { left, top, side } = squareOf(crop, picture)
  const dots = Math.max(1, Math.min(mostDots, Math.round(side)))
  // To set the size clears a canvas, even where it is the same.
  if (canvas.width !== dots) canvas.width = canvas.height = dots
  const context = canvas.getContext("2d")
  if (!context) return
  context.fillStyle = "#fff"
  context.fillRect(0, 0, dots, dots)
  context.imageSmoothingQuality = "high"
  context.drawImage(picture, left, top, side, side, 0, 0, dots, dots)
}

/** The square as a JPEG; null where the browser has no memory left for it. */
export function jpegOf(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement("canvas")
  drawSquare(canvas, picture, crop)
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9))
}
