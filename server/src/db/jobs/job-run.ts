import { dhakaDayNumber, dhakaOffsetMs } from "contract"
import type { Database } from "#db/open.ts"
import type { JobRunRow, Trx } from "#schema.ts"

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
const clockToleranceMs = 60 * minuteMs
const heartbeatIntervalMs = 30 * 1000
/** A run whose last heartbeat is older was lost with its process. Clocks differ by less: docs/many-machines.md says what they need. */
const lostAfterMs = 5 * minuteMs
const retryAfterMs = 60 * minuteMs
/** A process that failed waits longer, so that others, which may have more space, retry first. */
const ownRetryDelayMs = 10 * minuteMs
/** Since the first attempt. Three retries fit, if each begins at most 75 minutes after the one before. */
const retryForMs = 230 * minuteMs

/** At an interval in milliseconds, or daily at a time in Dhaka, such as "02:00". */
export type Schedule = { every: number } | { dailyAt: string }

type RunOptions = {
  /** A run that ends after this was aborted has not failed: the next process that looks begins it again. */
  signal?: AbortSignal
  hasFailedHere?: boolean
}

const iso = (timestamp: number) => new Date(timestamp).toISOString()
const never: Omit<JobRunRow, "name"> = { startedAt: "", heartbeatAt: "", failedAt: "", succeededAt: "" }

/**
 * Runs a job in one of all processes whenever its schedule says so; returns whether it ran. A run that fails is tried again by any
 * of them, three times at most; one whose process was killed is begun again by the next process that looks.
 */
export async function runJob(
  database: Pick<Database, "write">,
  name: string,
  schedule: Schedule,
  work: () => Promise<unknown>,
  { signal, hasFailedHere = false }: RunOptions = {},
): Promise<boolean> {
  if (!(await claimJobRun(database, name, schedule, hasFailedHere))) return false
  const set = (values: Partial<JobRunRow>) => database.write([], (trx) => update(trx, name).set(values).execute())
  const heartbeat = setInterval(() => void set({ heartbeatAt: iso(Date.now()) }).catch(() => {}), heartbeatIntervalMs)
  let end: Partial<JobRunRow> = { heartbeatAt: "", failedAt: "" }
  try {
    await work()
    end.succeededAt = iso(Date.now())
  } catch (error) {
    end = signal?.aborted ? never : { heartbeatAt: "", failedAt: iso(Date.now()) }
    throw error
  } finally {
    clearInterval(heartbeat)
    // If this fails, the job is begun again in five minutes; that must not hide how it ended.
    await set(end).catch(() => {})
  }
  return true
}

/** When the last attempt failed, or "" if the job has succeeded since. */
export async function lastFailureOf({ read }: Pick<Database, "read">, name: string): Promise<string> {
  const run = read.selectFrom("jobRun").select("failedAt").where("name", "=", name)
  return (await run.executeTakeFirst())?.failedAt ?? ""
}

/** Returns true for at most one process per interval, and for each retry. */
export function claimJobRun(
  { write }: Pick<Database, "write">,
  name: string,
  schedule: Schedule,
  hasFailedHere = false,
): Promise<boolean> {
  const now = Date.now()
  return write([], async (trx) => {
    const last = trx.selectFrom("jobRun").selectAll().where("name", "=", name)
    const run = (await last.executeTakeFirst()) ?? { name, ...never }
    const isRetry = mayRetry(run, now, hasFailedHere)
    if (isRunning(run, now) || !(isRetry || isDue(run, schedule, now))) return false
    const claim = { startedAt: isRetry ? run.startedAt : iso(now), heartbeatAt: iso(now) }
    const claimed = trx
      .insertInto("jobRun")
      .values({ ...run, ...claim })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet(claim)
          // Unless another process has claimed it, and may have failed already.
          .where("jobRun.startedAt", "=", run.startedAt)
          .where("jobRun.heartbeatAt", "=", run.heartbeatAt)
          .where("jobRun.failedAt", "=", run.failedAt),
      )
    return (await claimed.returning("name").executeTakeFirst()) !== undefined
  })
}

const update = (trx: Trx, name: string) => trx.updateTable("jobRun").where("name", "=", name)

const isRunning = ({ heartbeatAt }: JobRunRow, now: number) => heartbeatAt > iso(now - lostAfterMs)

/** The time of the first attempt counts: retries do not move a job through the day. */
function isDue({ startedAt, heartbeatAt }: JobRunRow, schedule: Schedule, now: number): boolean {
  const wasLost = heartbeatAt !== ""
  // A start time in the future, from a wrong clock, must not block the job.
  return wasLost || startedAt <= iso(lastDue(schedule, now)) || startedAt > iso(now + clockToleranceMs)
}

/** A run that started later, and up to now, is that of the present interval or day. */
function lastDue(schedule: Schedule, now: number): number {
  if ("every" in schedule) return now - schedule.every
  const [hours = 0, minutes = 0] = schedule.dailyAt.split(":").map(Number)
  const today = dhakaDayNumber(now) * dayMs - dhakaOffsetMs + (hours * 60 + minutes) * minuteMs
  return (today <= now ? today : today - dayMs) - 1
}

function mayRetry({ startedAt, heartbeatAt, failedAt }: JobRunRow, now: number, hasFailedHere: boolean): boolean {
  const waitMs = retryAfterMs + (hasFailedHere ? ownRetryDelayMs : 0)
  const isOver = startedAt <= iso(now - retryForMs)
  return heartbeatAt === "" && failedAt !== "" && failedAt <= iso(now - waitMs) && !isOver
}
