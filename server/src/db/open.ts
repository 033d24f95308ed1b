import { AsyncLocalStorage } from "node:async_hooks"
import type { Topic } from "contract"
import { Kysely, sql } from "kysely"
import { flushAudit } from "#audit-log/entry.ts"
import { openSigning, type Signing } from "#audit-log/signing.ts"
import { CannotStart } from "#cannot-start.ts"
import { ChangeFeed } from "#db/change-feed.ts"
import { type DatabaseHealth, databaseHealth } from "#db/health.ts"
import { markInstallation } from "#db/installation.ts"
import { type Lookup, postgresLookup, sqliteLookup } from "#db/lookup.ts"
import { migrate } from "#db/migrate.ts"
import { listenToOtherProcesses } from "#db/postgres-listen.ts"
import { sqliteDialect } from "#db/sqlite.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Log } from "#log.ts"
import type { Tables, Trx } from "#schema.ts"

/** Reads go through `read`; whatever changes a row goes through `write`, and there is no other way. */
export type Database = {
  read: Pick<Kysely<Tables>, "selectFrom" | "getExecutor">
  lookup: Lookup
  /** One short transaction. When it is committed, everyone who keeps rows of these topics in memory is told. */
  write: <T>(topics: readonly Topic[], work: (trx: Trx) => Promise<T>) => Promise<T>
  changes: ChangeFeed
  /** Where it is, for a thread that opens it beside this one. */
  location: DatabaseLocation
  health: DatabaseHealth
  close: () => Promise<void>
}

/** `secretKey` signs the audit log. */
export type DatabaseLocation = {
  dataDir: string
  databaseUrl?: string | undefined
  databasePool: number
  secretKey?: string | undefined
}

/** The database as it is, for those who use it beside a server: nothing is migrated, and no change of others is heard. */
export async function connect(
  location: DatabaseLocation,
  log: Log,
  access: { alongsideServer?: boolean; readOnly?: boolean } = {},
) {
  const { dataDir, databaseUrl, databasePool, secretKey } = location
  // Loaded only where it is used: pg alone takes 13 MB of memory.
  const postgres = databaseUrl ? await import("#db/postgres.ts") : null
  const health = databaseHealth(log)
  const sqlite = sqliteDialect(dataDir, { health, ...access })
  const kysely = new Kysely<Tables>({
    dialect:
      postgres && databaseUrl ? postgres.postgresDialect(databaseUrl, { size: databasePool, log, health }) : sqlite,
  })
  const changes = new ChangeFeed()
  const signing = openSigning(location, log)
  const database: Database = {
    read: kysely,
    lookup: databaseUrl ? postgresLookup(kysely) : sqliteLookup(sqlite.read),
    write: writerOf(kysely, changes, signing, Boolean(databaseUrl)),
    changes,
    location: { dataDir, databaseUrl, databasePool, secretKey },
    health,
    close: async () => {
      await signing.close()
      await kysely.destroy()
    },
  }
  return { kysely, postgres, database, signing }
}

/** For a command that looks, beside a server that may be running, or into an old backup. */
export const openReadOnly = (
  location: DatabaseLocation,
  log: Log,
): Promise<Pick<Database, "read" | "location" | "close">> =>
  openForCommand(location, log, { readOnly: true, needs: "auditHead" })

/** For a command that changes something beside a server, in short transactions, of nothing that is kept in memory. */
export const openAlongsideServer = (
  location: DatabaseLocation,
  log: Log,
): Promise<Pick<Database, "read" | "write" | "close">> =>
  openForCommand(location, log, { readOnly: false, needs: "image" })

type CommandNeeds = { readOnly: boolean; needs: "auditHead" | "image" }

async function openForCommand(location: DatabaseLocation, log: Log, { readOnly, needs }: CommandNeeds) {
  const { database } = await connect({ ...location, databasePool: 1 }, log, { alongsideServer: true, readOnly })
  try {
    await database.read.selectFrom(needs).selectAll().limit(1).execute()
  } catch (error) {
    throw new CannotStart(`The database cannot be ${readOnly ? "read" : "used"}: ${reasonOf(error)}`)
  }
  return database
}

export async function openDatabase(location: DatabaseLocation, log: Log): Promise<Database> {
  const { databaseUrl } = location
  const { kysely, postgres, database, signing } = await connect(location, log)
  let stopHearing = async () => {}
  try {
    if (postgres && databaseUrl) {
      const options = { size: 2, isMigrating: true, log, health: database.health }
      await using patient = new Kysely<Tables>({ dialect: postgres.postgresDialect(databaseUrl, options) })
      await migrate(patient)
    } else {
      await migrate(kysely)
      markInstallation(location.dataDir)
    }
    signing.warnOf(await database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow())
    if (postgres && databaseUrl) {
      stopHearing = await listenToOtherProcesses(() => postgres.connectClient(databaseUrl), database.changes, log)
    }
  } catch (error) {
    // What it says about closing must not hide why it does not start.
    await kysely.destroy().catch(() => {})
    throw error instanceof CannotStart ? error : new CannotStart(`The database cannot be used: ${reasonOf(error)}`)
  }
  const close = async () => {
    await stopHearing()
    await database.close()
  }
  return { ...database, close }
}

const insideWrite = new AsyncLocalStorage<true>()

function writerOf(kysely: Kysely<Tables>, changes: ChangeFeed, signing: Signing, isShared: boolean): Database["write"] {
  return async (topics, work) => {
    if (insideWrite.getStore())
      throw new Error("write() inside write() would wait for itself for ever: pass the trx on")
    const transaction = () =>
      kysely.transaction().execute(async (trx) => {
        const result = await work(trx)
        const head = await flushAudit(trx, signing)
        if (isShared) for (const topic of topics) await sql`select pg_notify('changed', ${topic})`.execute(trx)
        return { result, head }
      })
    const { result, head } = await insideWrite.run(true, () => retryOnDeadlock(transaction))
    if (head) signing.committed(head)
    changes.publish(topics)
    return result
  }
}

const deadlockCodes = ["40P01", "40001"]
const mostTries = 5

/** Of two transactions that wait for each other PostgreSQL ends one; nothing of it was kept, so it begins anew. */
async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === mostTries || !deadlockCodes.includes((error as { code?: string }).code ?? "")) throw error
    }
  }
}

/** A refused connection to several addresses comes as one error without a message, around others. */
function reasonOf(error: unknown): string {
  if (error instanceof Unavailable && error.cause) return reasonOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ")
  return error instanceof Error ? error.message : String(error)
}
