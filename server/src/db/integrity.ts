import type { Database } from "#db/open.ts"
import { runInChildProcess } from "#isolation/child-process.ts"
import type { Log } from "#log.ts"
import { programFile } from "#program-file.ts"
import { firstChecksAfterMs, runPeriodically } from "#run-periodically.ts"

const checkIntervalMs = 24 * 60 * 60 * 1000
const checkTimeoutMs = 60 * 60 * 1000
const program = programFile("db/integrity-process")

/** An empty list means that the file is intact. */
export const integrityProblems = (dataDir: string, signal?: AbortSignal) =>
  runInChildProcess<string[]>({ program, timeoutMs: checkTimeoutMs, signal }, { dataDir })

/** Checks the SQLite file soon and daily, in a child process. PostgreSQL has its own checksums. */
export function checkIntegrityDaily({ location, health }: Pick<Database, "location" | "health">, log: Log) {
  const { databaseUrl, dataDir } = location
  if (databaseUrl) return { stop() {} }
  async function check(signal: AbortSignal) {
    const problems = await integrityProblems(dataDir, signal)
    health.integrityChecked(problems)
    if (problems.length === 0) log.info("The database file was checked and is intact")
  }
  const report = (err: Error) => log.error({ err }, "The database file could not be checked")
  return runPeriodically(checkIntervalMs, check, report, { firstAfterMs: firstChecksAfterMs })
}
