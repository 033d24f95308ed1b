import { histogram } from "#histogram.ts"

export type DatabaseTimings = ReturnType<typeof databaseTimings>

export type PoolState = { total: number; idle: number; waiting: number }

export const databaseTimings = () => ({
  /** Waiting for the write lock of SQLite, or for a connection to PostgreSQL. */
  waits: histogram(),
  /** Each statement, including begin and commit. */
  statements: histogram(),
  /** Each transaction, with its wait and, after a deadlock, its repetitions. */
  writes: histogram(),
})
