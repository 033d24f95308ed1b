import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { removePartial } from "#backup/archive.ts"
import { writeBackup } from "#backup/backup.ts"
import { CannotStart } from "#cannot-start.ts"
import type { DatabaseLocation } from "#db/open.ts"
import type { Log } from "#log.ts"

/** A server that is restarted again and again, because a migration fails, must not fill the disk. */
const maxCopies = 3
const prefix = "before-update-from-"

type Options = { location: DatabaseLocation; backupCount: number; log: Log }

/**
 * Writes a backup of the database before it is migrated, so that the earlier version can be used again. Images are not in it:
 * no migration changes them. Copies of earlier updates are removed then, or after 14 days (`old-backups.ts`).
 */
export async function backUpBeforeMigration(from: string, { location, backupCount, log }: Options) {
  if (backupCount === 0) return
  const folder = join(location.dataDir, "backups")
  const beginning = `${prefix}${from}-`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removePartial(folder, new RegExp(`^${prefix}`))
    const earlier = (await readdir(folder)).filter((name) => name.startsWith(prefix))
    const present = earlier.filter((name) => name.startsWith(beginning) && name.endsWith(".tar"))
    if (present.length >= maxCopies) return
    const path = join(folder, `${beginning}${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`)
    await writeBackup(path, { location, withKeys: location.secretKey === undefined })
    for (const name of earlier) if (!present.includes(name)) await rm(join(folder, name), { force: true })
    log.info({ path }, "a backup was written before the database is updated")
  } catch (error) {
    const { message } = error as Error
    throw new CannotStart(
      `No backup could be written into ${folder} before the database is updated (${message}): correct that, or set BACKUPS=0 to update without one`,
    )
  }
}
