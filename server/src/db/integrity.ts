import type { Database } from "#db/open.ts"
import { runInChildProcess } from "#isolation/child-process.ts"
import type { Log } from "#log.ts"
import { runPeriodically } from "#run-periodically.ts"

const checkIntervalMs = 24 * 60 * 60 * 1000
const checkTimeoutMs = 60 * 60 * 1000
const program = new URL("./integrity-process.ts", import.meta.url)

/** Checks the SQLite file now and daily, in a child process. PostgreSQL has its own checksums. */
export function checkIntegrityDaily({ location, health }: Pick<Database, "location" | "health">, log: Log) {
  const { databaseUrl, dataDir } = location
  if (databaseUrl) return { stop() {} }
  async function check(signal: AbortSignal) {
    const problems = await runInChildProcess<string[]>({ program, timeoutMs: checkTimeoutMs, signal }, { dataDir })
    health.integrityChecked(problems)
    if (problems.length === 0) log.info("The database file was checked and is sound")
  }
  return runPeriodically(checkIntervalMs, check, (err) => log.error({ err }, "The database file could not be checked"))
}
