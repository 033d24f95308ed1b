import { type Job, type JobContext, startJobs } from "#db/jobs/jobs.ts"
import { createLog } from "#log.ts"
import type { TestApp } from "#test/test-app.ts"

/** Runs a job once, as it does at the start of a server. */
export function runJob({ run }: Job, { database }: Pick<TestApp, "database">) {
  return run({ database, log: createLog("silent") }, new AbortController().signal)
}

/** Starts a job as a server does. */
export const startJob = <Context extends JobContext>(job: Job<Context>, context: Context) => startJobs([job], context)
