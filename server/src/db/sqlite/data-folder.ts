import { accessSync, constants, mkdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { CannotStart } from "#cannot-start.ts"
import { isSqliteBusy } from "#db/health/storage-fault.ts"

const databaseFiles = ["lock", "prohori.db", "prohori.db-wal", "prohori.db-shm"]

/** Locks the data folder. The operating system releases the lock when the process ends, even if it crashes. */
export function lockFolder(dataDir: string): DatabaseSync {
  try {
    // The folder will hold emails and password hashes, so only its owner may read it.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // SQLite's own errors would not name the file.
    for (const name of databaseFiles) checkWritable(join(dataDir, name))
    const file = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 })
    file.exec("begin exclusive")
    return file
  } catch (error) {
    if (isSqliteBusy(error as Error)) throw new CannotStart(`The data folder ${dataDir} is in use by another server`)
    const reason = `${(error as Error).message}${foreignOwner(dataDir)}`
    throw new CannotStart(`The data folder ${dataDir} cannot be written: ${reason}`)
  }
}

function checkWritable(path: string) {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
  }
}

/** As after a restore as root: says which of them this process may not write because it belongs to another user. */
function foreignOwner(dataDir: string): string {
  const own = process.getuid?.()
  try {
    const paths = [dataDir, ...databaseFiles.map((name) => join(dataDir, name))]
    const path = paths.find((path) => !isWritable(path) && statSync(path).uid !== own)
    if (!path) return ""
    return `. ${path} belongs to another user (its id is ${statSync(path).uid}, that of this process ${own})`
  } catch {
    // No file can be looked at, for example because the folder is a file.
    return ""
  }
}

function isWritable(path: string): boolean {
  try {
    checkWritable(path)
    return true
  } catch {
    return false
  }
}
