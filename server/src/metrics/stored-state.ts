import { setTimeout as wait } from "node:timers/promises"
import { sql } from "kysely"
import { lastBackup } from "#db/health/backup-age.ts"
import { freeSpaceOf } from "#db/health/server-health.ts"
import type { JobState } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { withTimeout } from "#isolation/bulkhead.ts"
import { accountLanes, allLanes, type Lane } from "#mail/lanes.ts"

const maxAgeMs = 5000
const timeoutMs = 2000
/** Less, so that the rest of the state is read while only a standby answers, and writes wait for a primary. */
const writableTimeoutMs = 1000
/** So many index entries are counted in some milliseconds. */
const maxCounted = 2000

export type StoredState = Awaited<ReturnType<typeof readState>>

/** Metrics from the database and the disk: read at most every five seconds, with a timeout of two. */
export function storedState(database: Database, backupCount: number, jobStates: () => Promise<JobState[]>) {
  let latest: StoredState | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<boolean> | undefined
  let startedAt = 0

  async function refresh(): Promise<boolean> {
    try {
      latest = await readState(database, backupCount, jobStates)
      readAt = performance.now()
      return true
    } catch {
      return false
    } finally {
      reading = undefined
    }
  }

  /** The state, or the last one known if the database fails or hangs. */
  return async () => {
    if (performance.now() - readAt < maxAgeMs) return { latest, isCurrent: true }
    if (!reading) startedAt = performance.now()
    reading ??= refresh()
    const leftMs = Math.max(0, timeoutMs - (performance.now() - startedAt))
    const isCurrent = await Promise.race([reading, wait(leftMs, false, { ref: false })])
    return { latest, isCurrent }
  }
}

async function readState(database: Database, backupCount: number, jobStates: () => Promise<JobState[]>) {
  const [accounts, verifications, others, failed, backup, disk, jobs, isWritable] = await Promise.all([
    waitingMails(database, accountLanes),
    waitingMails(database, ["verification"]),
    waitingMails(database, otherLanes),
    failedMails(database),
    lastBackup(database, backupCount),
    // With PostgreSQL and S3 the folder may not exist.
    freeSpaceOf(database.location.dataDir).catch(() => undefined),
    jobStates(),
    // While no host of PostgreSQL accepts writes, a standby may still answer.
    withTimeout(writableTimeoutMs, "The database", database.checkWritable).then(
      () => true,
      () => false,
    ),
  ])
  return { accounts, verifications, others, failed, backup, disk, jobs, isWritable }
}

const otherLanes = allLanes.filter((lane) => !accountLanes.includes(lane) && lane !== "verification")

/** Mails of accounts are sent at once; the others may have to wait for the next day. */
async function waitingMails({ read }: Database, lanes: readonly Lane[]) {
  const waiting = read.selectFrom("mail").select("createdAt").where("nextTryAt", ">", "")
  const first = waiting.where("lane", "in", lanes).limit(maxCounted).as("first")
  const oldest = sql<string | null>`min("createdAt")`.as("oldest")
  return read.selectFrom(first).select([rowCount, oldest]).executeTakeFirstOrThrow()
}

/** Written as in its partial index. */
async function failedMails({ read }: Database): Promise<number> {
  const failed = read.selectFrom("mail").select("_id").where(sql<boolean>`"nextTryAt" || "sentAt" || cancelled = ''`)
  return (await read.selectFrom(failed.limit(maxCounted).as("first")).select(rowCount).executeTakeFirstOrThrow()).count
}
