import { claimJobRun } from "#db/job-run.ts"
import type { Database } from "#db/open.ts"
import type { ImageStore } from "#images/image-store.ts"
import { removeUnusedImages } from "#images/unused.ts"
import type { Log } from "#log.ts"
import { repeat } from "#repeat.ts"

const hourMs = 60 * 60 * 1000
/** Less than a day by what a start or a timer may be late, so that it stays at one hour of the day. */
const everyMs = 23.5 * hourMs

/** Removes unused images once a day, by one of all processes, and says in the log what it did. */
export function startImageCleanup(database: Database, store: ImageStore, log: Log) {
  async function clean(signal: AbortSignal) {
    if (!(await claimJobRun(database, "remove-unused-images", everyMs))) return
    let [images, bytes] = [0, 0]
    for await (const image of removeUnusedImages({ database, store, isStopping: () => signal.aborted })) {
      images++
      bytes += image.bytes
    }
    log.info({ images, bytes }, "unused images were removed")
  }
  return repeat(hourMs, clean, (err) =>
    log.warn({ err }, "unused images could not be removed; it is tried again tomorrow"),
  )
}
