import { statfs } from "node:fs/promises"
import type { ServerHealth } from "contract"
import { lastBackup } from "#db/health/backup-age.ts"
import type { Database } from "#db/open.ts"

/** Below this, the overview warns that storage is low. */
const lowSpaceBytes = 1_000_000_000

/** Free and total bytes of the file system that holds a folder. Free space counts only what this process may use. */
export async function freeSpaceOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  return { freeBytes, totalBytes: blocks * bsize, isLow: freeBytes < lowSpaceBytes }
}

const unknown = { freeBytes: 0, totalBytes: 0, isLow: false }

export async function serverHealth(database: Database, backupCount: number): Promise<ServerHealth> {
  const { health, location } = database
  return {
    fault: health.fault() ?? "none",
    // With PostgreSQL and S3 the folder may not exist.
    storage: await freeSpaceOf(location.dataDir).catch(() => unknown),
    backup: await lastBackup(database, backupCount),
    checkedAt: health.checkedAt()?.toISOString() ?? "",
  }
}
