import type { Database } from "#db/open.ts"
import type { Trx } from "#schema.ts"

const clockToleranceMs = 60 * 60 * 1000
const heartbeatIntervalMs = 30 * 1000
/** A run whose last heartbeat is older was lost with its process. Clocks differ by less: docs/many-machines.md says what they need. */
const lostAfterMs = 5 * 60 * 1000
const defaultRetryAfterMs = 60 * 60 * 1000
/** Since the first attempt. Three retries fit, if each begins at most 75 minutes after the one before. */
const retryForMs = 230 * 60 * 1000

type Writer = Pick<Database, "write">

const iso = (timestamp: number) => new Date(timestamp).toISOString()
/** The row of a run that has not ended; its time is that of the last heartbeat. */
const runningNameOf = (name: string) => `${name} (running)`
/** The row of a job that failed and has not succeeded since; its time is that of the last attempt. */
const failedNameOf = (name: string) => `${name} (failed)`

type RunOptions = {
  /** A run that ends after this was aborted has not failed: the next process that is due begins it again. */
  signal?: AbortSignal
  retryAfterMs?: number
}

/**
 * Runs a job in at most one process per interval, across all processes and restarts. A run that fails is tried again by any of them,
 * three times at most; one whose process was killed is begun again by the next process that is due.
 */
export async function runJob(
  database: Writer,
  name: string,
  intervalMs: number,
  work: () => Promise<void>,
  { signal, retryAfterMs = defaultRetryAfterMs }: RunOptions = {},
) {
  if (!(await claimJobRun(database, name, intervalMs, retryAfterMs))) return
  const heartbeat = setInterval(() => void beat(database, name).catch(() => {}), heartbeatIntervalMs).unref()
  let end: RunEnd = "succeeded"
  try {
    await work()
  } catch (error) {
    end = signal?.aborted ? "interrupted" : "failed"
    throw error
  } finally {
    clearInterval(heartbeat)
    // If this fails, the job is begun again in five minutes; that must not hide how it ended.
    await recordEnd(database, name, end).catch(() => {})
  }
}

type RunEnd = "succeeded" | "failed" | "interrupted"

/** In one transaction: a process that sees no run in progress must see when it failed. */
const recordEnd = ({ write }: Writer, name: string, end: RunEnd) =>
  write([], async (trx) => {
    await remove(trx, runningNameOf(name))
    if (end === "failed") await put(trx, failedNameOf(name), iso(Date.now()))
    else await remove(trx, end === "succeeded" ? failedNameOf(name) : name)
  })

/** When the last attempt failed, or "" if the job has succeeded since. */
export async function lastFailureOf({ read }: Pick<Database, "read">, name: string): Promise<string> {
  const failed = read.selectFrom("jobRun").select("startedAt").where("name", "=", failedNameOf(name))
  return (await failed.executeTakeFirst())?.startedAt ?? ""
}

/** Returns true for at most one process per interval, and for each retry. */
export function claimJobRun(
  { write }: Writer,
  name: string,
  intervalMs: number,
  retryAfterMs = defaultRetryAfterMs,
): Promise<boolean> {
  const now = Date.now()
  return write([], async (trx) => {
    const runs = trx.deleteFrom("jobRun").where("name", "=", runningNameOf(name))
    const lost = await runs
      .where("startedAt", "<=", iso(now - lostAfterMs))
      .returning("name")
      .executeTakeFirst()
    if (lost) await remove(trx, name)
    const isClaimed =
      (await claimInterval(trx, name, now, intervalMs)) || (await claimRetry(trx, name, now, retryAfterMs))
    if (isClaimed) await put(trx, runningNameOf(name), iso(now))
    return isClaimed
  })
}

async function claimInterval(trx: Trx, name: string, now: number, intervalMs: number): Promise<boolean> {
  const claimed = await trx
    .insertInto("jobRun")
    .values({ name, startedAt: iso(now) })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ startedAt: iso(now) })
        // A start time in the future, from a wrong clock, must not block the job.
        .where(({ eb }) =>
          eb("jobRun.startedAt", "<=", iso(now - intervalMs)).or("jobRun.startedAt", ">", iso(now + clockToleranceMs)),
        ),
    )
    .returning("name")
    .executeTakeFirst()
  return claimed !== undefined
}

/** The update is the claim: of concurrent ones, all but the first find a new time. */
async function claimRetry(trx: Trx, name: string, now: number, retryAfterMs: number): Promise<boolean> {
  const rowOf = (row: string) => trx.selectFrom("jobRun as other").select("other.name").where("other.name", "=", row)
  const claimed = await trx
    .updateTable("jobRun")
    .set({ startedAt: iso(now) })
    .where("name", "=", failedNameOf(name))
    .where("startedAt", "<=", iso(now - retryAfterMs))
    .where(({ exists, not }) => not(exists(rowOf(runningNameOf(name)))))
    .where(({ exists }) => exists(rowOf(name).where("other.startedAt", ">", iso(now - retryForMs))))
    .returning("name")
    .executeTakeFirst()
  return claimed !== undefined
}

const beat = ({ write }: Writer, name: string) =>
  write([], (trx) =>
    trx
      .updateTable("jobRun")
      .set({ startedAt: iso(Date.now()) })
      .where("name", "=", runningNameOf(name))
      .execute(),
  )

const remove = (trx: Trx, name: string) => trx.deleteFrom("jobRun").where("name", "=", name).execute()

const put = (trx: Trx, name: string, startedAt: string) =>
  trx
    .insertInto("jobRun")
    .values({ name, startedAt })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ startedAt }))
    .execute()
