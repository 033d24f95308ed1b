import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Database } from "#db/open.ts"
import { freeSpaceOf } from "#db/server-health.ts"
import { faultOf } from "#db/storage-fault.ts"
import { repeat } from "#repeat.ts"

const lookEveryMs = 5000
const probeBytes = 256 * 1024

/** Notices a full disk before a write fails, and after one has failed, that there is room again. */
export function monitorStorage({ location, health, write }: Pick<Database, "location" | "health" | "write">) {
  const { dataDir, databaseUrl } = location
  /** With PostgreSQL the folder may be empty, and full for all we care. */
  async function look() {
    if (!databaseUrl && (await freeSpaceOf(dataDir)).freeBytes < probeBytes) health.storageFailed("storageFull")
    if (!health.storageFault()) return
    // As a change of a record would: into a file beside the database, and into the database.
    if (!databaseUrl) await writeProbe(join(dataDir, "write-probe"))
    await write([], (trx) => trx.updateTable("turn").set({ name: "order" }).where("name", "=", "order").execute())
    health.storageRecovered()
  }

  return repeat(lookEveryMs, look, (error) => {
    const fault = faultOf(error)
    if (fault && fault !== "databaseDamaged") health.storageFailed(fault, error)
  })
}

async function writeProbe(path: string) {
  try {
    await writeFile(path, Buffer.alloc(probeBytes, 1), { mode: 0o600, flush: true })
  } finally {
    await rm(path, { force: true }).catch(() => {})
  }
}
