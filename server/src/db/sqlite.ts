import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
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
import { SqliteFile, SqliteReader } from "#db/sqlite-file.ts"
import type { WriteTurns } from "#db/write-turns.ts"

/** A server has the folder to itself; beside it one may read, or write in turns that it gives. */
type Access = { turns: WriteTurns; isBeside?: boolean; readOnly?: boolean }

/**
 * SQLite with one connection that writes and one that reads. Readers see what is committed and never wait for a
 * transaction; writers go one at a time. (Kysely's own driver has a single connection, on which a reader would see
 * another request's unfinished transaction.)
 */
export function sqliteDialect(dataDir: string, access: Access): Dialect {
  return {
    createAdapter: () => new CapableSqliteAdapter(),
    createDriver: () => new SqliteDriver(dataDir, access),
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

const busy = 5

/** Held until the process ends, however it ends: the operating system drops the lock with the process. */
function lock(dataDir: string): DatabaseSync {
  try {
    // Emails and hashes of passwords are in it: a folder that is made here is its owner's alone.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const file = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 })
    file.exec("begin exclusive")
    return file
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number }
    if (errcode === busy) throw new CannotStart(`The data folder ${dataDir} is in use by another server`)
    throw new CannotStart(`The data folder ${dataDir} cannot be written: ${message}`)
  }
}

class SqliteDriver implements Driver {
  readonly #dataDir: string
  readonly #access: Access
  #open: { lock: DatabaseSync | null; writer: SqliteFile; reader: SqliteReader } | undefined

  constructor(dataDir: string, access: Access) {
    this.#dataDir = dataDir
    this.#access = access
  }

  async init() {
    const { isBeside = false, readOnly = false } = this.#access
    const options = { readOnly }
    const held = isBeside ? null : lock(this.#dataDir)
    const path = join(this.#dataDir, "prohori.db")
    this.#open = { lock: held, writer: new SqliteFile(path, options), reader: new SqliteReader(path, options) }
  }

  async acquireConnection() {
    if (!this.#open) throw new Error("The database is closed")
    return new SqliteConnection(this.#open.reader, this.#open.writer, () => this.#access.turns.take())
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
    await this.#access.turns.allEnded()
    reader.close()
    writer.close()
    lock?.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteReader
  readonly #writer: SqliteFile
  readonly #turnToWrite: () => Promise<() => void>
  #endTurn: (() => void) | undefined

  constructor(reader: SqliteReader, writer: SqliteFile, turnToWrite: () => Promise<() => void>) {
    this.#reader = reader
    this.#writer = writer
    this.#turnToWrite = turnToWrite
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery) {
    if (this.#endTurn) return this.#writer.run<Row>(sql, parameters)
    if (query.kind === "SelectQueryNode") return this.#reader.run<Row>(sql, parameters)
    const endTurn = await this.#turnToWrite()
    try {
      return this.#writer.run<Row>(sql, parameters)
    } finally {
      this.#reader.refresh()
      endTurn()
    }
  }

  async begin() {
    const endTurn = await this.#turnToWrite()
    try {
      this.#writer.run("begin immediate", [])
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
      this.#writer.run(how, [])
    } catch (error) {
      if (how === "commit") this.#writer.run("rollback", [])
      throw error
    } finally {
      this.#reader.refresh()
      endTurn()
    }
  }

  streamQuery(): never {
    throw new Error("Rows are read in pages, not streamed")
  }
}
