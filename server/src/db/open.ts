import { AsyncLocalStorage } from "node:async_hooks"
import { accessSync, constants } from "node:fs"
import { join } from "node:path"
import type { Topic } from "contract"
import { Kysely, sql } from "kysely"
import { flushAudit } from "#audit-log/entry.ts"
import { type HeadMonitor, openHeadMonitor } from "#audit-log/head-monitor.ts"
import { CannotStart } from "#cannot-start.ts"
import { ChangeFeed } from "#db/change-feed.ts"
import { groupCommit, type WriteGrouped } from "#db/group-commit.ts"
import { type DatabaseHealth, databaseHealth } from "#db/health/health.ts"
import { type DatabaseTimings, databaseTimings, type PoolState } from "#db/health/timings.ts"
import { migrate, outdatedMigration } from "#db/migrate.ts"
import { listenToOtherProcesses } from "#db/postgres/postgres-listen.ts"
import { ProcessMessages } from "#db/process-messages.ts"
import { type Lookup, postgresLookup, sqliteLookup } from "#db/records/lookup.ts"
import { markInstallation, refuseLostDatabase, refuseUnfinishedRestore } from "#db/sqlite/installation.ts"
import { sqliteDialect } from "#db/sqlite/sqlite.ts"
import { reasonOf } from "#isolation/reason-of.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Log } from "#log.ts"
import type { Tables, Trx } from "#schema.ts"

