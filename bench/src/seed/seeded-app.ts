import type { Original } from "#browser/measured-urls.ts"
import { type Cleanup, temporaryFolder } from "#cleanup.ts"
import { startApp } from "#process/app-process.ts"
import { type Database, openDatabase } from "../../../server/src/db/open.ts"
import { createLog } from "../../../server/src/log.ts"

type Options = { databaseUrl?: string; trustProxy?: string; constants?: readonly Original[] }

/** Starts the app on a new database that `seed` has filled; returns the app and the result of `seed`. */
export async function startSeededApp<T>(
  cleanup: Cleanup,
  seed: (database: Database) => Promise<T>,
  { databaseUrl = "", trustProxy = "", constants = [] }: Options = {},
) {
  const dataDir = temporaryFolder(cleanup)
  const database = await openDatabase({ dataDir, databaseUrl, databasePool: 1 }, createLog("warn"))
  const seeded = await seed(database)
  await database.close()
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: trustProxy }
  return { app: await startApp(cleanup, settings, constants), seeded }
}
