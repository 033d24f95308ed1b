import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
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
import { CannotStart } from "#cannot-start.ts"
import type { DatabaseHealth } from "#db/health.ts"
import { refuseLostDatabase } from "#db/installation.ts"
import { openSqliteFile, type SqliteFile, type SqliteReader, sqliteReader } from "#db/sqlite-file.ts"
import { isSqliteBusy } from "#db/storage-fault.ts"
import { Unavailable } from "#isolation/unavailable.ts"

/** A server has the folder to itself; beside it, another thread or program may read and write. */
type Access = { health: DatabaseHealth; alongsideServer?: boolean; readOnly?: boolean }

type Files = { writer: SqliteFile; reader: SqliteReader }

/**
 * SQLite with one connection that writes and one that reads. Readers see what is committed and never wait for a
 * transaction; writers go one at a time. (Kysely's own driver has a single connection, on which a reader would see
 * another request's unfinished transaction.)
 */
export function sqliteDialect(dataDir: string, { health, alongsideServer = false, readOnly = false }: Access) {
  let open: (Files & { lock: DatabaseSync | null }) | undefined
  let lastWrite = Promise.resolve()

  /** Runs it; a failure is noted for what it says about the database. */
  function reportingFaults<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw health.reportFault(error as Error)
    }
  }

  /** Waits for the writers before, and answers how to let in the next one. */
  async function takeWriteLock() {
    const previous = lastWrite
    const { promise, resolve: release } = Promise.withResolvers<void>()
    lastWrite = promise
    await previous
    return release
  }

  function files(): Files {
    if (!open) throw new Error("The database is closed")
    return open
  }

  const driver: Driver = {
    async init() {
      const held = alongsideServer ? null : lock(dataDir)
      if (!alongsideServer) refuseLostDatabase(dataDir)
      const path = join(dataDir, "prohori.db")
      const onFault = (error: Error) => void health.reportFault(error)
      open = reportingFaults(() => {
        const writer = openSqliteFile(path, { readOnly })
        // It would wait inside SQLite, where it holds up every request; tryUntilFree waits beside them.
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
        // Moves what was written last into the file itself, which may be damaged or on a full disk.
        writer.close()
      } catch (error) {
        health.reportFault(error as Error)
      }
      lock?.close()
    },
  }

  return {
    /** Runs a compiled SELECT. To borrow a connection from Kysely takes five promises, and almost as long as the read. */
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

/** What Kysely assumes that SQLite cannot do, and this driver can. */
class CapableSqliteAdapter extends SqliteAdapter {
  /** Otherwise a read would wait for whatever transaction is open, its own included. */
  override get supportsMultipleConnections() {
    return true
  }
  /** So a failed migration leaves nothing behind. */
  override get supportsTransactionalDdl() {
    return true
  }
}

const [retryMs, maxTries] = [20, 250]

/** Held until the process ends, however it ends: the operating system drops the lock with the process. */
function lock(dataDir: string): DatabaseSync {
  try {
    // Emails and hashes of passwords are in it: a folder that is made here is its owner's alone.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const file = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 })
    file.exec("begin exclusive")
    return file
  } catch (error) {
    if (isSqliteBusy(error as Error)) throw new CannotStart(`The data folder ${dataDir} is in use by another server`)
    throw new CannotStart(`The data folder ${dataDir} cannot be written: ${(error as Error).message}`)
  }
}

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
      return await tryUntilFree(() => writer.run<Row>(sql, parameters))
    } finally {
      reader.refresh()
      releaseOwn()
    }
  }

  async function begin() {
    const releaseOwn = await takeWriteLock()
    try {
      await tryUntilFree(() => writer.run("begin immediate", []))
      release = releaseOwn
    } catch (error) {
      releaseOwn()
      throw error
    }
  }

  /** Kysely rolls back after a commit that failed; by then the turn is another's, so it is done here, at once. */
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
      // SQLite has rolled back by itself after most failures.
      if (writer.isInTransaction()) reportingFaults(() => writer.run("rollback", []))
    } catch {
      // It must not hide what came before it.
    }
  }

  /** A program beside the server, or the thread of an import, may hold the file for a moment; others are answered meanwhile. */
  async function tryUntilFree<T>(work: () => T): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return reportingFaults(work)
      } catch (error) {
        if (!isSqliteBusy(error as Error)) throw error
        if (tries === maxTries) throw new Unavailable(error as Error)
        await wait(retryMs)
      }
    }
  }

  function streamQuery(): never {
    throw new Error("Rows are read in pages, not streamed")
  }

  return { executeQuery, begin, end, streamQuery }
}
