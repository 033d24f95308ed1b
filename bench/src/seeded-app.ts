import { type Database, openDatabase } from "../../server/src/db/open.ts"
import { createLog } from "../../server/src/log.ts"
import { startApp } from "./app-process.ts"
import { type Cleanup, temporaryFolder } from "./cleanup.ts"
import type { Original } from "./measured-addresses.ts"

type Options = { databaseUrl?: string; trustProxy?: string; constants?: readonly Original[] }

/** The app on a fresh database that was filled before, with whatever the filling answers. */
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
