import type { Job } from "#db/jobs.ts"
import { runInChildProcess } from "#isolation/child-process.ts"
import { programFile } from "#program-file.ts"
import { firstChecksAfterMs } from "#run-periodically.ts"

const checkTimeoutMs = 60 * 60 * 1000
const program = programFile("db/integrity-process")

/** An empty list means that the file is intact. */
export const integrityProblems = (dataDir: string, signal?: AbortSignal) =>
  runInChildProcess<string[]>({ program, timeoutMs: checkTimeoutMs, signal }, { dataDir })

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
