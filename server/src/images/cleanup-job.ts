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

const clockToleranceMs = hourMs

/** True for one process at most in the given time, over all processes and restarts: that one does the job. */
export async function claimJobRun({ write }: Pick<Database, "write">, name: string, everyMs: number): Promise<boolean> {
  const now = Date.now()
  const at = (moment: number) => new Date(moment).toISOString()
  return write([], async (trx) => {
    const claimed = await trx
      .insertInto("jobRun")
      .values({ name, startedAt: at(now) })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ startedAt: at(now) })
          // A clock that was wrong for a while does not stop the job for ever.
          .where(({ eb }) =>
            eb("jobRun.startedAt", "<=", at(now - everyMs)).or("jobRun.startedAt", ">", at(now + clockToleranceMs)),
          ),
      )
      .returning("name")
      .executeTakeFirst()
    return claimed !== undefined
  })
}
