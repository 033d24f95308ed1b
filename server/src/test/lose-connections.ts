import pg from "pg"
import { inject } from "vitest"

/** Ends every connection to a database of the tests' PostgreSQL. */
export async function loseAllConnections(databaseUrl: string) {
  const admin = new pg.Client(inject("postgresUrl"))
  await admin.connect()
  const name = databaseUrl.split("/").at(-1)
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name])
  await admin.end()
}
