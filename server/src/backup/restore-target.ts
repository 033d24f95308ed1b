import { type Kysely, sql } from "kysely"
import type { Manifest } from "#backup/archive.ts"
import { imageFolder } from "#backup/backup.ts"
import { CannotStart } from "#cannot-start.ts"
import { connect, type DatabaseLocation } from "#db/open.ts"
import { fileOfEarlierUse } from "#db/sqlite/installation.ts"
import type { ImageStore } from "#images/image-store.ts"
import { isImageName } from "#images/name.ts"
import { reasonOf } from "#isolation/reason-of.ts"
import type { Log } from "#log.ts"
import type { Tables } from "#schema.ts"

const migrationTables: ReadonlySet<string> = new Set(["kysely_migration", "kysely_migration_lock"])
const maxNamedTables = 3

type RestoreTarget = { location: DatabaseLocation; images: ImageStore; log: Log }

/** Reads only: a target that is refused stays as it was. */
export async function refuseUsedTarget(manifest: Manifest, { location, images, log }: RestoreTarget) {
  const { dataDir, databaseUrl } = location
  const file = fileOfEarlierUse(dataDir)
  if (file && !databaseUrl)
    throw new CannotStart(`${dataDir} is in use (it has ${file}): a backup is restored into an empty DATA_DIR`)
  if (databaseUrl) await refuseUsedPostgres(manifest, location, log)
  await refuseUsedStore(manifest, images)
}

async function refuseUsedPostgres(manifest: Manifest, location: DatabaseLocation, log: Log) {
  const { kysely } = await connect({ ...location, databasePool: 1 }, log)
  try {
    await refuseForeignTables(manifest, kysely)
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(`The database cannot be used: ${reasonOf(error)}`)
  } finally {
    await kysely.destroy()
  }
}

/** Our own tables are accepted without users: a server that was started for a moment or an interrupted restore has left them. */
async function refuseForeignTables(manifest: Manifest, kysely: Kysely<Tables>) {
  const tables = await tablesIn(kysely)
  const isMigrated = tables.includes("kysely_migration")
  const isOwn = (name: string) => isMigrated && (migrationTables.has(name) || Object.hasOwn(manifest.rows, name))
  const foreign = tables.filter((name) => !isOwn(name))
  if (foreign.length > 0)
    throw new CannotStart(
      `The database is in use (it has the ${namesOf(foreign)}): a backup is restored into an empty database`,
    )
  if (!isMigrated) return
  if (tables.includes("user") && (await kysely.selectFrom("user").select("_id").executeTakeFirst()))
    throw new CannotStart("The database has users: a backup is restored into an empty database")
  // Migrations are never undone, so the rows of the backup would miss those that came later.
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name collate "C" > ${manifest.migration} order by name limit 1`.execute(
    kysely,
  )
  if (rows[0])
    throw new CannotStart(
      `The database is newer than the backup (it has ${rows[0].name}): a backup is restored into an empty database`,
    )
}

/** In the schema of our tables. Views count: a name is free for a table only if no view has it. Extensions may have some of their own. */
async function tablesIn(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'f', 'v', 'm')
        and not exists (select from pg_depend
          where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
      order by relname collate "C"`.execute(kysely)
  return rows.map(({ name }) => name)
}

function namesOf(tables: readonly string[]): string {
  const more = tables.length - maxNamedTables
  const named = tables.slice(0, maxNamedTables).join(", ")
  return `${tables.length === 1 ? "table" : "tables"} ${named}${more > 0 ? ` and ${more} more` : ""}`
}

/**
 * The restored site would remove images of another one as unused. Images of the backup itself are accepted: an interrupted
 * restore leaves them in S3, and the site may move to another database. Without images in the backup, only the store has them.
 */
async function refuseUsedStore({ hasImages, digests }: Manifest, images: ImageStore) {
  if (!hasImages) return
  const isForeign = (name: string) => isImageName(name) && !Object.hasOwn(digests, `${imageFolder}${name}`)
  const foreign = await firstOf(images, isForeign).catch((error) => {
    throw new CannotStart(`The image store cannot be used: ${reasonOf(error)}`)
  })
  if (foreign)
    throw new CannotStart(
      `The image store is in use (it has ${foreign}, which is not in the backup): a backup is restored with an empty bucket or folder of images`,
    )
}

async function firstOf(images: ImageStore, isSought: (name: string) => boolean): Promise<string | undefined> {
  for await (const { name } of images.list()) if (isSought(name)) return name
  return undefined
}
