import { PostgresDialect, type PostgresPoolClient } from "kysely"
import pg from "pg"
import type { DatabaseHealth } from "#db/health.ts"
import { hostsOf } from "#db/postgres-hosts.ts"
import { isConnectionLost, isDatabaseUnavailable } from "#db/postgres-unavailable.ts"
import { type DatabaseTimings, databaseTimings, type PoolState } from "#db/timings.ts"
import { circuitBreaker } from "#isolation/circuit-breaker.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Log } from "#log.ts"

const readOnlyTransaction = "25006"
const connectOptions = { connectionTimeoutMillis: 3000, keepAlive: true }

/**
 * In milliseconds. PostgreSQL cancels a slow statement first; `query_timeout` covers a server that no longer responds.
 * Migrations have no timeout.
 */
const statementTimeouts = {
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 60_000,
}
/** Requests queued for a connection wait up to `connectionTimeoutMillis`, then fail with 503. */
const maxQueuedRequests = 500
const [failureThreshold, openMs] = [5, 500]

type PostgresOptions = {
  size: number
  log: Log
  health: DatabaseHealth
  timings?: DatabaseTimings
  isMigrating?: boolean
}

/** A client outside the pool, for LISTEN, on the first host that responds and accepts writes. */
export async function connectClient(databaseUrl: string): Promise<pg.Client> {
  let failure: unknown
  for (const connectionString of hostsOf(databaseUrl)) {
    const client = new pg.Client({ connectionString, ...connectOptions })
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
  throw Object.assign(new Error("This host does not accept writes"), { code: readOnlyTransaction })
}

/**
 * `pg` supports one host, so there is a pool for each host, tried in turn from the last one that responded. The pool and
 * each client need an error listener, because otherwise a lost connection would end the process.
 */
export function postgresDialect(databaseUrl: string, options: PostgresOptions) {
  const { size, log, health, timings = databaseTimings(), isMigrating = false } = options
  const breaker = circuitBreaker({ name: "PostgreSQL", failureThreshold, openMs, isFailure: isUnavailable })
  const pools = hostsOf(databaseUrl).map((connectionString) => {
    const pool = new pg.Pool({
      connectionString,
      max: size,
      ...connectOptions,
      ...(!isMigrating && statementTimeouts),
      verify: (client, done) => void refuseReadOnly(client).then(() => done(), done),
    })
    pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"))
    pool.on("connect", (client) => client.on("error", () => {}))
    return pool
  })
  let lastWorking: pg.Pool | undefined

  async function connectToAny() {
    const start = performance.now()
    try {
      return await connectToFirst()
    } finally {
      timings.waits.observe(performance.now() - start)
    }
  }

  async function connectToFirst() {
    let failure: unknown
    for (const pool of new Set(lastWorking ? [lastWorking, ...pools] : pools)) {
      try {
        const client = await connectTo(pool)
        lastWorking = pool
        return withPreparedStatements(client, guarded, timings)
      } catch (error) {
        failure = error
        // This host responds, but is overloaded: do not try the others.
        if (error instanceof Unavailable) break
      }
    }
    throw failure
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await breaker.run(work)
    } catch (error) {
      if (isUnavailable(error)) throw new Unavailable(error as Error, { retryAfterSeconds: 2 })
      throw health.reportFault(error as Error)
    }
  }

  /** Of all hosts. */
  function pool(): PoolState {
    const sum = (read: (pool: pg.Pool) => number) => pools.reduce((count, pool) => count + read(pool), 0)
    return {
      total: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }
  }

  const connect = () => guarded(connectToAny)
  const end = async () => void (await Promise.all(pools.map((pool) => pool.end())))
  return Object.assign(new PostgresDialect({ pool: { options: {}, connect, end } }), { pool })
}

const isUnavailable = (error: unknown) => !(error instanceof Unavailable) && isDatabaseUnavailable(error as Error)

/** A timeout in the queue does not show that PostgreSQL is unavailable, so the circuit breaker must not count it. */
async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  const isQueued = pool.idleCount === 0 && pool.totalCount >= pool.options.max
  if (isQueued && pool.waitingCount >= maxQueuedRequests)
    throw new Unavailable("The queue for database connections is full")
  try {
    return await pool.connect()
  } catch (error) {
    throw isQueued ? new Unavailable(error as Error) : error
  }
}

const names = new Map<string, string>()
const maxStatementNames = 500

const containsText = / like \$\d/

/**
 * A named statement is parsed once per connection. Statements beyond the limit stay unnamed. So do searches: after some
 * calls PostgreSQL uses a generic plan for a named one, with the index even for two letters that need a scan.
 */
function nameOf(sql: string): string | undefined {
  if (containsText.test(sql)) return undefined
  const known = names.get(sql)
  if (known || names.size >= maxStatementNames) return known
  const name = `q${names.size}`
  names.set(sql, name)
  return name
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()

type Guard = <T>(work: () => Promise<T>) => Promise<T>

function withPreparedStatements(client: pg.PoolClient, guarded: Guard, timings: DatabaseTimings): PostgresPoolClient {
  const known = wrapped.get(client)
  if (known) return known
  let isDemoted = false
  let isLost = false
  async function query(text: string, values: readonly unknown[] = []) {
    // The transaction ended with its connection. A failing rollback would hide the original error.
    if (isLost && text === "rollback") return { command: "ROLLBACK", rowCount: 0, rows: [] }
    const name = values.length > 0 ? nameOf(text) : undefined
    const start = performance.now()
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      isDemoted ||= (error as pg.DatabaseError).code === readOnlyTransaction
      isLost ||= isConnectionLost(error as Error)
      throw error
    } finally {
      timings.statements.observe(performance.now() - start)
    }
  }
  const wrapper: PostgresPoolClient = {
    // Kysely passes text and values. Its other form, with a cursor, is for streaming, which is not used.
    query: ((text: string, values?: readonly unknown[]) =>
      guarded(() => query(text, values))) as unknown as PostgresPoolClient["query"],
    // After a failover the old host is read-only: close its connections instead of reusing them.
    release: (destroy = false) => client.release(destroy || isDemoted || isLost),
  }
  wrapped.set(client, wrapper)
  return wrapper
}
