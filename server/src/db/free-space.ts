import { statfs } from "node:fs/promises"

/** With less than this free, somebody should make room. */
const lowBytes = 1_000_000_000

/** What the server may use of the disk that a folder is on. */
export async function freeSpaceOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  return { freeBytes, totalBytes: blocks * bsize, isLow: freeBytes < lowBytes }
}
