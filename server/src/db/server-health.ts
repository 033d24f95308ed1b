import { statfs } from "node:fs/promises"
import type { ServerHealth } from "contract"
import type { Database } from "#db/open.ts"

/** With less than this free, somebody should make room. */
const lowBytes = 1_000_000_000

/** What the server may use of the disk that a folder is on. */
export async function freeSpaceOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  return { freeBytes, totalBytes: blocks * bsize, isLow: freeBytes < lowBytes }
}

const unknown = { freeBytes: 0, totalBytes: 0, isLow: false }

export async function serverHealth({ health, location }: Pick<Database, "health" | "location">): Promise<ServerHealth> {
  return {
    fault: health.fault() ?? "none",
    // With PostgreSQL and S3 there may be no such folder.
    storage: await freeSpaceOf(location.dataDir).catch(() => unknown),
    checkedAt: health.checkedAt()?.toISOString() ?? "",
  }
}
