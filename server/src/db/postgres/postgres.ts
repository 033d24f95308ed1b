import { PostgresDialect, type PostgresPoolClient } from "kysely"
import type pg from "pg"
import type { DatabaseHealth } from "#db/health/health.ts"
import { type DatabaseTimings, databaseTimings } from "#db/health/timings.ts"
import { type PoolOptions, postgresPools, readOnlyTransaction } from "#db/postgres/postgres-pools.ts"
import { isConnectionLost, isDatabaseUnavailable } from "#db/postgres/postgres-unavailable.ts"
import { circuitBreaker } from "#isolation/circuit-breaker.ts"
import { Unavailable } from "#isolation/unavailable.ts"

const [failureThreshold, openMs] = [5, 500]

type PostgresOptions = PoolOptions & { health: DatabaseHealth; timings?: DatabaseTimings }

type Pools = ReturnType<typeof postgresPools>
type Connect = Pools["connectForWriting"]

/** For migrations and restores: every statement runs on the host that accepts writes. */
export function postgresDialect(databaseUrl: string, options: PostgresOptions) {
  const pools = postgresPools(databaseUrl, options)
  return dialectOf("PostgreSQL", pools.connectForWriting, pools.end, options)
}

/** For the server and commands beside it: while no host accepts writes, reads go on, on a standby. */
export function postgresDialects(databaseUrl: string, options: PostgresOptions) {
  const pools = postgresPools(databaseUrl, options)
  return {
    writing: dialectOf("PostgreSQL", pools.connectForWriting, pools.end, options),
    reading: dialectOf("PostgreSQL, reads", pools.connectForReading, pools.end, options),
    dropConnections: pools.dropConnections,
    pool: pools.state,
  }
}

/** Each has its own circuit breaker: writes that fail must not stop reads. */
function dialectOf(name: string, connectToHost: Connect, end: () => Promise<void>, options: PostgresOptions) {
  const { health, timings = databaseTimings() } = options
  const breaker = circuitBreaker({ name, failureThreshold, openMs, isFailure: isUnavailable })

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await breaker.run(work)
    } catch (error) {
      if (isUnavailable(error)) throw new Unavailable(error as Error, { retryAfterSeconds: 2 })
      throw health.reportFault(error as Error)
    }
  }

  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  async function connectWithin() {
    const start = performance.now()
    try {
      const client = await connectToHost()
      const wrapper = wrapped.get(client) ?? withPreparedStatements(client, guarded, timings)
      wrapped.set(client, wrapper)
      return wrapper
    } finally {
      timings.waits.observe(performance.now() - start)
    }
  }
  return new PostgresDialect({ pool: { options: {}, connect: () => guarded(connectWithin), end } })
}

const isUnavailable = (error: unknown) => !(error instanceof Unavailable) && isDatabaseUnavailable(error as Error)

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

type Guard = <T>(work: () => Promise<T>) => Promise<T>

function withPreparedStatements(client: pg.PoolClient, guarded: Guard, timings: DatabaseTimings): PostgresPoolClient {
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
  return wrapper
}
