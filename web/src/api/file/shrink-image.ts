import { imageLimits } from "contract"
import { refusalOf } from "#api/file/image-file.ts"

/** An old phone cannot decode larger files. */
const maxBytes = 30 * 1024 * 1024

/**
 * A copy of the image in the size that the server stores, which is a tenth of a phone's photo: fast to upload, and below
 * the limit. Returns the file itself if it is small, or if it cannot be read: the server then says why.
 */
export async function shrinkImage(file: File): Promise<File> {
  if (typeof createImageBitmap === "undefined" || (await refusalOf(file, maxBytes))) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = imageLimits.side / Math.max(bitmap.width, bitmap.height)
    const blob = scale < 1 ? await scaled(bitmap, scale, file.type) : null
    bitmap.close()
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}

function scaled(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext("2d")
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = "high"
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9))
}
