import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as wait } from "node:timers/promises"
import {
  type CompiledQuery,
  type DatabaseConnection,
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
type Access = { health: DatabaseHealth; isBeside?: boolean; readOnly?: boolean }

type Files = { writer: SqliteFile; reader: SqliteReader }

/**
 * SQLite with one connection that writes and one that reads. Readers see what is committed and never wait for a
 * transaction; writers go one at a time. (Kysely's own driver has a single connection, on which a reader would see
 * another request's unfinished transaction.)
 */
export function sqliteDialect(dataDir: string, { health, isBeside = false, readOnly = false }: Access) {
  let open: (Files & { lock: DatabaseSync | null }) | undefined
  let lastTurn = Promise.resolve()

  /** Waits for the writers before, and answers how to let in the next one. */
  async function takeTurn() {
    const previous = lastTurn
    const { promise, resolve: endTurn } = Promise.withResolvers<void>()
    lastTurn = promise
    await previous
    return endTurn
  }

  function files(): Files {
    if (!open) throw new Error("The database is closed")
    return open
  }

  const driver: Driver = {
    async init() {
      const held = isBeside ? null : lock(dataDir)
      if (!isBeside) refuseLostDatabase(dataDir)
      const path = join(dataDir, "prohori.db")
      const onFault = (error: Error) => void health.noted(error)
      try {
        const writer = openSqliteFile(path, { readOnly })
        // It would wait inside SQLite, where it holds up every request; #tryUntilFree waits beside them.
        writer.run("pragma busy_timeout = 0", [])
        open = { lock: held, writer, reader: sqliteReader(path, { readOnly }, onFault) }
      } catch (error) {
        throw health.noted(error as Error)
      }
    },
    acquireConnection: async () => new SqliteConnection(files(), takeTurn, health.noted),
    beginTransaction: (connection: SqliteConnection) => connection.begin(),
    commitTransaction: async (connection: SqliteConnection) => connection.end("commit"),
    rollbackTransaction: async (connection: SqliteConnection) => connection.end("rollback"),
    releaseConnection: async () => {},
    async destroy() {
      if (!open) return
      const { reader, writer, lock } = open
      open = undefined
      await lastTurn
      reader.close()
      try {
        // Moves what was written last into the file itself, which may be damaged or on a full disk.
        writer.close()
      } catch (error) {
        health.noted(error as Error)
      }
      lock?.close()
    },
  }

  return {
    /** Runs a compiled SELECT. To borrow a connection from Kysely takes five promises, and almost as long as the read. */
    read<Row>(sql: string, parameters: readonly unknown[]) {
      const { reader } = files()
      try {
        return reader.run<Row>(sql, parameters)
      } catch (error) {
        throw health.noted(error as Error)
      }
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

class SqliteConnection implements DatabaseConnection {
  readonly #files: Files
  readonly #takeTurn: () => Promise<() => void>
  readonly #noted: DatabaseHealth["noted"]
  #endTurn: (() => void) | undefined

  constructor(files: Files, takeTurn: () => Promise<() => void>, noted: DatabaseHealth["noted"]) {
    this.#files = files
    this.#takeTurn = takeTurn
    this.#noted = noted
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery) {
    if (this.#endTurn) return this.#try(() => this.#files.writer.run<Row>(sql, parameters))
    if (query.kind === "SelectQueryNode") return this.#try(() => this.#files.reader.run<Row>(sql, parameters))
    const endTurn = await this.#takeTurn()
    try {
      return await this.#tryUntilFree(() => this.#files.writer.run<Row>(sql, parameters))
    } finally {
      this.#files.reader.refresh()
      endTurn()
    }
  }

  async begin() {
    const endTurn = await this.#takeTurn()
    try {
      await this.#tryUntilFree(() => this.#files.writer.run("begin immediate", []))
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** Kysely rolls back after a commit that failed; by then the turn is another's, so it is done here, at once. */
  end(how: "commit" | "rollback") {
    const endTurn = this.#endTurn
    if (!endTurn) return
    this.#endTurn = undefined
    try {
      if (how === "commit") this.#try(() => this.#files.writer.run("commit", []))
    } finally {
      this.#rollBack()
      this.#files.reader.refresh()
      endTurn()
    }
  }

  /** SQLite has rolled back by itself after most failures. One of the rollback must not hide what came before it. */
  #rollBack() {
    try {
      if (this.#files.writer.isInTransaction()) this.#files.writer.run("rollback", [])
    } catch (error) {
      this.#noted(error as Error)
    }
  }

  #try<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw this.#noted(error as Error)
    }
  }

  /** A program beside the server, or the thread of an import, may hold the file for a moment; others are answered meanwhile. */
  async #tryUntilFree<T>(work: () => T): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return work()
      } catch (error) {
        if (!isSqliteBusy(error as Error)) throw this.#noted(error as Error)
        if (tries === maxTries) throw new Unavailable(error as Error)
        await wait(retryMs)
      }
    }
  }

  streamQuery(): never {
    throw new Error("Rows are read in pages, not streamed")
  }
}
