import { mkdir, stat } from "node:fs/promises"
import { basename, join } from "node:path"
import { removePartial } from "#backup/archive.ts"
import { writeBackup } from "#backup/backup.ts"
import { nameAt, oldBackups, removeOldBackups } from "#backup/old-backups.ts"
import { remoteCopies } from "#backup/remote-copies.ts"
import { lastBackup } from "#db/backup-age.ts"
import { runJob } from "#db/job-run.ts"
import type { Database } from "#db/open.ts"
import { freeSpaceOf } from "#db/server-health.ts"
import type { ImageStore } from "#images/image-store.ts"
import type { Log } from "#log.ts"
import { runPeriodically } from "#run-periodically.ts"
import type { S3Settings } from "#s3-client.ts"

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
/** Less than `ownRetryDelayMs`, so that others check first. */
const checkIntervalMs = 5 * minuteMs
const retryAfterMs = hourMs
/** A server that failed waits longer, so that others, which may have more space, retry first. */
const ownRetryDelayMs = 10 * minuteMs
const dhakaOffsetMs = 6 * hourMs
const defaultMinFreeBytes = 500 * 1024 * 1024

type Job = {
  database: Database
  images: ImageStore
  log: Log
  backupCount: number
  /** For copies outside this machine. */
  bucket?: S3Settings | undefined
  now?: () => Date
  /** The rest of the disk is for the database. */
  minFreeBytes?: number
}

/** Writes a backup into DATA_DIR/backups each night, in one of all processes, and removes the oldest ones. */
export function backUpNightly({ database, images, log, backupCount, bucket, ...options }: Job) {
  const { now = () => new Date(), minFreeBytes = defaultMinFreeBytes } = options
  const folder = join(database.location.dataDir, "backups")
  const copies = bucket && remoteCopies(bucket)
  let hasFailed = false

  async function backUpIfDue(signal: AbortSignal) {
    if (backupCount === 0) return
    await runJob(
      database,
      "backup",
      intervalAt(now()),
      () => backUp(signal).finally(() => removeOldestCopies(signal)),
      { signal, retryAfterMs: retryAfterMs + (hasFailed ? ownRetryDelayMs : 0) },
    )
  }

  async function backUp(signal: AbortSignal) {
    hasFailed = true
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Not those of `npm run backup`, which may be writing into this folder.
    await removePartial(folder, /^prohori-\d{4}-\d\d-\d\dT/)
    const { freeBytes } = await freeSpaceOf(folder)
    const neededBytes = minFreeBytes + (await lastBackup(database, backupCount)).bytes
    if (freeBytes < neededBytes) throw new Error(`The disk has ${freeBytes} bytes left: a backup needs ${neededBytes}`)
    const path = join(folder, nameAt(now()))
    // A SECRET_KEY of the settings is stored elsewhere on purpose.
    const withKeys = database.location.secretKey === undefined
    const { createdAt, damagedImages } = await writeBackup(path, {
      location: database.location,
      images,
      withKeys,
      signal,
    })
    await prune()
    // Without its copy it does not count: the overview warns two days after the last one that has both.
    await copies?.upload(path, signal)
    const { size: bytes } = await stat(path)
    const written = { name: basename(path), createdAt, kib: Math.ceil(bytes / 1024) }
    await database.write([], (trx) => trx.insertInto("backup").values(written).execute())
    log.info({ path, bytes, bucket: bucket?.bucket }, "a backup was written")
    if (damagedImages.length > 0) log.error({ damagedImages }, "damaged images are not in the backup")
    hasFailed = false
  }

  const prune = () => removeOldBackups(database, folder, { now: now(), backupCount })

  /** Its keys may be forbidden to delete, so that an intruder cannot either. */
  async function removeOldestCopies(signal: AbortSignal) {
    try {
      const names = (await copies?.names(signal)) ?? []
      for (const name of oldBackups(names, { now: now(), backupCount })) await copies?.remove(name, signal)
    } catch (err) {
      if (!signal.aborted)
        log.warn({ err, bucket: bucket?.bucket }, "old copies of backups could not be removed from S3")
    }
  }

  // In every process: a server that writes no backups may still have old ones.
  const pruning = runPeriodically(hourMs, prune, (err) =>
    log.warn({ err, folder }, "old backups could not be removed; this will be retried"),
  )
  const backups = runPeriodically(checkIntervalMs, backUpIfDue, (err) =>
    log.error({ err, folder }, "no backup could be written; this will be retried"),
  )
  const stop = () => Promise.all([pruning.stop(), backups.stop()])
  return { runNow: backups.runNow, stop }
}

/** At night once in 20 hours; by day only if the last one is older: a machine may be off at night. */
function intervalAt(time: Date) {
  const hour = new Date(time.getTime() + dhakaOffsetMs).getUTCHours()
  return (hour >= 2 && hour < 6 ? 20 : 27) * hourMs
}
