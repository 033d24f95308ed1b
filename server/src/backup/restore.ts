import { statusListLength } from "contract"
import { Kysely } from "kysely"
import { recordAudit } from "#audit-log/entry.ts"
import { setHeadsAside } from "#audit-log/heads-file.ts"
import { type Manifest, type Part, readParts } from "#backup/archive.ts"
import { imageFolder, rowsIn, secretIn, secretPart, tableOf } from "#backup/backup.ts"
import { type RestoreOptions, refuseUnrestorable } from "#backup/restorable.ts"
import { refuseUsedTarget } from "#backup/restore-target.ts"
import type { Row } from "#backup/snapshot.ts"
import { CannotStart } from "#cannot-start.ts"
import { faultOf } from "#db/health/storage-fault.ts"
import { migrate } from "#db/migrate.ts"
import { connect, type DatabaseLocation, openDatabase } from "#db/open.ts"
import { isDatabaseUnavailable } from "#db/postgres/postgres-unavailable.ts"
import { beginRestore, undoUnfinishedRestore } from "#db/sqlite/installation.ts"
import type { ImageStore } from "#images/image-store.ts"
import { nameOf } from "#images/name.ts"
import { reasonOf } from "#isolation/reason-of.ts"
import type { Log } from "#log.ts"
import type { Tables, Trx } from "#schema.ts"
import { secretOf, storeSecret } from "#signing-keys.ts"

const commandActor = { userId: "", email: "npm run restore", address: "", userAgent: "" }
const minuteMs = 60 * 1000
const firstListTime = Date.UTC(2026, 0)
const unsentBecauseRestored = "The site was restored from a backup before this mail was sent"

type Target = { location: DatabaseLocation; images: ImageStore; log: Log }

/**
 * Restores a backup into an empty DATA_DIR or PostgreSQL database, of either kind. The whole archive and the audit log in it
 * are verified before the first write. Sessions and mailed links of that time end.
 */
export async function restoreBackup(path: string, target: Target, options: RestoreOptions = {}): Promise<Manifest> {
  const { location } = target
  const verified = await refuseUnrestorable(path, location, options)
  const manifest = { ...verified, damagedImages: [...verified.damagedImages] }
  undoUnfinishedRestore(location)
  await refuseUsedTarget(manifest, target)
  const { undo, finish } = beginRestore(location)
  try {
    setHeadsAside(location)
    await fill(path, manifest, target)
    await endWhatIsPast(manifest, target)
    finish()
  } catch (error) {
    undo()
    throw error
  }
  return manifest
}

async function endWhatIsPast({ createdAt, version }: Manifest, { location, log }: Target) {
  await using database = await openDatabase(location, log, { isRestoring: true })
  await database.write([], async (trx) => {
    await clearExpiring(trx)
    await beginStatusList(trx)
    const details = JSON.stringify({ backupOf: createdAt, version })
    recordAudit(trx, commandActor, { action: "server.restore", details })
  })
}

async function fill(path: string, manifest: Manifest, { location, images, log }: Target) {
  const { kysely, postgres, database } = await connect({ ...location, databasePool: 1 }, log)
  // Without the timeouts of requests: building an index over a million rows takes longer.
  const options = { size: 1, isMigrating: true, log, health: database.health }
  const own =
    postgres && location.databaseUrl
      ? new Kysely<Tables>({ dialect: postgres.postgresDialect(location.databaseUrl, options) })
      : kysely
  try {
    await migrate(own, manifest.migration)
    await own.transaction().execute(async (trx) => {
      await emptyTables(trx, Object.keys(manifest.rows))
      for await (const part of readParts(path)) {
        const table = tableOf(part.name)
        if (part.name === secretPart) useSecret(part, location)
        else if (table) await insertRows(trx, table, await rowsIn(part))
        else if (part.name.startsWith(imageFolder)) await putImage(part, images, manifest.damagedImages)
      }
    })
  } finally {
    await own.destroy()
    if (own !== kysely) await kysely.destroy()
  }
}

/** Certificates that were signed with one key cannot be signed again with another. */
function useSecret({ content }: Part, location: DatabaseLocation) {
  const secret = secretIn(content)
  const present = secretOf(location)
  if (present === undefined) storeSecret(location.dataDir, secret)
  else if (present !== secret)
    throw new CannotStart("The backup has another key than SECRET_KEY or secret.key here: use the key of the backup")
}

/** Migrations insert some rows, such as the head of the audit log. Its trigger refuses even to delete nothing. */
async function emptyTables(trx: Kysely<Tables>, tables: readonly string[]) {
  for (const table of tables.toReversed() as (keyof Tables)[]) {
    const first = trx.selectFrom(table).selectAll().limit(1)
    const row = await first.executeTakeFirst().catch(refused(`The table ${table}`))
    if (row) await trx.deleteFrom(table).execute()
  }
}

/** The caller has a line of its own for a database that is full or unreachable. */
const refused = (what: string) => (error: Error) => {
  if (faultOf(error) || isDatabaseUnavailable(error)) throw error
  throw new CannotStart(`${what} cannot be restored: ${reasonOf(error)}`)
}

/** Below the limits of SQLite (32,766) and PostgreSQL (65,535). */
const maxParameters = 30_000

async function insertRows(trx: Kysely<Tables>, table: string, rows: readonly Row[]) {
  const perInsert = Math.floor(maxParameters / Object.keys(rows[0] ?? {}).length)
  for (let from = 0; from < rows.length; from += perInsert)
    await trx
      .insertInto(table as keyof Tables)
      .values(rows.slice(from, from + perInsert) as never)
      .execute()
      .catch(refused(`A row of the table ${table}`))
}

/** A damaged image, in a backup of an earlier version, must not prevent the restore of everything else. */
async function putImage({ name, content }: Part, images: ImageStore, damagedImages: string[]) {
  const image = name.slice(imageFolder.length)
  if (nameOf(content) === image) await images.put(image, content)
  else damagedImages.push(image)
}

/**
 * Places in the status lists that were given after the backup are in files of holders, and must not be given again. Nor those that
 * were given after an earlier restore of the same backup: so the next list is numbered by the clock.
 */
async function beginStatusList(trx: Trx) {
  const positions = trx.selectFrom("credentialStatus").select("position").orderBy("position", "desc").limit(1)
  const last = await positions.executeTakeFirst()
  const lists = Math.max(
    Math.ceil(((last?.position ?? -1) + 1) / statusListLength),
    Math.floor((Date.now() - firstListTime) / minuteMs),
  )
  // Nobody's, the last place of the list before.
  const row = { position: lists * statusListLength - 1, certificateId: "", version: lists }
  await trx
    .insertInto("credentialStatus")
    .values(row)
    .onConflict((key) => key.doNothing())
    .execute()
}

/**
 * The files of earlier backups are elsewhere. Mails that were waiting may have been sent since: the office sees them as failed,
 * and may send them again.
 */
async function clearExpiring(trx: Trx) {
  await trx.deleteFrom("session").execute()
  await trx.deleteFrom("mailLink").execute()
  await trx.deleteFrom("backup").execute()
  await trx
    .updateTable("mail")
    .set({ nextTryAt: "", claimedUntil: "", failedAt: new Date().toISOString(), lastError: unsentBecauseRestored })
    .where("nextTryAt", ">", "")
    .execute()
}
