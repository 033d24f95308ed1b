import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { basename, join } from "node:path"
import { writeBackup } from "#backup/backup.ts"
import { lastBackup } from "#db/backup-age.ts"
import { claimJobRun } from "#db/job-run.ts"
import type { Database } from "#db/open.ts"
import { freeSpaceOf } from "#db/server-health.ts"
import type { ImageStore } from "#images/image-store.ts"
import type { Log } from "#log.ts"
import { runPeriodically } from "#run-periodically.ts"

const hourMs = 60 * 60 * 1000
const dhakaOffsetMs = 6 * hourMs
const defaultMinFreeBytes = 500 * 1024 * 1024

const fileName = /^prohori-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/
const nameAt = (time: Date) => `prohori-${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`

type Job = {
  database: Database
  images: ImageStore
  log: Log
  backupCount: number
  now?: () => Date
  /** The rest of the disk is for the database. */
  minFreeBytes?: number
}

/** Writes a backup into DATA_DIR/backups each night, in one of all processes, and removes the oldest ones. */
export function backUpNightly({ database, images, log, backupCount, ...options }: Job) {
  const { now = () => new Date(), minFreeBytes = defaultMinFreeBytes } = options
  const folder = join(database.location.dataDir, "backups")

  async function backUp(signal: AbortSignal) {
    if (backupCount === 0 || !(await claimJobRun(database, "backup", intervalAt(now())))) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removePartial(folder)
    const { freeBytes } = await freeSpaceOf(folder)
    const neededBytes = minFreeBytes + (await lastBackup(database, backupCount)).bytes
    if (freeBytes < neededBytes) throw new Error(`The disk has ${freeBytes} bytes left: a backup needs ${neededBytes}`)
    const path = join(folder, nameAt(now()))
    // A SECRET_KEY of the settings is stored elsewhere on purpose.
    const withKeys = database.location.secretKey === undefined
    const { createdAt } = await writeBackup(path, { location: database.location, images, withKeys, signal })
    const { size: bytes } = await stat(path)
    const written = { name: basename(path), createdAt, kib: Math.ceil(bytes / 1024) }
    await database.write([], (trx) => trx.insertInto("backup").values(written).execute())
    await removeOldest(database, folder, backupCount)
    log.info({ path, bytes }, "a backup was written")
  }

  return runPeriodically(hourMs / 2, backUp, (err) =>
    log.error({ err, folder }, "no backup could be written; the next attempt is tomorrow"),
  )
}

/** At night once in 20 hours; by day only if the last one is older: a machine may be off at night. */
function intervalAt(time: Date) {
  const hour = new Date(time.getTime() + dhakaOffsetMs).getUTCHours()
  return (hour >= 2 && hour < 6 ? 20 : 27) * hourMs
}

/** What a process left that was killed while it wrote a backup. */
async function removePartial(folder: string) {
  for (const name of await readdir(folder)) if (name.endsWith(".part")) await rm(join(folder, name), { force: true })
}

async function removeOldest({ write }: Database, folder: string, backupCount: number) {
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort()
  const oldest = names.at(-backupCount) ?? ""
  for (const name of names) if (name < oldest) await rm(join(folder, name), { force: true })
  await write([], (trx) => trx.deleteFrom("backup").where("name", "<", oldest).execute())
}
