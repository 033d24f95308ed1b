import { type Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { CannotStart } from "#cannot-start.ts"
import * as migrations from "#db/migrations/index.ts"
import type { Tables } from "#schema.ts"

/** Kysely's migrator takes a database lock, so several processes may start at the same time. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await refuseNewerDatabase(db)
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  await refuseNewerDatabase(db)
  throw error
}

async function refuseNewerDatabase(db: Kysely<Tables>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === "kysely_migration")) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (unknown) {
    throw new CannotStart(`The database is newer than this program (it has ${unknown.name}): start the newer version`)
  }
}
