import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises"
import { sql } from "kysely"
import { Unavailable } from "#isolation/unavailable.ts"
import type { Trx } from "#schema.ts"

const groupMs = 20
/** Statements of SQLite block the event loop, so a transaction has a limited number of writes. */
const maxGroup = 100
const maxWaiting = 2_000

/** Not all of a transaction: such a write takes no lock and records nothing in the audit log. */
export type GroupTrx = Pick<Trx, "selectFrom" | "insertInto" | "updateTable" | "deleteFrom">

export type WriteGrouped = <T>(work: (trx: GroupTrx) => Promise<T>) => Promise<T>
type Write = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
type Waiting = Pick<PromiseWithResolvers<void>, "reject"> & { run: (trx: Trx) => Promise<() => void> }

/**
 * Group commit: a write is committed at once, but those of the 20 ms after a commit are committed together, in their order. Each ends
 * after its commit. One that fails is rolled back alone.
 */
export function groupCommit(write: Write) {
  const waiting: Waiting[] = []
  let committing: Promise<void> | undefined
  let isClosed = false

  async function writeGrouped<T>(work: (trx: GroupTrx) => Promise<T>): Promise<T> {
    if (isClosed) throw new Error("The database is closed")
    if (waiting.length >= maxWaiting) throw new Unavailable("The queue of grouped writes is full")
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const run = async (trx: Trx) => {
      const result = await work(trx)
      return () => resolve(result)
    }
    waiting.push({ run, reject })
    committing ??= commitAll()
    return promise
  }

  async function commitAll() {
    while (waiting.length > 0) {
      await commitGroup()
      // What is left had no room in the transaction.
      if (waiting.length > 0) await nextTurn()
      else if (!isClosed) await wait(groupMs)
    }
    committing = undefined
  }

  async function commitGroup() {
    const taken: Waiting[] = []
    const acknowledgements: (() => void)[] = []
    try {
      await write(async (trx) => {
        for (let next = waiting.shift(); next; next = taken.length < maxGroup ? waiting.shift() : undefined) {
          taken.push(next)
          const acknowledge = await runAlone(trx, next)
          if (acknowledge) acknowledgements.push(acknowledge)
        }
      })
      for (const acknowledge of acknowledgements) acknowledge()
    } catch (error) {
      // If it could not begin, all have waited in vain.
      const failed = taken.length > 0 ? taken : waiting.splice(0)
      for (const { reject } of failed) reject(error)
    }
  }

  const close = async () => {
    isClosed = true
    await committing
  }
  return { writeGrouped, close }
}

/** Returns undefined if it has failed, which its caller then knows. */
async function runAlone(trx: Trx, { run, reject }: Waiting) {
  await sql`savepoint alone`.execute(trx)
  const acknowledge = await run(trx).catch(async (error) => {
    // After a fault of the disk SQLite has ended the whole transaction: then all of them fail.
    await sql`rollback to alone`.execute(trx).catch(() => Promise.reject(error))
    reject(error)
  })
  await sql`release alone`.execute(trx)
  return acknowledge
}
