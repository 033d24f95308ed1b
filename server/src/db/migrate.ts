import { type Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { CannotStart } from "#cannot-start.ts"
import * as migrations from "#db/migrations/index.ts"
import type { Tables } from "#schema.ts"

export const hasMigration = (name: string) => Object.hasOwn(migrations, name)

/** Kysely's migrator takes a database lock, so several processes may start at the same time. `upTo` is the latest by default. */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await refuseNewerDatabase(db)
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (!error) return
  await refuseNewerDatabase(db)
  throw error
}

async function refuseNewerDatabase(db: Kysely<Tables>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === "kysely_migration")) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = rows.find(({ name }) => !hasMigration(name))
  if (unknown) {
    throw new CannotStart(`The database is newer than this program (it has ${unknown.name}): start the newer version`)
  }
}
