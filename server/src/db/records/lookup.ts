import { setImmediate as nextTurn } from "node:timers/promises"
import { type CompiledQuery, type Expression, type Kysely, sql } from "kysely"
import type { SqliteReader } from "#db/sqlite/sqlite-file.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Tables } from "#schema.ts"

type Keyed = { key: string }

/** Builds a query for rows whose unique key, selected as `key`, equals the expression. */
type SelectByKey<Row extends Keyed> = (key: Expression<string>) => { compile: () => CompiledQuery<Row> }

/** Compiles a lookup by unique key once, so that requests neither build nor compile the query again. */
export type Lookup = <Row extends Keyed>(select: SelectByKey<Row>) => (key: string) => Promise<Row | undefined>

/** Lookups of one turn of the event loop run back to back: after the first, SQLite's code and pages are in the CPU cache. */
export function sqliteLookup(read: SqliteReader["run"]): Lookup {
  let turn: Promise<void> | undefined

  async function endTurn() {
    await nextTurn()
    turn = undefined
  }

  return <Row extends Keyed>(select: SelectByKey<Row>) => {
    const query = select(sql.val("")).compile()
    return async (key) => {
      turn ??= endTurn()
      await turn
      return read<Row>(query.sql, [key]).rows[0]
    }
  }
}

/** Lookups per query, and the limit on lookups in flight if PostgreSQL hangs. */
const [maxBatch, maxWaiting] = [16, 500]

/** Batches the lookups of one turn of the event loop into one query, as DataLoader does: a round trip costs more than a row. */
export const postgresLookup =
  (kysely: Kysely<Tables>): Lookup =>
  <Row extends Keyed>(select: SelectByKey<Row>) => {
    const query = select(sql`any(${[]})`).compile()
    let batch: { keys: string[]; rows: Promise<Map<string, Row>> } | undefined

    async function readAll(keys: string[]) {
      await nextTurn()
      if (batch?.keys === keys) batch = undefined
      const { rows } = await kysely.executeQuery<Row>({ ...query, parameters: [keys] })
      return new Map(rows.map((row) => [row.key, row]))
    }

    let waiting = 0

    return async (key) => {
      if (waiting >= maxWaiting) throw new Unavailable("Too many lookups are waiting for PostgreSQL")
      if (!batch || batch.keys.length === maxBatch) {
        const keys: string[] = []
        batch = { keys, rows: readAll(keys) }
      }
      batch.keys.push(key)
      waiting++
      try {
        return (await batch.rows).get(key)
      } finally {
        waiting--
      }
    }
  }
