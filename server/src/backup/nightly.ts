import { mkdir, stat } from "node:fs/promises"
import { basename, join } from "node:path"
import { removePartial } from "#backup/archive.ts"
import { writeBackup } from "#backup/backup.ts"
import { nameAt, oldBackups, removeOldBackups } from "#backup/old-backups.ts"
import { remoteCopies } from "#backup/remote-copies.ts"
import { lastBackup } from "#db/health/backup-age.ts"
import { freeSpaceOf } from "#db/health/server-health.ts"
import type { Job, JobContext } from "#db/jobs/jobs.ts"
import type { ImageStore } from "#images/image-store.ts"
import type { S3Settings } from "#s3-client.ts"

const defaultMinFreeBytes = 500 * 1024 * 1024

type Context = JobContext & {
  images: ImageStore
  /** Without `backupBucket` there are no copies outside this machine. */
  settings: { backupCount: number; backupBucket?: S3Settings | undefined }
  /** The rest of the disk is for the database. */
  minFreeBytes?: number
}

const folderIn = ({ database }: Context) => join(database.location.dataDir, "backups")
const ruleOf = ({ settings }: Context) => ({ now: new Date(), backupCount: settings.backupCount })

export const backUpNightly: Job<Context> = {
  name: "backup",
  dailyAt: "02:00",
  isNeeded: ({ settings }) => settings.backupCount > 0,
  run: async (context, signal) => {
    const { backupBucket } = context.settings
    const copies = backupBucket && remoteCopies(backupBucket)
    await backUp(context, copies, signal).finally(() => removeOldestCopies(context, copies, signal))
  },
}

/** In every process: a server that writes no backups may still have old ones. */
export const removeBackups: Job<Context> = {
  name: "remove-old-backups",
  inEachProcess: true,
  every: 60 * 60 * 1000,
  run: (context) => removeOldBackups(context.database, folderIn(context), ruleOf(context)),
}

type Copies = ReturnType<typeof remoteCopies> | undefined

async function backUp(context: Context, copies: Copies, signal: AbortSignal) {
  const { database, images, log, settings, minFreeBytes = defaultMinFreeBytes } = context
  const folder = folderIn(context)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Not those of `npm run backup`, which may be writing into this folder.
  await removePartial(folder, /^prohori-\d{4}-\d\d-\d\dT/)
  const { freeBytes } = await freeSpaceOf(folder)
  const neededBytes = minFreeBytes + (await lastBackup(database, settings.backupCount)).bytes
  if (freeBytes < neededBytes) throw new Error(`The disk has ${freeBytes} bytes left: a backup needs ${neededBytes}`)
  const path = join(folder, nameAt(new Date()))
  // A SECRET_KEY of the settings is stored elsewhere on purpose.
  const withKeys = database.location.secretKey === undefined
  const { location } = database
  const { createdAt, damagedImages } = await writeBackup(path, { location, images, withKeys, signal })
  await removeOldBackups(database, folder, ruleOf(context))
  // Without its copy it does not count: the overview warns two days after the last one that has both.
  await copies?.upload(path, signal)
  const { size: bytes } = await stat(path)
  const written = { name: basename(path), createdAt, kib: Math.ceil(bytes / 1024) }
  await database.write([], (trx) => trx.insertInto("backup").values(written).execute())
  log.info({ path, bytes, bucket: settings.backupBucket?.bucket }, "a backup was written")
  if (damagedImages.length > 0) log.error({ damagedImages }, "damaged images are not in the backup")
}

/** Its keys may be forbidden to delete, so that an intruder cannot either. */
async function removeOldestCopies(context: Context, copies: Copies, signal: AbortSignal) {
  try {
    const names = (await copies?.names(signal)) ?? []
    for (const name of oldBackups(names, ruleOf(context))) await copies?.remove(name, signal)
  } catch (err) {
    const { bucket } = context.settings.backupBucket ?? {}
    if (!signal.aborted) context.log.warn({ err, bucket }, "old copies of backups could not be removed from S3")
  }
}
