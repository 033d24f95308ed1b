import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import type { QueryResult } from "kysely"

type Prepared = { statement: StatementSync; returnsRows: boolean }

const mostStatements = 500
/** SQLite waits in the thread of all requests, so it waits shortly. */
const lockTimeoutMs = 50

export type SqliteFile = ReturnType<typeof openSqliteFile>

/** One connection to the file, with its statements prepared once: that alone doubles the speed of point reads. */
export function openSqliteFile(path: string, { readOnly }: { readOnly: boolean }) {
  const file = new DatabaseSync(path, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true, readOnly })
  if (!readOnly) file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000")
  const prepared = new Map<string, Prepared>()

  function prepare(sql: string): Prepared {
    const known = prepared.get(sql)
    if (known) return known
    const statement = file.prepare(sql)
    const made = { statement, returnsRows: statement.columns().length > 0 }
    if (prepared.size >= mostStatements) prepared.clear()
    prepared.set(sql, made)
    return made
  }

  return {
    run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
      const { statement, returnsRows } = prepare(sql)
      const values = parameters as SQLInputValue[]
      if (returnsRows) return { rows: statement.all(...values) as Row[] }
      const { changes } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes) }
    },
    isInTransaction: () => file.isTransaction,
    close() {
      prepared.clear()
      file.close()
    },
  }
}

export type SqliteReader = ReturnType<typeof sqliteReader>

/**
 * The connection that reads. All reads of one turn of the event loop share one snapshot, because to take and drop the
 * file's locks for each read costs more than the read.
 */
export function sqliteReader(path: string, options: { readOnly: boolean }, onFault: (error: Error) => void) {
  let file: SqliteFile | undefined = open()
  let hasSnapshot = false

  function open() {
    const opened = openSqliteFile(path, options)
    opened.run("pragma mmap_size = 1073741824", [])
    return opened
  }

  function run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    file ??= open()
    if (!hasSnapshot) {
      file.run("begin", [])
      hasSnapshot = true
      setImmediate(refresh)
    }
    return file.run<Row>(sql, parameters)
  }

  /**
   * Has to follow each commit of the writer, or a read in the same turn would miss what was just acknowledged.
   * On a damaged page even this commit fails, with nobody to catch it: the next read opens the file anew.
   */
  function refresh() {
    if (!hasSnapshot) return
    hasSnapshot = false
    try {
      file?.run("commit", [])
    } catch (error) {
      onFault(error as Error)
      close()
    }
  }

  function close() {
    refresh()
    const closing = file
    file = undefined
    try {
      closing?.close()
    } catch (error) {
      onFault(error as Error)
    }
  }

  return { run, refresh, close }
}
