import type { Topic } from "contract"
import { runJob, type Schedule } from "#db/jobs/job-run.ts"
import type { Database } from "#db/open.ts"
import { runPeriodically } from "#isolation/run-periodically.ts"
import type { Log } from "#log.ts"

/** How often each process looks whether a job of all processes is due: often enough for three retries, as `runJob` allows. */
const lookIntervalMs = 5 * 60 * 1000

export type JobContext = { database: Database; log: Log }

/** Periodic work. With `inEachProcess` each process does it; otherwise one of all processes does, whenever the schedule says so. */
export type Job<Context extends JobContext = JobContext> = ({ inEachProcess: true; every: number } | Schedule) & {
  name: string
  firstAfterMs?: number
  /** Also runs when something with this topic has changed. */
  runsAfter?: Topic
  /** False if the settings make it needless. */
  isNeeded?: (context: Context) => boolean
  run: (context: Context, signal: AbortSignal) => Promise<unknown>
}

/** What is known of a job: `failedAt` is empty unless its last run has failed. */
export type JobState = { name: string; succeededAt: string; failedAt: string }

/** Starts all jobs of this process. A job that fails is logged, and runs again by its schedule. */
export function startJobs<Context extends JobContext>(jobs: readonly Job<Context>[], context: Context) {
  const needed = jobs.filter(({ isNeeded = () => true }) => isNeeded(context))
  const started = needed.map((job) => startJob(job, context))
  return {
    stop: () => Promise.all(started.map(({ stop }) => stop())),
    runNow: () => {
      for (const { runNow } of started) runNow()
    },
    states: async (): Promise<JobState[]> => {
      const runs = await context.database.read.selectFrom("jobRun").selectAll().execute()
      return started.map(({ state }) => runs.find(({ name }) => name === state.name) ?? state)
    },
  }
}

export type StartedJobs = ReturnType<typeof startJobs>

function startJob<Context extends JobContext>(job: Job<Context>, context: Context) {
  const { database, log } = context
  const { name, firstAfterMs = 0 } = job
  const state: JobState = { name, succeededAt: "", failedAt: "" }

  async function runIfDue(signal: AbortSignal) {
    const run = () => job.run(context, signal)
    try {
      const hasFailedHere = state.failedAt !== ""
      const hasRun = "inEachProcess" in job || (await runJob(database, name, job, run, { signal, hasFailedHere }))
      if ("inEachProcess" in job) await run()
      if (hasRun) Object.assign(state, { succeededAt: new Date().toISOString(), failedAt: "" })
    } catch (error) {
      state.failedAt = new Date().toISOString()
      throw error
    }
  }

  const intervalMs = "inEachProcess" in job ? job.every : lookIntervalMs
  const report = (err: Error) => log.error({ err, job: name }, "a job failed; it will be tried again")
  const { runNow, stop } = runPeriodically(intervalMs, runIfDue, report, { firstAfterMs })
  if (job.runsAfter) database.changes.listen((topic) => topic === job.runsAfter && runNow())
  return { state, runNow, stop }
}
