import type { Job } from "#db/jobs/jobs.ts"
import { childProcess } from "#isolation/child-workers.ts"
import { firstChecksAfterMs } from "#isolation/run-periodically.ts"
import { programFile } from "#program-file.ts"

const checkTimeoutMs = 60 * 60 * 1000
const program = programFile("db/sqlite/integrity-process")

export function integrityProblems(dataDir: string, signal?: AbortSignal): Promise<string[]> {
  const checking = childProcess<string[]>({ program, timeoutMs: checkTimeoutMs })
  signal?.addEventListener("abort", checking.stop)
  return checking.run({ dataDir })
}

/** Checks the SQLite file soon and daily, in a child process. PostgreSQL has its own checksums. */
export const checkIntegrity: Job = {
  name: "check-integrity",
  inEachProcess: true,
  every: 24 * 60 * 60 * 1000,
  firstAfterMs: firstChecksAfterMs,
  isNeeded: ({ database }) => !database.location.databaseUrl,
  run: async ({ database, log }, signal) => {
    const problems = await integrityProblems(database.location.dataDir, signal)
    database.health.integrityChecked(problems)
    if (problems.length === 0) log.info("The database file was checked and is intact")
  },
}
