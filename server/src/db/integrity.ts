import { fileURLToPath } from "node:url"
import type { Database } from "#db/open.ts"
import { runInChildProcess } from "#isolation/child-process.ts"
import type { Log } from "#log.ts"

const dayMs = 24 * 60 * 60 * 1000
const timeoutMs = 60 * 60 * 1000
const program = fileURLToPath(new URL("./integrity-process.ts", import.meta.url))

/** Checks the file of the embedded database now and daily, beside the requests. PostgreSQL has checksums of its own. */
export function checkIntegrityDaily(
  { place: { databaseUrl, dataDir }, health }: Pick<Database, "place" | "health">,
  log: Log,
) {
  if (databaseUrl) return { stop() {} }
  const stopping = new AbortController()
  const { signal } = stopping

  async function check() {
    const problems = await runInChildProcess<string[]>({ program, timeoutMs, signal }, { dataDir })
    health.integrityChecked(problems)
    if (problems.length === 0) log.info("The database file was checked and is sound")
  }
  const checkOrLog = () =>
    check().catch((err) => {
      if (!signal.aborted) log.error({ err }, "The database file could not be checked")
    })

  const checking = setInterval(checkOrLog, dayMs).unref()
  void checkOrLog()
  return {
    stop() {
      clearInterval(checking)
      stopping.abort()
    },
  }
}
