import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { freeSpaceOf } from "#db/health/server-health.ts"
import { faultOf } from "#db/health/storage-fault.ts"
import type { Job } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"

const probeBytes = 256 * 1024

/** Detects a full disk before a write fails, and detects recovery after a failure. */
export const monitorStorage: Job = {
  name: "monitor-storage",
  inEachProcess: true,
  every: 5000,
  run: ({ database }) =>
    check(database).catch((error) => {
      const fault = faultOf(error)
      if (fault && fault !== "databaseDamaged") database.health.storageFailed(fault, error)
    }),
}

/** With PostgreSQL the data folder holds no database, so its free space does not matter. */
async function check({ location, health, write }: Database) {
  const { dataDir, databaseUrl } = location
  if (!databaseUrl && (await freeSpaceOf(dataDir)).freeBytes < probeBytes) health.storageFailed("storageFull")
  if (!health.storageFault()) return
  // Probes both places that a change of a record writes to: a file in the data folder, and the database.
  if (!databaseUrl) await writeProbe(join(dataDir, "write-probe"))
  await write([], (trx) => trx.updateTable("lock").set({ name: "order" }).where("name", "=", "order").execute())
  health.storageRecovered()
}

async function writeProbe(path: string) {
  try {
    await writeFile(path, Buffer.alloc(probeBytes, 1), { mode: 0o600, flush: true })
  } finally {
    await rm(path, { force: true }).catch(() => {})
  }
}
