import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type pg from "pg"
import type { DatabaseLocation } from "#db/open.ts"

export type Row = Record<string, string | number | null>

/** All rows of the database as they were at one moment, read while a server may write. */
export type Snapshot = {
  /** In an order in which they can be filled. Without the tables of the migrator. */
  tables: readonly string[]
  /** The last migration. */
  migration: string
  /** In batches that fit into the memory. */
  rowsOf: (table: string) => AsyncIterable<readonly Row[]>
  [Symbol.asyncDispose]: () => Promise<void>
}

const maxRows = 500
/** Of a batch, unless one row is longer. A row of the audit log or of a mail can have many kilobytes. */
const maxBatchBytes = 4 * 1024 * 1024
/** Their length is known only afterwards. */
const rowsPerFetch = 100
const lockTimeoutMs = 5000
const isOfMigrator = (table: string) => table.startsWith("kysely_")
const quoted = (name: string) => `"${name}"`
const lastMigration = "select max(name) as name from kysely_migration"

type Reference = { table: string; referenced: string }

/** Each table after those that its foreign keys name, so that its rows can be inserted in this order. */
function inOrderOfInsertion(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered = new Set<string>()
  const add = (table: string) => {
    if (ordered.has(table)) return
    for (const each of references) if (each.table === table && each.referenced !== table) add(each.referenced)
    ordered.add(table)
  }
  tables.forEach(add)
  return [...ordered]
}

export const openSnapshot = ({ dataDir, databaseUrl }: DatabaseLocation): Promise<Snapshot> =>
  databaseUrl ? postgresSnapshot(databaseUrl) : sqliteSnapshot(dataDir)

/** A read transaction: the server goes on writing to the WAL, which is checkpointed when it ends. */
async function sqliteSnapshot(dataDir: string): Promise<Snapshot> {
  const file = new DatabaseSync(join(dataDir, "prohori.db"), { readOnly: true, timeout: lockTimeoutMs })
  file.exec("begin")
  const all = <T>(sql: string) => file.prepare(sql).all() as T[]
  const [migration] = all<{ name: string }>(lastMigration)
  const tables = all<{ name: string }>(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite~_%' escape '~' order by name",
  )
  const references = all<Reference>(
    `select list.name as "table", key."table" as referenced
       from pragma_table_list as list join pragma_foreign_key_list(list.name) as key`,
  )
  return {
    tables: inOrderOfInsertion(
      tables.map(({ name }) => name).filter((name) => !isOfMigrator(name)),
      references,
    ),
    migration: migration?.name ?? "",
    rowsOf: (table) => inBatches(file.prepare(`select * from ${quoted(table)}`).iterate() as Iterable<Row>),
    [Symbol.asyncDispose]: async () => file.close(),
  }
}

async function postgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const { connectClient } = await import("#db/postgres/postgres-pools.ts")
  const client = await connectClient(databaseUrl)
  await client.query("begin isolation level repeatable read, read only")
  // Otherwise a scan may begin in the middle of a large table, and a restore reads the entries of the audit log in order.
  await client.query("set local synchronize_seqscans = off")
  const migration = await client.query<{ name: string }>(lastMigration)
  const tables = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by tablename collate "C"',
  )
  const references = await client.query<Reference>(
    `select child.relname as "table", parent.relname as referenced from pg_constraint
       join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
       where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  return {
    tables: inOrderOfInsertion(
      tables.rows.map(({ name }) => name).filter((name) => !isOfMigrator(name)),
      references.rows,
    ),
    migration: migration.rows[0]?.name ?? "",
    rowsOf: (table) => inBatches(cursorOver(client, table)),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

async function* cursorOver(client: pg.Client, table: string) {
  await client.query(`declare batches no scroll cursor for select * from ${quoted(table)}`)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${rowsPerFetch} from batches`)
    if (rows.length === 0) break
    yield* rows
  }
  await client.query("close batches")
}

async function* inBatches(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  let bytes = 0
  for await (const row of rows) {
    const length = Buffer.byteLength(JSON.stringify(row))
    if (batch.length === maxRows || (batch.length > 0 && bytes + length > maxBatchBytes)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(row)
    bytes += length
  }
  if (batch.length > 0) yield batch
}
