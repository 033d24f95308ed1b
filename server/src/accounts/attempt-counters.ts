import { hashOf } from "#accounts/secret.ts"
import { fairQueue } from "#isolation/fair-queue.ts"
import { networkOf } from "#network.ts"
import type { Trx } from "#schema.ts"

const windowMs = 15 * 60 * 1000
/** An attempt whose outcome is not known by then was lost with its process, and counts as failed. */
const maxPendingMs = 60 * 1000
/** Several servers on one database may disagree by this much. A timestamp further in the future is of a clock that was set back. */
const maxClockSkewMs = 60 * 1000

/** The timestamps of failures in milliseconds. A negative one is of an attempt whose outcome is not known yet. */
export type Timestamps = number[]

/** What is counted, and how many failures in 15 minutes are too many. */
export type Counter = { key: string; limit: number }

const queued = fairQueue({
  // Attempts from one address lock the same row. On PostgreSQL each waits for it on a connection of the pool, so a flood
  // would take all connections from everybody else.
  maxConcurrent: 2,
  weights: { settle: 4, count: 1 },
  maxQueued: 200,
  maxWaitMs: 5_000,
})

/** Runs a transaction on the counters of attempts: few at once, with a fair share for each network. */
export function runInCounterQueue<T>(
  kind: "count" | "settle",
  address: string,
  transaction: () => Promise<T>,
): Promise<T> {
  return queued(kind, networkOf(address), transaction)
}

// Hashed: what people type where an email belongs is sometimes their password.
export const counterKey = (...parts: string[]) => hashOf(parts.join(" "))

/** All counters of an account start with the account's own key, so that they can be found and cleared together. */
export const accountKey = (email: string) => counterKey("sign-in account", email)
export const keyUnderAccount = (email: string, ...parts: string[]) => `${accountKey(email)}/${counterKey(...parts)}`

/** The counters with their timestamps inside the window; their rows stay locked until the commit. */
export async function lockCounters<T extends Counter>(trx: Trx, counters: readonly T[], now: number) {
  const lastAt = new Date(now).toISOString()
  const isInWindow = (age: number) => age < windowMs && age > -maxClockSkewMs
  const locked: (T & { timestamps: Timestamps })[] = []
  // Always in the same order, so that two attempts cannot deadlock.
  for (const counter of counters.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const { failures } = await trx
      .insertInto("signInAttempt")
      .values({ key: counter.key, failures: "[]", lastAt })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ lastAt }))
      .returning("failures")
      .executeTakeFirstOrThrow()
    const timestamps = (JSON.parse(failures) as Timestamps).filter((timestamp) => isInWindow(now - Math.abs(timestamp)))
    locked.push({ ...counter, timestamps })
  }
  return locked
}

export async function saveTimestamps(trx: Trx, key: string, timestamps: Timestamps) {
  if (timestamps.length === 0) await trx.deleteFrom("signInAttempt").where("key", "=", key).execute()
  else {
    const failures = JSON.stringify(timestamps)
    await trx.updateTable("signInAttempt").set({ failures }).where("key", "=", key).execute()
  }
}

export const isFailure = (timestamp: number, now: number) => timestamp > 0 || now + timestamp > maxPendingMs

/** In how many seconds the oldest timestamp leaves the window, and there is room for one more. */
export function secondsUntilRoom(timestamps: Timestamps, now: number): number {
  const oldest = Math.min(now, ...timestamps.map(Math.abs))
  return Math.ceil((oldest + windowMs - now) / 1000)
}

/** The timestamps without one of each that is given. */
export function withoutTimestamps(timestamps: Timestamps, removed: Timestamps): Timestamps {
  const left = [...timestamps]
  for (const timestamp of removed) {
    const place = left.indexOf(timestamp)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

/** Whoever has just got a new password, by mail or from an admin, begins anew: at every address and in every browser. */
export async function clearFailures(trx: Trx, email: string): Promise<void> {
  const key = accountKey(email)
  await trx
    .deleteFrom("signInAttempt")
    .where(({ or, eb }) => or([eb("key", "=", key), eb("key", "like", `${key}/%`)]))
    .execute()
}

/** Rows that nobody came back to. To be called now and then. */
export async function deleteOldAttempts(trx: Trx): Promise<void> {
  const before = new Date(Date.now() - windowMs).toISOString()
  await trx.deleteFrom("signInAttempt").where("lastAt", "<", before).execute()
}
