import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Database } from "#db/open.ts"
import { freeSpaceOf } from "#db/server-health.ts"
import { faultOf } from "#db/storage-fault.ts"
import { runPeriodically } from "#run-periodically.ts"

const checkIntervalMs = 5000
const probeBytes = 256 * 1024

/** Detects a full disk before a write fails, and detects recovery after a failure. */
export function monitorStorage({ location, health, write }: Pick<Database, "location" | "health" | "write">) {
  const { dataDir, databaseUrl } = location
  /** With PostgreSQL the data folder holds no database, so its free space does not matter. */
  async function check() {
    if (!databaseUrl && (await freeSpaceOf(dataDir)).freeBytes < probeBytes) health.storageFailed("storageFull")
    if (!health.storageFault()) return
    // Probes both places that a change of a record writes to: a file in the data folder, and the database.
    if (!databaseUrl) await writeProbe(join(dataDir, "write-probe"))
    await write([], (trx) => trx.updateTable("lock").set({ name: "order" }).where("name", "=", "order").execute())
    health.storageRecovered()
  }

  return runPeriodically(checkIntervalMs, check, (error) => {
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
