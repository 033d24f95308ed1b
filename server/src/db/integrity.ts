import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { Database } from "#db/open.ts"
import type { Log } from "#log.ts"

const dayMs = 24 * 60 * 60 * 1000
const timeoutMs = 60 * 60 * 1000

/** Checks the file of the embedded database now and daily, beside the requests. PostgreSQL has checksums of its own. */
export function checkIntegrityDaily({ place, health }: Pick<Database, "place" | "health">, log: Log) {
  if (place.databaseUrl) return { stop: async () => {} }
  let thread: Worker | undefined

  async function check() {
    thread = new Worker(new URL("./integrity-thread.ts", import.meta.url), { workerData: { dataDir: place.dataDir } })
    thread.unref()
    const [problems] = await once(thread, "message", { signal: AbortSignal.timeout(timeoutMs) })
    health.integrityChecked(problems as string[])
    if (problems.length === 0) log.info("The database file was checked and is sound")
  }
  const checkOrLog = () => check().catch((err) => log.error({ err }, "The database file could not be checked"))

  const checking = setInterval(checkOrLog, dayMs).unref()
  void checkOrLog()
  return {
    stop: async () => {
      clearInterval(checking)
      await thread?.terminate()
    },
  }
}
