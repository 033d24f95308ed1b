import { messageOf } from "contract"
import { type Manifest, readParts, verifyArchive } from "#backup/archive.ts"
import { faultInLog } from "#backup/archived-log.ts"
import { imageFolder } from "#backup/backup.ts"
import { CannotStart } from "#cannot-start.ts"
import { hasMigration } from "#db/migrate.ts"
import type { DatabaseLocation } from "#db/open.ts"
import { nameOf } from "#images/name.ts"

export type RestoreOptions = {
  /** Restores a site although its audit log is damaged: every backup since the damage has it. */
  acceptsBrokenLog?: boolean
}

/** Verifies a backup as a restore does before it writes: the digests of all parts, its version, and the audit log. */
export async function refuseUnrestorable(
  path: string,
  location: DatabaseLocation,
  { acceptsBrokenLog = false }: RestoreOptions = {},
): Promise<Manifest> {
  const manifest = await verifyArchive(path)
  if (!hasMigration(manifest.migration))
    throw new CannotStart(`The backup is newer than this program (it has ${manifest.migration}): use the newer version`)
  const fault = acceptsBrokenLog ? null : await faultInLog(path, location)
  if (!fault) return manifest
  const remedy = "Use an earlier backup, or add --with-broken-audit-log"
  throw new CannotStart(`The audit log in the backup is damaged: ${messageOf(fault)}. ${remedy}`)
}

/** Only backups of earlier versions have them. */
export async function damagedImagesIn(path: string): Promise<string[]> {
  const damaged: string[] = []
  for await (const { name, content } of readParts(path))
    if (name.startsWith(imageFolder) && nameOf(content) !== name.slice(imageFolder.length))
      damaged.push(name.slice(imageFolder.length))
  return damaged
}
