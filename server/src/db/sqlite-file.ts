import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import type { QueryResult } from "kysely"

type Prepared = { statement: StatementSync; returnsRows: boolean }

const mostStatements = 500
/** SQLite waits in the thread of all requests, so it waits shortly. */
const lockTimeoutMs = 50

/** One connection to the file, with its statements prepared once: that alone doubles the speed of point reads. */
export class SqliteFile {
  readonly #file: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(path: string, { readOnly = false } = {}) {
    this.#file = new DatabaseSync(path, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true, readOnly })
    if (!readOnly) this.#file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000")
  }

  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#file.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    if (this.#prepared.size >= mostStatements) this.#prepared.clear()
    this.#prepared.set(sql, prepared)
    return prepared
  }

  get isInTransaction() {
    return this.#file.isTransaction
  }

  close() {
    this.#prepared.clear()
    this.#file.close()
  }
}

/**
 * The connection that reads. All reads of one turn of the event loop share one snapshot, because to take and drop the
 * file's locks for each read costs more than the read.
 */
export class SqliteReader {
  readonly #open: () => SqliteFile
  readonly #onFault: (error: Error) => void
  #file: SqliteFile | undefined
  #hasSnapshot = false

  constructor(path: string, options: { readOnly?: boolean }, onFault: (error: Error) => void) {
    this.#open = () => {
      const file = new SqliteFile(path, options)
      file.run("pragma mmap_size = 1073741824", [])
      return file
    }
    this.#onFault = onFault
    this.#file = this.#open()
  }

  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    this.#file ??= this.#open()
    if (!this.#hasSnapshot) {
      this.#file.run("begin", [])
      this.#hasSnapshot = true
      setImmediate(() => this.refresh())
    }
    return this.#file.run<Row>(sql, parameters)
  }

  /**
   * Has to follow each commit of the writer, or a read in the same turn would miss what was just acknowledged.
   * On a damaged page even this commit fails, with nobody to catch it: the next read opens the file anew.
   */
  refresh() {
    if (!this.#hasSnapshot) return
    this.#hasSnapshot = false
    try {
      this.#file?.run("commit", [])
    } catch (error) {
      this.#onFault(error as Error)
      this.close()
    }
  }

  close() {
    this.refresh()
    const file = this.#file
    this.#file = undefined
    try {
      file?.close()
    } catch (error) {
      this.#onFault(error as Error)
    }
  }
}
