import { connectClient } from "../../server/src/db/postgres.ts"
import { startCluster } from "../../server/src/test/postgres-cluster.ts"
import type { Cleanup } from "./cleanup.ts"
import { postgresPrograms } from "./postgres-programs.ts"

export type Postgres = { urlOf: (database: string) => Promise<string> }

/** A PostgreSQL of the bench's own, for fresh databases; undefined where the machine has no programs for it. */
export async function startPostgres(cleanup: Cleanup): Promise<Postgres | undefined> {
  const programs = postgresPrograms()
  if (!programs) return undefined
  const { url, stop } = await startCluster(programs)
  cleanup.defer(stop)
  const urlOf = async (database: string) => {
    await tell(url, `create database "${database}"`)
    return url.replace(/\/postgres$/, `/${database}`)
  }
  return { urlOf }
}

/** What PostgreSQL's autovacuum does some time after many rows have come. */
export const tidyUp = (databaseUrl: string) => tell(databaseUrl, "vacuum analyze")

/** Takes the search index away while a table is filled and makes it again, the same, at once: that takes a third of the time. */
export async function withoutSearchIndex(databaseUrl: string, table: string, fill: () => Promise<void>) {
  const [index] = await tell(databaseUrl, `select indexdef from pg_indexes where indexname = '${table}_search'`)
  if (index) await tell(databaseUrl, `drop index "${table}_search"`)
  await fill()
  if (index) await tell(databaseUrl, `set maintenance_work_mem = '512MB'; ${index.indexdef}`)
}

async function tell(databaseUrl: string, statement: string): Promise<Record<string, string>[]> {
  const client = await connectClient(databaseUrl)
  try {
    const { rows } = await client.query(statement)
    return rows ?? []
  } finally {
    await client.end()
  }
}
