import { join } from "node:path"
import type { DatabaseSync } from "node:sqlite"
import { setTimeout as wait } from "node:timers/promises"
import {
  type CompiledQuery,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely"
import type { DatabaseHealth } from "#db/health/health.ts"
import { isSqliteBusy } from "#db/health/storage-fault.ts"
import { type DatabaseTimings, databaseTimings } from "#db/health/timings.ts"
import { lockFolder } from "#db/sqlite/data-folder.ts"
import { refuseLostDatabase } from "#db/sqlite/installation.ts"
import { openSqliteFile, type SqliteFile, type SqliteReader, sqliteReader } from "#db/sqlite/sqlite-file.ts"
import { Unavailable } from "#isolation/unavailable.ts"

/** A server locks the data folder. A thread or command that runs alongside it takes no lock. */
type Access = { health: DatabaseHealth; timings?: DatabaseTimings; alongsideServer?: boolean; readOnly?: boolean }

type Files = { writer: SqliteFile; reader: SqliteReader }

/**
 * SQLite with one connection for writes and one for reads. Readers see committed rows and never wait for a transaction;
 * writers queue. (Kysely's own driver has a single connection, on which a reader would see the uncommitted changes of
 * another request.)
 */
export function sqliteDialect(dataDir: string, access: Access) {
  const { health, timings = databaseTimings(), alongsideServer = false, readOnly = false } = access
  let open: (Files & { lock: DatabaseSync | null }) | undefined
  let lastWrite = Promise.resolve()

  /** Runs and times the work, and reports its failure to the database's health. */
  function reportingFaults<T>(work: () => T): T {
    const start = performance.now()
    try {
      return work()
    } catch (error) {
      throw health.reportFault(error as Error)
    } finally {
      timings.statements.observe(performance.now() - start)
    }
  }

  /** A mutex with a queue, for the single writer: waits for earlier writers, returns the function that releases the lock. */
  async function takeWriteLock() {
    const previous = lastWrite
    const { promise, resolve: release } = Promise.withResolvers<void>()
    lastWrite = promise
    const start = performance.now()
    await previous
    timings.waits.observe(performance.now() - start)
    return release
  }

  function files(): Files {
    if (!open) throw new Error("The database is closed")
    return open
  }

  const driver: Driver = {
    async init() {
      const held = alongsideServer ? null : lockFolder(dataDir)
      refuseLostDatabase(dataDir)
      const path = join(dataDir, "prohori.db")
      const onFault = (error: Error) => void health.reportFault(error)
      open = reportingFaults(() => {
        const writer = openSqliteFile(path, { readOnly })
        // Waiting inside SQLite would block the event loop; retryWhileBusy waits without blocking.
        writer.run("pragma busy_timeout = 0", [])
        return { lock: held, writer, reader: sqliteReader(path, { readOnly }, onFault) }
      })
    },
    acquireConnection: async () => sqliteConnection(files(), takeWriteLock, reportingFaults),
    beginTransaction: (connection: SqliteConnection) => connection.begin(),
    commitTransaction: async (connection: SqliteConnection) => connection.end("commit"),
    rollbackTransaction: async (connection: SqliteConnection) => connection.end("rollback"),
    releaseConnection: async () => {},
    async destroy() {
      if (!open) return
      const { reader, writer, lock } = open
      open = undefined
      await lastWrite
      reader.close()
      try {
        // Checkpoints the WAL into the database file, which fails on damage or a full disk.
        writer.close()
      } catch (error) {
        health.reportFault(error as Error)
      }
      lock?.close()
    },
  }

  return {
    /** Runs a compiled SELECT directly: borrowing a connection from Kysely takes five promises, almost as long as the read. */
    read<Row>(sql: string, parameters: readonly unknown[]) {
      const { reader } = files()
      return reportingFaults(() => reader.run<Row>(sql, parameters))
    },
    createAdapter: () => new CapableSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  } satisfies Dialect & { read: unknown }
}

/** Capabilities that Kysely denies SQLite by default, but this driver has. */
class CapableSqliteAdapter extends SqliteAdapter {
  /** Otherwise a read would wait for any open transaction, even for the one that it runs in. */
  override get supportsMultipleConnections() {
    return true
  }
  /** Makes Kysely run migrations in a transaction, so that a failed one is rolled back. */
  override get supportsTransactionalDdl() {
    return true
  }
}

const [busyRetryIntervalMs, maxBusyAttempts] = [20, 250]

type SqliteConnection = ReturnType<typeof sqliteConnection>

function sqliteConnection(
  { writer, reader }: Files,
  takeWriteLock: () => Promise<() => void>,
  reportingFaults: <T>(work: () => T) => T,
) {
  /** Set during a transaction. */
  let release: (() => void) | undefined

  async function executeQuery<Row>({ query, sql, parameters }: CompiledQuery) {
    if (release) return reportingFaults(() => writer.run<Row>(sql, parameters))
    if (query.kind === "SelectQueryNode") return reportingFaults(() => reader.run<Row>(sql, parameters))
    const releaseOwn = await takeWriteLock()
    try {
      return await retryWhileBusy(() => writer.run<Row>(sql, parameters))
    } finally {
      reader.refresh()
      releaseOwn()
    }
  }

  async function begin() {
    const releaseOwn = await takeWriteLock()
    try {
      await retryWhileBusy(() => writer.run("begin immediate", []))
      release = releaseOwn
    } catch (error) {
      releaseOwn()
      throw error
    }
  }

  /** Kysely rolls back after a failed commit, but then another writer holds the lock. So roll back here, before the release. */
  function end(how: "commit" | "rollback") {
    const releaseOwn = release
    if (!releaseOwn) return
    release = undefined
    try {
      if (how === "commit") reportingFaults(() => writer.run("commit", []))
    } finally {
      rollBack()
      reader.refresh()
      releaseOwn()
    }
  }

  function rollBack() {
    try {
      // After most failures SQLite has already rolled back.
      if (writer.isInTransaction()) reportingFaults(() => writer.run("rollback", []))
    } catch {
      // A failed rollback must not hide the error that caused it.
    }
  }

  /** Retries while another program or the import thread locks the file. Other requests are served in between. */
  async function retryWhileBusy<T>(work: () => T): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return reportingFaults(work)
      } catch (error) {
        if (!isSqliteBusy(error as Error)) throw error
        if (attempt === maxBusyAttempts) throw new Unavailable(error as Error)
        await wait(busyRetryIntervalMs)
      }
    }
  }

  function streamQuery(): never {
    throw new Error("Streaming is not supported: read rows in pages")
  }

  return { executeQuery, begin, end, streamQuery }
}
