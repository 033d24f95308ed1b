import { fairQueue } from "#isolation/fair-queue.ts"
import { networkOf } from "#network.ts"

const inTurn = fairQueue({
  // Attempts from one address lock the same row. On PostgreSQL each waits for it on a connection of the pool, so a flood
  // would take all connections from everybody else.
  maxConcurrent: 2,
  weights: { settle: 4, count: 1 },
  maxQueued: 200,
  maxWaitMs: 5_000,
})

/** Runs a transaction on the counters of attempts: few at once, with a fair share for each network. */
export function countInTurn<T>(kind: "count" | "settle", address: string, transaction: () => Promise<T>): Promise<T> {
  return inTurn(kind, networkOf(address), transaction)
}
