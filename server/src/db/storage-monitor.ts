import { open, rm } from "node:fs/promises"
import { join } from "node:path"
import { freeSpaceOf } from "#db/free-space.ts"
import type { Database } from "#db/open.ts"
import { faultOf } from "#db/storage-fault.ts"

const betweenLooksMs = 5000
const probeBytes = 256 * 1024

/** Notices a full disk before a write fails, and after one has failed, that there is room again. */
export function monitorStorage({ place, health, write }: Pick<Database, "place" | "health" | "write">) {
  const { dataDir, databaseUrl } = place
  let timer: NodeJS.Timeout | undefined

  /** With PostgreSQL the folder may be empty, and full for all we care. */
  async function look() {
    if (!databaseUrl && (await freeSpaceOf(dataDir)).freeBytes < probeBytes) health.storageFailed("storageFull")
    if (health.storageFault()) await probe()
  }

  /** As a change of a record would: into a file beside the database, and into the database. */
  async function probe() {
    if (!databaseUrl) await writeFile(join(dataDir, "write-probe"))
    await write([], (trx) => trx.updateTable("turn").set({ name: "order" }).where("name", "=", "order").execute())
    health.storageRecovered()
  }

  async function lookAgain() {
    try {
      await look()
    } catch (error) {
      const fault = faultOf(error as Error)
      if (fault && fault !== "databaseDamaged") health.storageFailed(fault, error as Error)
    }
    timer = setTimeout(lookAgain, betweenLooksMs).unref()
  }

  timer = setTimeout(lookAgain, 0).unref()
  return { stop: () => clearTimeout(timer) }
}

async function writeFile(path: string) {
  try {
    await using file = await open(path, "w", 0o600)
    await file.writeFile(Buffer.alloc(probeBytes, 1))
    await file.sync()
  } finally {
    await rm(path, { force: true }).catch(() => {})
  }
}