/** `read` cannot write; every change of a row goes through `write`. */
export type Database = {
  read: Pick<Kysely<Tables>, "selectFrom" | "getExecutor">
  lookup: Lookup
  /** Fails if no host of PostgreSQL accepts writes: then `read` goes on with a standby. */
  checkWritable: () => Promise<void>
  /** One short transaction. After the commit, its topics are published so that caches of their rows are invalidated. */
  write: <T>(topics: readonly Topic[], work: (trx: Trx) => Promise<T>) => Promise<T>
  /**
   * For rows that are no records and in no cache, and are written often: append-only, or with a version of their own that the update
   * compares. SQLite commits such writes in groups (decision 75).
   */
  writeGrouped: WriteGrouped
  changes: ChangeFeed
  messages: ProcessMessages
  /** For a thread or child process that opens the database alongside this one. */
  location: DatabaseLocation
  health: DatabaseHealth
  timings: DatabaseTimings
  /** Undefined with SQLite. */
  pool: (() => PoolState) | undefined
  close: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** The location and the options of a database. `secretKey` signs the audit log. */
export type DatabaseLocation = {
  dataDir: string
  databaseUrl?: string | undefined
  databasePool: number
  secretKey?: string | undefined
}

type Access = { alongsideServer?: boolean; readOnly?: boolean }

/** Opens the database without migrating it and without listening for changes by other processes. */
export async function connect(location: DatabaseLocation, log: Log, access: Access = {}) {
  const { dataDir, databaseUrl, databasePool, secretKey } = location
  // Loaded only when needed: pg alone takes 13 MB of memory.
  const postgres = databaseUrl ? await import("#db/postgres/postgres.ts") : null
  const health = databaseHealth(log)
  const timings = databaseTimings()
  const sqlite = sqliteDialect(dataDir, { health, timings, ...access })
  const changes = new ChangeFeed()
  const options = { size: databasePool, log, health, timings, changes }
  const shared = postgres && databaseUrl ? postgres.postgresDialects(databaseUrl, options) : undefined
  const kysely = new Kysely<Tables>({ dialect: shared?.writing ?? sqlite })
  const reader = shared ? new Kysely<Tables>({ dialect: shared.reading }) : kysely
  const heads = openHeadMonitor(location, log)
  const write = timedWrite(writerOf(kysely, changes, heads, Boolean(databaseUrl)), timings)
  const group = groupCommit((work) => write([], work))
  const close = async () => {
    await group.close()
    await heads.close()
    // Kysely closes nothing in an instance that was never used, so a database that was only read is closed by the reader.
    await Promise.all([kysely.destroy(), reader.destroy()])
  }
  const database: Database = {
    read: reader,
    lookup: databaseUrl ? postgresLookup(reader) : sqliteLookup(sqlite.read),
    checkWritable: async () => void (await kysely.selectFrom("user").select("_id").limit(1).execute()),
    write,
    writeGrouped: async (work) => {
      refuseNested()
      return shared ? write([], work) : group.writeGrouped(work)
    },
    changes,
    messages: new ProcessMessages(),
    location: { dataDir, databaseUrl, databasePool, secretKey },
    health,
    timings,
    pool: shared?.pool,
    close,
    [Symbol.asyncDispose]: close,
  }
  return { kysely, postgres, database, heads, dropConnections: shared?.dropConnections ?? (() => {}) }
}

type Opened<Part extends keyof Database> = Promise<Pick<Database, Part | "close" | typeof Symbol.asyncDispose>>

/** For a command that only reads, while a server may be running, or from an old backup. */
export const openReadOnly = (location: DatabaseLocation, log: Log): Opened<"read" | "location"> =>
  openForCommand(location, log, { readOnly: true, needs: "auditHead" })

/** For a command that writes while a server may be running: in short transactions, and only rows that no cache holds. */
export const openAlongsideServer = (
  location: DatabaseLocation,
  log: Log,
  needs: CommandNeeds["needs"] = "image",
): Opened<"read" | "write"> => openForCommand(location, log, { readOnly: false, needs })

type CommandNeeds = { readOnly: boolean; needs: "auditHead" | "image" | "credentialKey" | "secondFactor" }

async function openForCommand(location: DatabaseLocation, log: Log, { readOnly, needs }: CommandNeeds) {
  if (!location.databaseUrl) refuseMissingDatabase(location.dataDir)
  const { database } = await connect({ ...location, databasePool: 1 }, log, { alongsideServer: true, readOnly })
  try {
    await database.read.selectFrom(needs).selectAll().limit(1).execute()
  } catch (error) {
    await database.close().catch(() => {})
    throw new CannotStart(`The database cannot be ${readOnly ? "read" : "used"}: ${reasonOf(error)}`)
  }
  return database
}

/** SQLite's own error would not name the file. */
function refuseMissingDatabase(dataDir: string) {
  try {
    accessSync(join(dataDir, "prohori.db"), constants.R_OK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === "ENOENT") {
      refuseLostDatabase(dataDir)
      throw new CannotStart(`There is no database in ${dataDir}: is DATA_DIR the one of the server?`)
    }
    throw new CannotStart(`The database cannot be read: ${message}`)
  }
}

type OpenOptions = {
  /** Called before the migrations of a database that has rows, with its last migration. */
  beforeMigration?: (from: string) => Promise<void>
  isRestoring?: boolean
}

export async function openDatabase(location: DatabaseLocation, log: Log, options: OpenOptions = {}): Promise<Database> {
  const { beforeMigration, isRestoring = false } = options
  const { databaseUrl } = location
  const { kysely, postgres, database, heads, dropConnections } = await connect(location, log)
  let stopListening = async () => {}
  try {
    if (!isRestoring) refuseUnfinishedRestore(location.dataDir)
    const from = beforeMigration && (await outdatedMigration(kysely))
    if (from) await beforeMigration?.(from)
    if (postgres && databaseUrl) {
      const options = { size: 2, isMigrating: true, log, health: database.health }
      await using migrating = new Kysely<Tables>({ dialect: postgres.postgresDialect(databaseUrl, options) })
      await migrate(migrating)
    } else {
      await migrate(kysely)
      markInstallation(location.dataDir)
    }
    heads.warnAbout(await database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow())
    if (databaseUrl) {
      const { connectClient } = await import("#db/postgres/postgres-pools.ts")
      stopListening = await listenToOtherProcesses({
        connect: () => connectClient(databaseUrl),
        changes: database.changes,
        messages: database.messages,
        onSilence: dropConnections,
        log,
      })
    }
  } catch (error) {
    // An error while closing must not hide the reason why the start failed.
    await database.close().catch(() => {})
    throw error instanceof CannotStart ? error : new CannotStart(`The database cannot be used: ${reasonOf(error)}`)
  }
  const close = async () => {
    await stopListening()
    await database.close()
  }
  return { ...database, close, [Symbol.asyncDispose]: close }
}

function timedWrite(write: Database["write"], { writes }: DatabaseTimings): Database["write"] {
  return async (topics, work) => {
    const start = performance.now()
    try {
      return await write(topics, work)
    } finally {
      writes.observe(performance.now() - start)
    }
  }
}

const insideWrite = new AsyncLocalStorage<true>()

function refuseNested() {
  if (insideWrite.getStore()) throw new Error("write() inside write() would deadlock: pass the trx on")
}

function writerOf(db: Kysely<Tables>, changes: ChangeFeed, heads: HeadMonitor, isShared: boolean): Database["write"] {
  return async (topics, work) => {
    refuseNested()
    const attempt = () =>
      changes.publishAfter(topics, async (setSender) => {
        const transaction = async (trx: Trx) => {
          const result = await work(trx)
          const head = await flushAudit(trx, heads)
          if (isShared && topics.length > 0) await notifyAll(trx, topics, setSender)
          return { result, head }
        }
        const { result, head } = await insideWrite.run(true, () => db.transaction().execute(transaction))
        if (head) heads.committed(head)
        return result
      })
    return retryOnDeadlock(attempt)
  }
}

/** Notifies all processes on the same PostgreSQL, after the commit. */
async function notifyAll(trx: Trx, topics: readonly Topic[], setSender: (processId: number) => void) {
  const sent = await sql<{ sender: number }>`
    select pg_backend_pid() as sender, pg_notify('changed', topic) from unnest(${topics}::text[]) as topic`.execute(trx)
  if (sent.rows[0]) setSender(sent.rows[0].sender)
}

/** deadlock_detected and serialization_failure. */
const retryableCodes = ["40P01", "40001"]
const maxDeadlockAttempts = 5

/** On a deadlock PostgreSQL rolls back one of the transactions, so it can run again from its start. After that, 503. */
async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (!retryableCodes.includes((error as { code?: string }).code ?? "")) throw error
      if (attempt === maxDeadlockAttempts) throw new Unavailable(error as Error)
    }
  }
}
