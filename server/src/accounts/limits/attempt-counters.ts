import { type Counter, counterKey } from "#db/counters.ts"
import { fairQueue } from "#isolation/fair-queue.ts"
import { countedNetworks, networkOf } from "#network/network.ts"
import type { Trx } from "#schema.ts"

/** A pending attempt older than this was lost in a crash, and counts as failed. */
const maxPendingMs = 60 * 1000

const limits = { maxQueued: 200, maxWaitMs: 5_000 }

const { enqueue } = fairQueue({
  name: "Sign-in attempts",
  // Attempts from one IP address lock the same row. On PostgreSQL each waits on a connection of the pool, so without this
  // limit a flood would use up all connections.
  maxConcurrent: 2,
  lanes: { outcome: { weight: 4, ...limits }, attempt: { weight: 1, ...limits } },
})

/** Runs a transaction on the attempt counters, with limited concurrency and a fair share for each network. */
export const countFairly = <T>(kind: "attempt" | "outcome", address: string, transaction: () => Promise<T>) =>
  enqueue(kind, networkOf(address), transaction)

/** The counters of a visitor's network, and of the /48 around it. */
export const networkCounters = (address: string, limit: number, ...parts: string[]): Counter[] =>
  countedNetworks(networkOf(address)).map(({ key, share }) => ({
    key: counterKey(...parts, key),
    limit: limit / share,
  }))

/** The keys of all counters of an account start with the account's key, so that they can be cleared together. */
export const accountKey = (email: string) => counterKey("sign-in account", email)
export const keyUnderAccount = (email: string, ...parts: string[]) => `${accountKey(email)}/${counterKey(...parts)}`

/** True if it failed. A negative timestamp is that of a pending attempt, whose outcome is not known yet. */
export const isFailure = (timestamp: number, now: number) => timestamp > 0 || now + timestamp > maxPendingMs

/** Clears all failures of an account after a password reset, for every IP address and browser. */
export async function clearFailures(trx: Trx, email: string): Promise<void> {
  const key = accountKey(email)
  await trx
    .deleteFrom("counter")
    .where(({ or, eb }) => or([eb("key", "=", key), eb("key", "like", `${key}/%`)]))
    .execute()
}
