import { type Kysely, sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { CannotStart } from "#cannot-start.ts"
import * as migrations from "#db/migrations/index.ts"
import type { Tables } from "#schema.ts"

/** It makes all tables: the migrations before it were folded into it. */
const [oldest = ""] = Object.keys(migrations)

/** Why this program cannot use what has this migration; undefined if it can. */
export function versionProblem(what: "database" | "backup", name: string): string | undefined {
  if (Object.hasOwn(migrations, name)) return undefined
  return name < oldest
    ? `The ${what} is older than this program can update (it has ${name}): update it with the version of 29 November 2026 first`
    : `The ${what} is newer than this program (it has ${name}): use the newer version`
}

/** Kysely's migrator takes a database lock, so several processes may start at the same time. `upTo` is the latest by default. */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  await refuseOtherVersions(db)
  // Kysely asks for each migration that was run.
  const folded = (await doneMigrations(db)).filter((name) => name < oldest)
  const all = { ...Object.fromEntries(folded.map((name) => [name, nothing])), ...migrations }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } })
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (!error) return
  await refuseOtherVersions(db)
  throw error
}

const nothing: Migration = { up: async () => {} }

/** The last migration of a database that this program would migrate. Undefined for an empty one. */
export async function outdatedMigration(db: Kysely<Tables>): Promise<string | undefined> {
  const done = await doneMigrations(db)
  const [latest = ""] = Object.keys(migrations).slice(-1)
  return done.includes(latest) ? undefined : done.at(-1)
}

async function doneMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === "kysely_migration")) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

export async function refuseOtherVersions(db: Kysely<Tables>) {
  const done = await doneMigrations(db)
  const needed = done.includes(oldest) ? done.filter((name) => name >= oldest) : done.slice(-1)
  for (const name of needed) {
    const problem = versionProblem("database", name)
    if (problem) throw new CannotStart(problem)
  }
}
