import { accessSync, constants, statfsSync } from "node:fs"

const folder = "/dev/shm"
// The databases of a whole run take 2.3 GB. Containers often have 64 MB here.
const neededBytes = 4 * 1024 ** 3

/** The environment for temporary files in memory, if there is enough of it: thousands of commits need not wait for the disk. */
export function memoryFolder() {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= neededBytes ? { TMPDIR: folder } : {}
  } catch {
    return {}
  }
}
