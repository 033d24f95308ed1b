import { PostgresDialect, type PostgresPoolClient } from "kysely"
import pg from "pg"
import type { DatabaseHealth } from "#db/health.ts"
import { hostsOf } from "#db/postgres-hosts.ts"
import { isConnectionLost, isDatabaseUnavailable } from "#db/postgres-unavailable.ts"
import { circuitBreaker } from "#isolation/circuit-breaker.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Log } from "#log.ts"

const readOnlyTransaction = "25006"
const patience = { connectionTimeoutMillis: 3000, keepAlive: true }

/**
 * The server ends a statement by itself first; `query_timeout` is for one that has stopped answering altogether.
 * A migration may take as long as it needs.
 */
const timeouts = {
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 60_000,
}
/** They wait for a connection as long as for a new one, then they are told to come back. */
const maxQueued = 500
const [failureThreshold, openMs] = [5, 500]

type PostgresOptions = { size: number; log: Log; health: DatabaseHealth; isMigrating?: boolean }

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
export function postgresDialect(databaseUrl: string, { size, log, health, isMigrating = false }: PostgresOptions) {
  const breaker = circuitBreaker({ name: "PostgreSQL", failureThreshold, openMs, isFailure: isAway })
  const pools = hostsOf(databaseUrl).map((connectionString) => {
    const pool = new pg.Pool({
      connectionString,
      max: size,
      ...patience,
      ...(!isMigrating && timeouts),
      verify: (client, done) => void refuseReadOnly(client).then(() => done(), done),
    })
    pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"))
    pool.on("connect", (client) => client.on("error", () => {}))
    return pool
  })
  let lastToAnswer: pg.Pool | undefined

  async function connectToAny() {
    let failure: unknown
    for (const pool of new Set(lastToAnswer ? [lastToAnswer, ...pools] : pools)) {
      try {
        const client = await connectTo(pool)
        lastToAnswer = pool
        return withPreparedStatements(client, guarded)
      } catch (error) {
        failure = error
        // It answers, but has more to do than it can.
        if (error instanceof Unavailable) break
      }
    }
    throw failure
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await breaker.run(work)
    } catch (error) {
      if (isAway(error)) throw new Unavailable(error as Error, { retryAfterSeconds: 2 })
      throw health.reportFault(error as Error)
    }
  }

  const connect = () => guarded(connectToAny)
  const end = async () => void (await Promise.all(pools.map((pool) => pool.end())))
  return new PostgresDialect({ pool: { options: {}, connect, end } })
}

const isAway = (error: unknown) => !(error instanceof Unavailable) && isDatabaseUnavailable(error as Error)

/** A queue that moves too slowly says nothing about whether PostgreSQL answers; the breaker must not count it. */
async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  const isQueued = pool.idleCount === 0 && pool.totalCount >= pool.options.max
  if (isQueued && pool.waitingCount >= maxQueued) throw new Unavailable("The queue for database connections is full")
  try {
    return await pool.connect()
  } catch (error) {
    throw isQueued ? new Unavailable(error as Error) : error
  }
}

const names = new Map<string, string>()
const mostNames = 500

const containsText = / like \$\d/

/**
 * A named statement is parsed once per connection. Texts beyond the first 500 go unnamed, and so do searches: of a named
 * one PostgreSQL takes the same plan for every text after some calls, also the index for two letters that need a scan.
 */
function nameOf(sql: string): string | undefined {
  if (containsText.test(sql)) return undefined
  const known = names.get(sql)
  if (known || names.size >= mostNames) return known
  const name = `q${names.size}`
  names.set(sql, name)
  return name
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()

type Guard = <T>(work: () => Promise<T>) => Promise<T>

function withPreparedStatements(client: pg.PoolClient, guarded: Guard): PostgresPoolClient {
  const known = wrapped.get(client)
  if (known) return known
  let isDemoted = false
  let isLost = false
  async function query(text: string, values: readonly unknown[] = []) {
    // With the connection went the transaction; a rollback that fails would hide why.
    if (isLost && text === "rollback") return { command: "ROLLBACK", rowCount: 0, rows: [] }
    const name = values.length > 0 ? nameOf(text) : undefined
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      isDemoted ||= (error as pg.DatabaseError).code === readOnlyTransaction
      isLost ||= isConnectionLost(error as Error)
      throw error
    }
  }
  const wrapper: PostgresPoolClient = {
    // Kysely asks with text and values; the form with a cursor is for streams, which are not used.
    query: ((text: string, values?: readonly unknown[]) =>
      guarded(() => query(text, values))) as unknown as PostgresPoolClient["query"],
    // After a fail-over the old host takes no more writes: its connections are closed, not given to the next request.
    release: (destroy = false) => client.release(destroy || isDemoted || isLost),
  }
  wrapped.set(client, wrapper)
  return wrapper
}
