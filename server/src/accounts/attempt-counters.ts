import { retention } from "contract"
import { hashOf } from "#accounts/secret.ts"
import { fairQueue } from "#isolation/fair-queue.ts"
import { countedNetworks, networkOf } from "#network.ts"
import type { Trx } from "#schema.ts"

const minuteMs = 60 * 1000
const defaultWindowMs = retention.failedSignInMinutes * minuteMs
/** The longest window of any counter but those of a day. */
const maxWindowMs = 60 * minuteMs
const dayMs = 24 * 60 * minuteMs
/** A pending attempt older than this was lost in a crash, and counts as failed. */
const maxPendingMs = 60 * 1000
/** How far clocks of servers on one database may differ. A timestamp further in the future means that a clock was set back. */
const maxClockSkewMs = 60 * 1000

/** Timestamps of failures or requests in milliseconds. A negative one is a pending attempt, whose outcome is not known yet. */
export type Timestamps = number[]

/** A counter's key, and its maximum number of failures or requests within a window: 15 minutes by default, an hour at most, or a day with a key by `dayKey`. */
export type Counter = { key: string; limit: number; windowMs?: number | undefined }

const limits = { maxQueued: 200, maxWaitMs: 5_000 }

const { enqueue } = fairQueue({
  name: "Sign-in attempts",
  // Attempts from one IP address lock the same row. On PostgreSQL each waits on a connection of the pool, so without this
  // limit a flood would use up all connections.
  maxConcurrent: 2,
  lanes: { outcome: { weight: 4, ...limits }, attempt: { weight: 1, ...limits } },
})

/** Runs a transaction on the attempt counters, with limited concurrency and a fair share for each network. */
export const runInCounterQueue = <T>(kind: "attempt" | "outcome", address: string, transaction: () => Promise<T>) =>
  enqueue(kind, networkOf(address), transaction)

// Hashed, because people sometimes type their password into the email field.
export const counterKey = (...parts: string[]) => hashOf(parts.join(" "))

/** The counters of a visitor's network, and of the /48 around it. */
export const networkCounters = (address: string, limit: number, ...parts: string[]): Counter[] =>
  countedNetworks(networkOf(address)).map(({ key, share }) => ({
    key: counterKey(...parts, key),
    limit: limit / share,
  }))

const dayPrefix = "day "

/** The key of a counter that counts for a day, and is stored for so long. */
export const dayKey = (key: string) => dayPrefix + key

/** The keys of all counters of an account start with the account's key, so that they can be cleared together. */
export const accountKey = (email: string) => counterKey("sign-in account", email)
export const keyUnderAccount = (email: string, ...parts: string[]) => `${accountKey(email)}/${counterKey(...parts)}`

/** Returns the counters with their timestamps inside the window. Their rows stay locked until the commit. */
export async function lockCounters<T extends Counter>(trx: Trx, counters: readonly T[], now: number) {
  const lastAt = new Date(now).toISOString()
  const isInWindow = (ageMs: number, windowMs: number) => ageMs < windowMs && ageMs > -maxClockSkewMs
  const locked: (T & { timestamps: Timestamps })[] = []
  // Locked in a fixed order, so that two attempts cannot deadlock.
  for (const counter of counters.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const { failures } = await trx
      .insertInto("signInAttempt")
      .values({ key: counter.key, failures: "[]", lastAt })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ lastAt }))
      .returning("failures")
      .executeTakeFirstOrThrow()
    const { windowMs = defaultWindowMs } = counter
    const timestamps = (JSON.parse(failures) as Timestamps).filter((timestamp) =>
      isInWindow(now - Math.abs(timestamp), windowMs),
    )
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

/** Seconds until the oldest timestamp leaves the window, so that one more attempt is allowed. */
export function secondsUntilRoom(timestamps: Timestamps, now: number, windowMs = defaultWindowMs): number {
  const oldest = Math.min(now, ...timestamps.map(Math.abs))
  return Math.ceil((oldest + windowMs - now) / 1000)
}

/** Removes one occurrence of each given timestamp. */
export function withoutTimestamps(timestamps: Timestamps, removed: Timestamps): Timestamps {
  const left = [...timestamps]
  for (const timestamp of removed) {
    const index = left.indexOf(timestamp)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Clears all failures of an account after a password reset, for every IP address and browser. */
export async function clearFailures(trx: Trx, email: string): Promise<void> {
  const key = accountKey(email)
  await trx
    .deleteFrom("signInAttempt")
    .where(({ or, eb }) => or([eb("key", "=", key), eb("key", "like", `${key}/%`)]))
    .execute()
}

/** Deletes counters without recent attempts. Call it periodically. */
export async function deleteOldAttempts(trx: Trx): Promise<void> {
  const cutoff = (windowMs: number) => new Date(Date.now() - windowMs).toISOString()
  const old = trx.deleteFrom("signInAttempt").where("lastAt", "<", cutoff(maxWindowMs))
  await old
    .where((row) => row.or([row("key", "not like", `${dayPrefix}%`), row("lastAt", "<", cutoff(dayMs))]))
    .execute()
}
