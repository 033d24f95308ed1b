import { runJob } from "#db/job-run.ts"
import type { Database } from "#db/open.ts"
import type { ImageStore } from "#images/image-store.ts"
import { removeUnusedImages } from "#images/unused-images.ts"
import type { Log } from "#log.ts"
import { runPeriodically } from "#run-periodically.ts"

export const imageCleanupJob = "remove-unused-images"
const minuteMs = 60 * 1000
/** So that a run that failed is tried again three times, as `runJob` allows. */
const checkIntervalMs = 10 * minuteMs
/** Less than a day, so that delays of starts and timers do not move the job through the day. */
const cleanupIntervalMs = 23.5 * 60 * minuteMs

/** Removes unused images once a day, in one of all processes, and logs the result. */
export function startImageCleanup(database: Database, store: ImageStore, log: Log) {
  async function clean(signal: AbortSignal) {
    let [images, bytes] = [0, 0]
    for await (const image of removeUnusedImages({ database, store, isStopping: () => signal.aborted })) {
      images++
      bytes += image.bytes
    }
    if (images > 0) log.info({ images, bytes }, "unused images were removed")
  }
  const cleanIfDue = (signal: AbortSignal) =>
    runJob(database, imageCleanupJob, cleanupIntervalMs, () => clean(signal), { signal })
  return runPeriodically(checkIntervalMs, cleanIfDue, (err) =>
    log.warn({ err }, "unused images could not be removed; this will be retried"),
  )
}
