import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import type { QueryResult } from "kysely"

type Prepared = { statement: StatementSync; returnsRows: boolean }

const mostStatements = 500

/** One connection to the file, with its statements prepared once: that alone doubles the speed of point reads. */
export class SqliteFile {
  readonly #file: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(path: string, { readOnly = false } = {}) {
    this.#file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true, readOnly })
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
  readonly #file: SqliteFile
  #hasSnapshot = false

  constructor(path: string, options = {}) {
    this.#file = new SqliteFile(path, options)
    this.#file.run("pragma mmap_size = 1073741824", [])
  }

  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    if (!this.#hasSnapshot) {
      this.#file.run("begin", [])
      this.#hasSnapshot = true
      setImmediate(() => this.refresh())
    }
    return this.#file.run<Row>(sql, parameters)
  }

  /** Has to follow each commit of the writer, or a read in the same turn would miss what was just acknowledged. */
  refresh() {
    if (!this.#hasSnapshot) return
    this.#hasSnapshot = false
    this.#file.run("commit", [])
  }

  close() {
    this.refresh()
    this.#file.close()
  }
}
