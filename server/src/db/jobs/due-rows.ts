import { runInBatches } from "#db/jobs/batches.ts"
import type { Database } from "#db/open.ts"
import type { Tables, Trx } from "#schema.ts"

const minuteMs = 60 * 1000
/** Longer than the work on a row, so that no other process does it meanwhile. */
const claimMs = 5 * minuteMs
const retryJitter = 0.1

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

type Options<Row> = {
  key: keyof Row
  /** The indexed column with the time when a row falls due; empty in one that never does. A claim moves it. */
  dueAt: keyof Row
  /** What else a claim sets. */
  claimed?: (until: string) => Partial<Row>
  /** Backoff after the first, second … failure. */
  retryMinutes: readonly number[]
}

/** The rows of a table that fall due, which has a column `attempts`. Any process claims one at a time; the claim of a killed process expires. */
export function dueRows<Table extends keyof Tables>(tableName: Table, options: Options<Tables[Table]>) {
  type Row = Tables[Table]
  const { claimed = () => ({}), retryMinutes } = options
  // Kysely cannot follow a table that is chosen at run time.
  const table = tableName as "mail"
  const { key, dueAt } = options as unknown as { key: "_id"; dueAt: "nextTryAt" }

  const due = (read: Database["read"]) =>
    read.selectFrom(table).where(dueAt, ">", "").where(dueAt, "<=", inMs(0)).orderBy(dueAt)

  /** Changes a row only if it is as it was read: not claimed by another process since. */
  function unchanged(trx: Trx, row: Partial<Row>) {
    const { [key]: id = "", [dueAt]: time = "" } = row as unknown as Partial<Tables["mail"]>
    return trx.updateTable(table).where(key, "=", id).where(dueAt, "=", time)
  }

  /** Undefined if another process has claimed it. */
  async function claim({ write }: Database, row: Partial<Row>): Promise<Row | undefined> {
    const until = inMs(claimMs)
    // No topic: these rows are not cached, and the workers of the outbox would wake themselves.
    const taken = write([], (trx) =>
      unchanged(trx, row)
        .set(({ eb }) => ({ [dueAt]: until, ...claimed(until), attempts: eb("attempts", "+", 1) }))
        .returningAll()
        .executeTakeFirst(),
    )
    return (await taken) as unknown as Row | undefined
  }

  async function claimNext(database: Database): Promise<Row | undefined> {
    const row = (await due(database.read).selectAll().limit(1).executeTakeFirst()) as unknown as Row | undefined
    return row && ((await claim(database, row)) ?? claimNext(database))
  }

  /** When a row that was claimed so often falls due again; undefined after the last attempt. */
  function retryAt(attempts: number): string | undefined {
    const minutes = retryMinutes[attempts - 1]
    // biome-ignore lint/nursery/noJsRestrictedProperties: a delay is no secret
    const jitter = retryJitter * (2 * Math.random() - 1)
    return minutes === undefined ? undefined : inMs(minutes * minuteMs * (1 + jitter))
  }

  /** Works on the due rows, one after the other. A row that fails is tried again later, in the end each time after the longest wait, and stops no other. */
  async function workOff(work: (row: Row) => Promise<unknown>, database: Database, signal: AbortSignal) {
    const failures: Error[] = []
    await runInBatches(async () => {
      const row = signal.aborted ? undefined : await claimNext(database)
      if (!row) return null
      await work(row).catch(async (error) => {
        failures.push(error)
        const { attempts } = row as unknown as Tables["mail"]
        const time = retryAt(Math.min(attempts, retryMinutes.length)) ?? ""
        await database.write([], (trx) =>
          unchanged(trx, row)
            .set({ [dueAt]: time })
            .execute(),
        )
      })
      return 1
    })
    if (failures[0]) throw failures[0]
  }

  return { due, unchanged, claim, retryAt, workOff }
}
