import { setImmediate as endOfTurn } from "node:timers/promises"
import { type CompiledQuery, type Expression, type Kysely, sql } from "kysely"
import type { SqliteReader } from "#db/sqlite-file.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Tables } from "#schema.ts"

type Keyed = { key: string }

/** What a lookup reads: rows whose unique key, selected as `key`, equals an expression. */
type SelectByKey<Row extends Keyed> = (key: Expression<string>) => { compile: () => CompiledQuery<Row> }

/** Prepares a query for the row with a unique key, which is neither built nor compiled again for each request. */
export type Lookup = <Row extends Keyed>(select: SelectByKey<Row>) => (key: string) => Promise<Row | undefined>

/** What is looked up in one turn of the event loop is read in a row: SQLite is in the processor's cache after the first. */
export function sqliteLookup(read: SqliteReader["run"]): Lookup {
  let turn: Promise<void> | undefined

  async function endTurn() {
    await endOfTurn()
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

/** So many share a query. When PostgreSQL hangs, so many wait for each connection, and no more than `maxWaiting` in all. */
const [maxBatch, maxWaiting] = [16, 500]

/** A round trip costs more than a row: what is looked up in one turn of the event loop shares a query, as DataLoader does. */
export const postgresLookup =
  (kysely: Kysely<Tables>): Lookup =>
  <Row extends Keyed>(select: SelectByKey<Row>) => {
    const query = select(sql`any(${[]})`).compile()
    let batch: { keys: string[]; rows: Promise<Map<string, Row>> } | undefined

    async function readAll(keys: string[]) {
      await endOfTurn()
      if (batch?.keys === keys) batch = undefined
      const { rows } = await kysely.executeQuery<Row>({ ...query, parameters: [keys] })
      return new Map(rows.map((row) => [row.key, row]))
    }

    let waiting = 0

    return async (key) => {
      if (waiting >= maxWaiting) throw new Unavailable("Too many lookups wait for PostgreSQL")
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
