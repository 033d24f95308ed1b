import type { ServerHealth } from "contract"
import { freeSpaceOf } from "#db/free-space.ts"
import type { Database } from "#db/open.ts"

const unknown = { freeBytes: 0, totalBytes: 0, isLow: false }

export async function serverHealth({ health, place }: Pick<Database, "health" | "place">): Promise<ServerHealth> {
  return {
    fault: health.fault() ?? "none",
    // With PostgreSQL and S3 there may be no such folder.
    storage: await freeSpaceOf(place.dataDir).catch(() => unknown),
    checkedAt: health.checkedAt()?.toISOString() ?? "",
  }
}
