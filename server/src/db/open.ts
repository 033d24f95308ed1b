import { AsyncLocalStorage } from "node:async_hooks"
import { type Compilable, type CompiledQuery, Kysely, type QueryResult, sql, type Transaction } from "kysely"
import { CannotStart } from "#cannot-start.ts"
import { Changes, type Topic } from "#db/changes.ts"
import { hearOtherProcesses } from "#db/hear-other-processes.ts"
import { migrate } from "#db/migrate.ts"
import type { Tables } from "#db/schema.ts"
import { sqliteDialect } from "#db/sqlite.ts"
import type { Log } from "#log.ts"

/** Reads go through `read`; whatever changes a row goes through `write`, and there is no other way. */
export type Database = {
  read: Pick<Kysely<Tables>, "selectFrom" | "getExecutor">
  /** Runs a finished query again with other parameters, without building or compiling it again. */
  run: <Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]) => Promise<QueryResult<Row>>
  /** One short transaction. When it is committed, everyone who keeps rows of these topics in memory is told. */
  write: <T>(topics: readonly Topic[], work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>
  changes: Changes
  close: () => Promise<void>
}

export type Place = { dataDir: string; databaseUrl?: string | undefined; databasePool: number }

const insideWrite = new AsyncLocalStorage<true>()

// Loaded only where it is used: pg alone takes 13 MB of memory.
const loadPostgres = (databaseUrl: string | undefined) => (databaseUrl ? import("#db/postgres.ts") : null)

/** For a command that looks, beside a server that may be running. */
export async function openToRead({ dataDir, databaseUrl }: Place, log: Log): Promise<Pick<Database, "read" | "close">> {
  const postgres = await loadPostgres(databaseUrl)
  const dialect =
    postgres && databaseUrl ? postgres.postgresDialect(databaseUrl, 1, log) : sqliteDialect(dataDir, { readOnly: true })
  const kysely = new Kysely<Tables>({ dialect })
  try {
    await kysely.selectFrom("auditHead").select("position").execute()
  } catch (error) {
    throw new CannotStart(`The database cannot be read: ${reasonOf(error)}`)
  }
  return { read: kysely, close: () => kysely.destroy() }
}

export async function openDatabase(place: Place, log: Log): Promise<Database> {
  const { databaseUrl } = place
  const postgres = await loadPostgres(databaseUrl)
  const kysely = new Kysely<Tables>({
    dialect:
      postgres && databaseUrl
        ? postgres.postgresDialect(databaseUrl, place.databasePool, log)
        : sqliteDialect(place.dataDir),
  })
  const changes = new Changes()
  let stopHearing = async () => {}
  try {
    await migrate(kysely)
    if (postgres && databaseUrl) {
      stopHearing = await hearOtherProcesses(() => postgres.connectClient(databaseUrl), changes, log)
    }
  } catch (error) {
    await kysely.destroy()
    throw error instanceof CannotStart ? error : new CannotStart(`The database cannot be used: ${reasonOf(error)}`)
  }

  return {
    read: kysely,
    run: (query, parameters) => kysely.executeQuery({ ...query, parameters }),
    write: async (topics, work) => {
      if (insideWrite.getStore())
        throw new Error("write() inside write() would wait for itself for ever: pass the trx on")
      const transaction = () =>
        kysely.transaction().execute(async (trx) => {
          const result = await work(trx)
          if (databaseUrl) for (const topic of topics) await sql`select pg_notify('changed', ${topic})`.execute(trx)
          return result
        })
      const result = await insideWrite.run(true, () => againIfCrosswise(transaction))
      changes.announce(topics)
      return result
    },
    changes,
    close: async () => {
      await stopHearing()
      await kysely.destroy()
    },
  }
}

const crosswise = ["40P01", "40001"]
const mostTries = 5

/** Of two transactions that wait for each other PostgreSQL ends one; nothing of it was kept, so it begins anew. */
async function againIfCrosswise<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === mostTries || !crosswise.includes((error as { code?: string }).code ?? "")) throw error
    }
  }
}

/** A refused connection to several addresses comes as one error without a message, around others. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ")
  return error instanceof Error ? error.message : String(error)
}

/** Builds a query once, for `run`. */
export function prepare<Row>(query: Compilable<Row>): CompiledQuery<Row> {
  return query.compile()
}
