import type { Database } from "#db/open.ts"
import type { Trx } from "#schema.ts"

const clockToleranceMs = 60 * 60 * 1000
const heartbeatIntervalMs = 30 * 1000
/** A run whose last heartbeat is older was lost with its process. Clocks differ by less: docs/many-machines.md says what they need. */
const lostAfterMs = 5 * 60 * 1000

type Writer = Pick<Database, "write">

const iso = (timestamp: number) => new Date(timestamp).toISOString()
/** The row of a run that has not ended; its time is that of the last heartbeat. */
const runningNameOf = (name: string) => `${name} (running)`

/**
 * Runs a job in at most one process per interval, across all processes and restarts. A run that fails is over; one whose process was
 * killed is begun again by the next process that is due.
 */
export async function runJob(database: Writer, name: string, intervalMs: number, work: () => Promise<void>) {
  if (!(await claimJobRun(database, name, intervalMs))) return
  const heartbeat = setInterval(() => void beat(database, name).catch(() => {}), heartbeatIntervalMs).unref()
  try {
    await work()
  } finally {
    clearInterval(heartbeat)
    // If this fails, the job is begun again in five minutes; that must not hide how it ended.
    await database.write([], (trx) => remove(trx, runningNameOf(name))).catch(() => {})
  }
}

/** Returns true for at most one process per interval. */
export function claimJobRun({ write }: Writer, name: string, intervalMs: number): Promise<boolean> {
  const now = Date.now()
  return write([], async (trx) => {
    const runs = trx.deleteFrom("jobRun").where("name", "=", runningNameOf(name))
    const lost = await runs
      .where("startedAt", "<=", iso(now - lostAfterMs))
      .returning("name")
      .executeTakeFirst()
    if (lost) await remove(trx, name)
    const claimed = await trx
      .insertInto("jobRun")
      .values({ name, startedAt: iso(now) })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ startedAt: iso(now) })
          // A start time in the future, from a wrong clock, must not block the job.
          .where(({ eb }) =>
            eb("jobRun.startedAt", "<=", iso(now - intervalMs)).or(
              "jobRun.startedAt",
              ">",
              iso(now + clockToleranceMs),
            ),
          ),
      )
      .returning("name")
      .executeTakeFirst()
    if (claimed) {
      const running = { name: runningNameOf(name), startedAt: iso(now) }
      const inserted = trx.insertInto("jobRun").values(running)
      await inserted
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ startedAt: running.startedAt }))
        .execute()
    }
    return claimed !== undefined
  })
}

/** For a run that was interrupted: the next process that is due begins it again. */
export const releaseJobRun = ({ write }: Writer, name: string) => write([], (trx) => remove(trx, name))

const beat = ({ write }: Writer, name: string) =>
  write([], (trx) =>
    trx
      .updateTable("jobRun")
      .set({ startedAt: iso(Date.now()) })
      .where("name", "=", runningNameOf(name))
      .execute(),
  )

const remove = (trx: Trx, name: string) => trx.deleteFrom("jobRun").where("name", "=", name).execute()
