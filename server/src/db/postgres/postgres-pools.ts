import type { Socket } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import type { ChangeFeed } from "#db/change-feed.ts"
import type { PoolState } from "#db/health/timings.ts"
import { hostsOf } from "#db/postgres/postgres-hosts.ts"
import { isDatabaseUnavailable } from "#db/postgres/postgres-unavailable.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Log } from "#log.ts"

// Places in status lists are 64-bit integers, which `pg` returns as text otherwise. None is above 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const readOnlyTransaction = "25006"
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
const primaryCheckIntervalMs = 500

export type PoolOptions = {
  size: number
  log: Log
  isMigrating?: boolean
  /** Has a gap while reads come from a standby, so that nothing stale is cached. */
  changes?: ChangeFeed
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

/** `pg` adds the client with all its statements, which would make a line of a hundred kilobytes. */
const withoutClient = (error: Error) => Object.assign(error, { client: undefined })

export type Host = Pick<pg.Client, "host" | "port">

/** `pg` supports one host, so there are two pools for each: one for the primary, one for reads while there is no primary. */
export function postgresPools(databaseUrl: string, { size, log, isMigrating = false, changes }: PoolOptions) {
  const hosts = hostsOf(databaseUrl).map((connectionString) => {
    const options = { connectionString, max: size, ...connectOptions, ...(!isMigrating && statementTimeouts) }
    const verify = (client: pg.PoolClient, done: (error?: Error) => void) =>
      void refuseReadOnly(client).then(() => done(), done)
    const clients = new Set<pg.PoolClient>()
    const poolOf = (more: pg.PoolConfig) => {
      const pool = new pg.Pool({ ...options, ...more })
      // The pool and each client need an error listener, because otherwise a lost connection would end the process.
      pool.on("error", (error) => log.warn({ err: withoutClient(error) }, "a database connection was lost"))
      pool.on("connect", (client) => clients.add(client.on("error", () => {})))
      pool.on("remove", (client) => clients.delete(client))
      return pool
    }
    const { hostname, port } = new URL(connectionString)
    return { host: hostname, port: Number(port || 5432), primary: poolOf({ verify }), standby: poolOf({}), clients }
  })
  type Kind = "primary" | "standby"
  /** In the order in which they are tried: the last one that responded is the first. */
  const pools: Record<Kind, pg.Pool[]> = {
    primary: hosts.map(({ primary }) => primary),
    standby: hosts.map(({ standby }) => standby),
  }
  let isPrimaryAway = false
  let ended: Promise<unknown> | undefined

  async function connectTo(kind: Kind): Promise<pg.PoolClient> {
    let failure: unknown
    for (const pool of pools[kind]) {
      try {
        const client = await connectFrom(pool)
        if (pool !== pools[kind][0]) pools[kind] = [pool, ...without(pool, pools[kind])]
        if (kind === "primary") primaryIsBack()
        return client
      } catch (error) {
        failure = error
        // This host responds, but is overloaded: do not try the others.
        if (error instanceof Unavailable) break
      }
    }
    throw failure
  }

  const connectForWriting = () => connectTo("primary")

  /** A synchronous standby has every acknowledged write, but may apply it a moment later. */
  async function connectForReading(): Promise<pg.PoolClient> {
    if (isPrimaryAway) return connectTo("standby")
    try {
      return await connectForWriting()
    } catch (error) {
      if (error instanceof Unavailable || !isDatabaseUnavailable(error as Error)) throw error
      primaryIsAway()
      return connectTo("standby")
    }
  }

  function primaryIsAway() {
    if (isPrimaryAway) return
    isPrimaryAway = true
    changes?.beginGap("readingStandby")
    log.warn("no PostgreSQL host accepts writes; reads continue if a standby responds")
    void waitForPrimary()
  }

  function primaryIsBack() {
    if (!isPrimaryAway) return
    isPrimaryAway = false
    changes?.endGap("readingStandby")
    log.info("a database accepts writes again")
  }

  async function waitForPrimary() {
    while (isPrimaryAway && !ended) {
      await wait(primaryCheckIntervalMs, undefined, { ref: false })
      const client = await connectForWriting().catch(() => undefined)
      client?.release()
    }
  }

  /** Closes all connections to a host that has stopped responding, so that no request waits for it; it is tried last from now on. */
  function dropConnections(silent: Host) {
    const found = hosts.find(({ host, port }) => host === silent.host && port === silent.port)
    if (!found) return
    if (pools.primary[0] === found.primary) primaryIsAway()
    for (const kind of ["primary", "standby"] as const)
      pools[kind] = [...without(found[kind], pools[kind]), found[kind]]
    for (const client of found.clients) streamOf(client).destroy()
  }

  async function end() {
    ended ??= Promise.all(hosts.flatMap(({ primary, standby }) => [primary.end(), standby.end()]))
    await ended
  }

  function state(): PoolState {
    const all = hosts.flatMap(({ primary, standby }) => [primary, standby])
    const sum = (read: (pool: pg.Pool) => number) => all.reduce((count, pool) => count + read(pool), 0)
    return {
      total: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }
  }

  return { connectForWriting, connectForReading, dropConnections, state, end }
}

const without = (pool: pg.Pool, pools: readonly pg.Pool[]) => pools.filter((other) => other !== pool)

/** `end` would wait for the host, or leave an idle connection in the pool. */
const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

/** A timeout in the queue does not show that PostgreSQL is unavailable, so the circuit breaker must not count it. */
async function connectFrom(pool: pg.Pool): Promise<pg.PoolClient> {
  const isQueued = pool.idleCount === 0 && pool.totalCount >= pool.options.max
  if (isQueued && pool.waitingCount >= maxQueuedRequests)
    throw new Unavailable("The queue for database connections is full")
  try {
    return await pool.connect()
  } catch (error) {
    throw isQueued ? new Unavailable(error as Error) : error
  }
}
