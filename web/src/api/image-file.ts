import { imageLimits, type PlainCode } from "contract"

export const acceptedImages = "image/png,image/jpeg,image/jpg"

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** By the content, as the server does it: a name and a type are what somebody says about a file. */
async function isPicture(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.some((signature) => signature.every((byte, at) => start[at] === byte))
}

/** Why a file is no picture of ours, by the contract's code; null when it may be one. */
export async function refusalOf(file: Blob, mostBytes: number = imageLimits.bytes): Promise<PlainCode | null> {
  try {
    if (!(await isPicture(file))) return "imageTypes"
    return file.size > mostBytes ? "imageTooLarge" : null
  } catch {
    // Moved or deleted since it was chosen, or on a disk that is gone.
    return "imageBroken"
  }
}
