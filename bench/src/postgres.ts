import { connectClient } from "../../server/src/db/postgres/postgres-pools.ts"
import { startCluster } from "../../server/src/test/postgres/postgres-cluster.ts"
import type { Cleanup } from "./cleanup.ts"
import { postgresPrograms } from "./postgres-programs.ts"

export type Postgres = { urlOf: (database: string) => Promise<string> }

/** Starts a PostgreSQL for new databases of the bench; undefined if the machine has no PostgreSQL programs. */
export async function startPostgres(cleanup: Cleanup): Promise<Postgres | undefined> {
  const programs = postgresPrograms()
  if (!programs) return undefined
  const { url, stop } = await startCluster(programs)
  cleanup.defer(stop)
  const urlOf = async (database: string) => {
    await runStatement(url, `create database "${database}"`)
    return url.replace(/\/postgres$/, `/${database}`)
  }
  return { urlOf }
}

/** Runs immediately what PostgreSQL's autovacuum would run some time after many inserts. */
export const vacuum = (databaseUrl: string) => runStatement(databaseUrl, "vacuum analyze")

/** Drops the search index while a table is filled and re-creates it afterwards: that takes a third of the time. */
export async function withoutSearchIndex(databaseUrl: string, table: string, fill: () => Promise<void>) {
  const [index] = await runStatement(databaseUrl, `select indexdef from pg_indexes where indexname = '${table}_search'`)
  if (index) await runStatement(databaseUrl, `drop index "${table}_search"`)
  await fill()
  if (index) await runStatement(databaseUrl, `set maintenance_work_mem = '512MB'; ${index.indexdef}`)
}

async function runStatement(databaseUrl: string, statement: string): Promise<Record<string, string>[]> {
  const client = await connectClient(databaseUrl)
  try {
    const { rows } = await client.query(statement)
    return rows ?? []
  } finally {
    await client.end()
  }
}
