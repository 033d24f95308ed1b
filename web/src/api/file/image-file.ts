import { imageLimits, type PlainCode } from "contract"

export const acceptedImages = "image/png,image/jpeg,image/jpg"

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** Checks the content, as the server does: the file's name and declared type prove nothing. */
async function isImage(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.some((signature) => signature.every((byte, index) => start[index] === byte))
}

/** The error code for a file that cannot be accepted as an image; null if it can. */
export async function refusalOf(file: Blob, maxBytes: number = imageLimits.bytes): Promise<PlainCode | null> {
  try {
    if (!(await isImage(file))) return "imageTypes"
    return file.size > maxBytes ? "imageTooLarge" : null
  } catch {
    // Moved or deleted since it was selected, or on a disk that was removed.
    return "imageBroken"
  }
}
