import { messageOf } from "contract"
import { type Manifest, readParts, verifyArchive } from "#backup/archive.ts"
import { faultInLog } from "#backup/archived-log.ts"
import { backupKey, imageFolder, rowsIn, tableOf } from "#backup/backup.ts"
import { CannotStart } from "#cannot-start.ts"
import { versionProblem } from "#db/migrate.ts"
import type { DatabaseLocation } from "#db/open.ts"
import { nameOf } from "#images/name.ts"
import { secretOf } from "#signing-keys.ts"

export type RestoreOptions = {
  /** Restores a site although its audit log is damaged: every backup since the damage has it. */
  acceptsBrokenLog?: boolean
  /** Restores a backup although no key here shows that this site has written it. */
  acceptsUnsigned?: boolean
}

/** Verifies a backup as a restore does before it writes: digests and rows of all parts, signature, version, and the audit log. */
export async function refuseUnrestorable(
  path: string,
  location: DatabaseLocation,
  { acceptsBrokenLog = false, acceptsUnsigned = false }: RestoreOptions = {},
): Promise<Manifest> {
  const manifest = await verifyArchive(path)
  if (!acceptsUnsigned) refuseUnsigned(manifest, location)
  const problem = versionProblem("backup", manifest.migration)
  if (problem) throw new CannotStart(problem)
  await refuseOtherRows(path, manifest.rows)
  const fault = acceptsBrokenLog ? null : await faultInLog(path, location)
  if (!fault) return manifest
  const remedy = "Use an earlier backup, or add --with-broken-audit-log"
  throw new CannotStart(`The audit log in the backup is damaged: ${messageOf(fault)}. ${remedy}`)
}

/** Whoever can write into the folder or bucket of the backups could make one with a password and a role of their choice. */
function refuseUnsigned(
  { signature, isSignedWith }: Awaited<ReturnType<typeof verifyArchive>>,
  location: DatabaseLocation,
) {
  const secret = secretOf(location)
  if (secret !== undefined && isSignedWith(backupKey(secret))) return
  const remedy = "If you are sure where the file comes from, add --without-signature"
  if (secret === undefined)
    throw new CannotStart(
      `No key here shows that the site has written this backup: copy its secret.key into DATA_DIR, or set SECRET_KEY. ${remedy}`,
    )
  throw new CannotStart(
    signature === ""
      ? `The backup is not signed: it was written by an earlier version, or changed. ${remedy}`
      : `The backup was changed, or signed with another key than SECRET_KEY or secret.key here. ${remedy}`,
  )
}

async function refuseOtherRows(path: string, expected: Manifest["rows"]) {
  const counts = new Map(Object.entries(expected).map(([table]) => [table, 0]))
  for await (const part of readParts(path)) {
    const table = tableOf(part.name)
    if (table !== undefined) counts.set(table, (counts.get(table) ?? 0) + (await rowsIn(part)).length)
  }
  for (const [table, count] of counts)
    if (count !== expected[table])
      throw new CannotStart(
        `The backup is damaged: it has ${count} rows of the table ${table}, its manifest lists ${expected[table] ?? "none"}`,
      )
}

/** Only backups of earlier versions have them. */
export async function damagedImagesIn(path: string): Promise<string[]> {
  const damaged: string[] = []
  for await (const { name, content } of readParts(path))
    if (name.startsWith(imageFolder) && nameOf(content) !== name.slice(imageFolder.length))
      damaged.push(name.slice(imageFolder.length))
  return damaged
}
