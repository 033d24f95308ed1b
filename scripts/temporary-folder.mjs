import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const memory = "/dev/shm"
// The databases of a whole run take 2.3 GB. Containers often have 64 MB here.
const neededBytes = 4 * 1024 ** 3

/** A folder for the temporary files of all tests, removed at the end. In memory if possible: thousands of commits then wait for no disk. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(hasMemory() ? memory : tmpdir(), "prohori-tests-"))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasMemory() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}
