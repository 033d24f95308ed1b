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

/** The last migration of a database that this program would migrate. Undefined for an empty one. */
export async function outdatedMigration(db: Kysely<Tables>): Promise<string | undefined> {
  const done = await doneMigrations(db)
  return done.length < Object.keys(migrations).length ? done.at(-1) : undefined
}

async function doneMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === "kysely_migration")) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

export async function refuseNewerDatabase(db: Kysely<Tables>) {
  const unknown = (await doneMigrations(db)).find((name) => !hasMigration(name))
  if (unknown) {
    throw new CannotStart(`The database is newer than this program (it has ${unknown}): start the newer version`)
  }
}
