import type { Database } from "#db/open.ts"

const clockToleranceMs = 60 * 60 * 1000

/** Claims a run of a job: true for at most one process per interval, across all processes and restarts. */
export async function claimJobRun({ write }: Pick<Database, "write">, name: string, intervalMs: number) {
  const now = Date.now()
  const iso = (timestamp: number) => new Date(timestamp).toISOString()
  return write([], async (trx) => {
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
    return claimed !== undefined
  })
}

/** For a run that was interrupted: the next process that is due begins it again. */
export const releaseJobRun = ({ write }: Pick<Database, "write">, name: string) =>
  write([], (trx) => trx.deleteFrom("jobRun").where("name", "=", name).execute())
