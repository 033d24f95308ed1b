import type { Database } from "#db/open.ts"

const clockToleranceMs = 60 * 60 * 1000

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
          .where(({ or, eb }) =>
            or([
              eb("jobRun.startedAt", "<=", at(now - everyMs)),
              eb("jobRun.startedAt", ">", at(now + clockToleranceMs)),
            ]),
          ),
      )
      .returning("name")
      .executeTakeFirst()
    return claimed !== undefined
  })
}
