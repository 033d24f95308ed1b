import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as wait } from "node:timers/promises"
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely"
import { CannotStart } from "#cannot-start.ts"
import type { DatabaseHealth } from "#db/health.ts"
import { refuseLostDatabase } from "#db/installation.ts"
import { SqliteFile, SqliteReader } from "#db/sqlite-file.ts"
import { isSqliteBusy } from "#db/storage-fault.ts"
import { writeTurns } from "#db/write-turns.ts"
import { Unavailable } from "#isolation/unavailable.ts"

/** A server has the folder to itself; beside it, another thread or program may read and write. */
type Access = { health: DatabaseHealth; isBeside?: boolean; readOnly?: boolean }

type Files = { writer: SqliteFile; reader: SqliteReader }

/**
 * SQLite with one connection that writes and one that reads. Readers see what is committed and never wait for a
 * transaction; writers go one at a time. (Kysely's own driver has a single connection, on which a reader would see
 * another request's unfinished transaction.)
 */
export function sqliteDialect(dataDir: string, access: Access): Dialect & Pick<SqliteDriver, "read"> {
  const driver = new SqliteDriver(dataDir, access)
  return {
    read: (query, parameters) => driver.read(query, parameters),
    createAdapter: () => new CapableSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
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

class SqliteDriver implements Driver {
  readonly #dataDir: string
  readonly #access: Access
  readonly #turns = writeTurns()
  #open: (Files & { lock: DatabaseSync | null }) | undefined

  constructor(dataDir: string, access: Access) {
    this.#dataDir = dataDir
    this.#access = access
  }

  async init() {
    const { isBeside = false, readOnly = false, health } = this.#access
    const options = { readOnly }
    const held = isBeside ? null : lock(this.#dataDir)
    if (!isBeside) refuseLostDatabase(this.#dataDir)
    const path = join(this.#dataDir, "prohori.db")
    const onFault = (error: Error) => void health.noted(error)
    try {
      const files = { writer: new SqliteFile(path, options), reader: new SqliteReader(path, options, onFault) }
      // It would wait inside SQLite, where it holds up every request; #tryUntilFree waits beside them.
      files.writer.run("pragma busy_timeout = 0", [])
      this.#open = { lock: held, ...files }
    } catch (error) {
      throw health.noted(error as Error)
    }
  }

  /** Runs a compiled SELECT. To borrow a connection from Kysely takes five promises, and almost as long as the read. */
  async read<Row>({ sql }: CompiledQuery<Row>, parameters: readonly unknown[]) {
    if (!this.#open) throw new Error("The database is closed")
    try {
      return this.#open.reader.run<Row>(sql, parameters)
    } catch (error) {
      throw this.#access.health.noted(error as Error)
    }
  }

  async acquireConnection() {
    if (!this.#open) throw new Error("The database is closed")
    return new SqliteConnection(this.#open, () => this.#turns.take(), this.#access.health.noted)
  }

  async beginTransaction(connection: SqliteConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection) {
    connection.end("commit")
  }

  async rollbackTransaction(connection: SqliteConnection) {
    connection.end("rollback")
  }

  async releaseConnection() {}

  async destroy() {
    if (!this.#open) return
    const { reader, writer, lock } = this.#open
    this.#open = undefined
    await this.#turns.allEnded()
    reader.close()
    try {
      // Moves what was written last into the file itself, which may be damaged or on a full disk.
      writer.close()
    } catch (error) {
      this.#access.health.noted(error as Error)
    }
    lock?.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteReader
  readonly #writer: SqliteFile
  readonly #turnToWrite: () => Promise<() => void>
  readonly #noted: DatabaseHealth["noted"]
  #endTurn: (() => void) | undefined

  constructor({ reader, writer }: Files, turnToWrite: () => Promise<() => void>, noted: DatabaseHealth["noted"]) {
    this.#reader = reader
    this.#writer = writer
    this.#turnToWrite = turnToWrite
    this.#noted = noted
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery) {
    if (this.#endTurn) return this.#try(() => this.#writer.run<Row>(sql, parameters))
    if (query.kind === "SelectQueryNode") return this.#try(() => this.#reader.run<Row>(sql, parameters))
    const endTurn = await this.#turnToWrite()
    try {
      return await this.#tryUntilFree(() => this.#writer.run<Row>(sql, parameters))
    } finally {
      this.#reader.refresh()
      endTurn()
    }
  }

  async begin() {
    const endTurn = await this.#turnToWrite()
    try {
      await this.#tryUntilFree(() => this.#writer.run("begin immediate", []))
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
      if (how === "commit") this.#try(() => this.#writer.run("commit", []))
    } finally {
      this.#rollBack()
      this.#reader.refresh()
      endTurn()
    }
  }

  /** SQLite has rolled back by itself after most failures. One of the rollback must not hide what came before it. */
  #rollBack() {
    try {
      if (this.#writer.isInTransaction) this.#writer.run("rollback", [])
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
