import pg from "pg"
import { inject } from "vitest"

const endTimeoutMs = 30_000

/** Ends every connection to a database of the tests' PostgreSQL, and waits until they have ended: otherwise a later request may lose one. */
export async function loseAllConnections(databaseUrl: string) {
  const admin = new pg.Client(inject("postgresUrl"))
  await admin.connect()
  const name = databaseUrl.split("/").at(-1)
  const end = "select pg_terminate_backend(pid, $2) from pg_stat_activity where datname = $1"
  await admin.query(end, [name, endTimeoutMs])
  await admin.end()
}
