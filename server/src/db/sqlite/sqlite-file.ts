import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite"
import type { QueryResult } from "kysely"

type Prepared = { statement: StatementSync; columns: readonly string[] }

const maxPreparedStatements = 500
/** Short, because waiting inside SQLite blocks the event loop. */
const lockTimeoutMs = 50

export type SqliteFile = ReturnType<typeof openSqliteFile>

/** One connection to the file. It caches prepared statements, which doubles the speed of point reads. */
export function openSqliteFile(path: string, { readOnly }: { readOnly: boolean }) {
  const file = new DatabaseSync(path, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true, readOnly })
  if (!readOnly) file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000")
  const prepared = new Map<string, Prepared>()

  function prepare(sql: string): Prepared {
    const cached = prepared.get(sql)
    if (cached) return cached
    const statement = file.prepare(sql)
    statement.setReturnArrays(true)
    const added = { statement, columns: statement.columns().map(({ name }) => name) }
    if (prepared.size >= maxPreparedStatements) prepared.clear()
    prepared.set(sql, added)
    return added
  }

  return {
    run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
      const { statement, columns } = prepare(sql)
      const values = parameters as SQLInputValue[]
      if (columns.length > 0) {
        const rows = statement.all(...values) as unknown as SQLOutputValue[][]
        return { rows: rows.map((row) => rowOf(columns, row) as Row) }
      }
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

/** V8 keeps the objects that node:sqlite makes as hash tables: to copy one with 16 columns takes 2 µs, one of these 0.03. */
function rowOf(columns: readonly string[], values: readonly SQLOutputValue[]) {
  const row: Record<string, SQLOutputValue | undefined> = {}
  for (let index = 0; index < columns.length; index++) row[columns[index] ?? ""] = values[index]
  return row
}

export type SqliteReader = ReturnType<typeof sqliteReader>

/**
 * The connection for reads. Reads in the same turn of the event loop share one snapshot, because taking and releasing the
 * file locks costs more than a read.
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
   * Ends the snapshot. Must follow each commit of the writer; otherwise a read in the same turn would miss committed rows.
   * On a damaged page even this commit fails, where no caller could catch it; the next read then reopens the file.
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
