import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely"
import pg from "pg"
import { hostsOf } from "#db/postgres-hosts.ts"
import type { Log } from "#log.ts"

const readOnlyTransaction = "25006"
const patience = { connectionTimeoutMillis: 3000, keepAlive: true }

/** A plain client on the first host that answers and can be written to, as LISTEN needs one of its own. */
export async function connectClient(databaseUrl: string): Promise<pg.Client> {
  let failure: unknown
  for (const connectionString of hostsOf(databaseUrl)) {
    const client = new pg.Client({ connectionString, ...patience })
    client.on("error", () => {})
    try {
      await client.connect()
      await refuseReadOnly(client)
      return client
    } catch (error) {
      failure = error
      await client.end().catch(() => {})
    }
  }
  throw failure
}

async function refuseReadOnly(client: pg.ClientBase) {
  const { rows } = await client.query("show transaction_read_only")
  if (rows[0]?.transaction_read_only === "off") return
  throw Object.assign(new Error("This host takes no writes"), { code: readOnlyTransaction })
}

/**
 * `pg` knows one host; here is a pool for each, tried in turn from the one that answered last. A connection that is
 * lost while idle or in use must not end the process: both the pool and each client need a listener for that.
 */
class Hosts implements PostgresPool {
  readonly options = {}
  readonly #pools: pg.Pool[]
  #lastToAnswer: pg.Pool | undefined

  constructor(databaseUrl: string, size: number, log: Log) {
    this.#pools = hostsOf(databaseUrl).map((connectionString) => {
      const pool = new pg.Pool({
        connectionString,
        max: size,
        ...patience,
        verify: (client, done) => {
          refuseReadOnly(client).then(() => done(), done)
        },
      })
      pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"))
      pool.on("connect", (client) => client.on("error", () => {}))
      return pool
    })
  }

  async connect(): Promise<PostgresPoolClient> {
    let failure: unknown
    const others = this.#pools.filter((pool) => pool !== this.#lastToAnswer)
    for (const pool of [...(this.#lastToAnswer ? [this.#lastToAnswer] : []), ...others]) {
      try {
        const client = await pool.connect()
        this.#lastToAnswer = pool
        return withPreparedStatements(client)
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  async end() {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }
}

const names = new Map<string, string>()
const mostNames = 500

/** A named statement is parsed once per connection. Texts beyond the first 500 go unnamed. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known || names.size >= mostNames) return known
  const name = `q${names.size}`
  names.set(sql, name)
  return name
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()

function withPreparedStatements(client: pg.PoolClient): PostgresPoolClient {
  const known = wrapped.get(client)
  if (known) return known
  let isDemoted = false
  async function query(text: string, values: readonly unknown[] = []) {
    const name = values.length > 0 ? nameOf(text) : undefined
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      isDemoted ||= (error as pg.DatabaseError).code === readOnlyTransaction
      throw error
    }
  }
  const wrapper: PostgresPoolClient = {
    // Kysely asks with text and values; the form with a cursor is for streams, which are not used.
    query: query as unknown as PostgresPoolClient["query"],
    // After a fail-over the old host takes no more writes: its connections are closed, not given to the next request.
    release: (destroy = false) => client.release(destroy || isDemoted),
  }
  wrapped.set(client, wrapper)
  return wrapper
}

export function postgresDialect(databaseUrl: string, size: number, log: Log): PostgresDialect {
  return new PostgresDialect({ pool: new Hosts(databaseUrl, size, log) })
}
