import { chmodSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Log } from "#log.ts"

const othersMask = 0o077
const dataFiles =
  /^(prohori\.db(-wal|-shm|-journal)?|lock|installation\.json|secret\.key|audit-heads.*|images|outbox|backups)$/

export const isDataFile = (name: string) => dataFiles.test(name)

/**
 * The data files contain emails, password hashes and sign-in links. New files are readable by their owner only (umask);
 * existing ones, such as restored copies, are made private too.
 */
export function makeFilesPrivate(dataDir: string, log: Log) {
  process.umask(othersMask)
  if (process.platform === "win32") return
  const tightened: string[] = []
  for (const name of namesIn(dataDir)) {
    const path = join(dataDir, name)
    try {
      const { mode } = statSync(path)
      if ((mode & othersMask) === 0) continue
      chmodSync(path, mode & ~othersMask & 0o777)
      tightened.push(name)
    } catch (err) {
      log.error({ err, path }, "Other users of this machine can read this file, and it could not be made private")
    }
  }
  if (tightened.length > 0)
    log.warn({ dataDir, tightened }, "Other users of this machine could read these files; they are private now")
}

function namesIn(dataDir: string): string[] {
  try {
    return readdirSync(dataDir).filter(isDataFile)
  } catch {
    // A missing or unreadable folder is reported by the code that opens the database.
    return []
  }
}
