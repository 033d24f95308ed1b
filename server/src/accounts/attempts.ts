import { hashOf } from "#accounts/secret.ts"
import { fairQueue } from "#isolation/fair-queue.ts"
import { networkOf } from "#network.ts"
import type { Trx } from "#schema.ts"

const windowMs = 15 * 60 * 1000
/** An attempt whose outcome is not known by then was lost with its process, and counts as failed. */
const maxPendingMs = 60 * 1000
/** Several servers on one database may disagree by this much. A moment further in the future is of a clock that was set back. */
const maxClockSkewMs = 60 * 1000

/** The moments of failures in milliseconds. A negative one is of an attempt whose outcome is not known yet. */
export type Moments = number[]

/** What is counted, and how many failures in 15 minutes are too many. */
export type Counter = { key: string; limit: number }

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

// Hashed: what people type where an email belongs is sometimes their password.
export const counterKey = (...parts: string[]) => hashOf(parts.join(" "))

/** All counters of an account start with the account's own key, so that they can be found and cleared together. */
export const accountKey = (email: string) => counterKey("sign-in account", email)
export const keyUnderAccount = (email: string, ...parts: string[]) => `${accountKey(email)}/${counterKey(...parts)}`

/** The counters with their moments inside the window; their rows stay locked until the commit. */
export async function lockCounters<T extends Counter>(trx: Trx, counters: readonly T[], now: number) {
  const lastAt = new Date(now).toISOString()
  const isInWindow = (age: number) => age < windowMs && age > -maxClockSkewMs
  const locked: (T & { moments: Moments })[] = []
  // Always in the same order, so that two attempts cannot deadlock.
  for (const counter of counters.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const { failures } = await trx
      .insertInto("signInAttempt")
      .values({ key: counter.key, failures: "[]", lastAt })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ lastAt }))
      .returning("failures")
      .executeTakeFirstOrThrow()
    const moments = (JSON.parse(failures) as Moments).filter((moment) => isInWindow(now - Math.abs(moment)))
    locked.push({ ...counter, moments })
  }
  return locked
}

export async function saveMoments(trx: Trx, key: string, moments: Moments) {
  if (moments.length === 0) await trx.deleteFrom("signInAttempt").where("key", "=", key).execute()
  else {
    const failures = JSON.stringify(moments)
    await trx.updateTable("signInAttempt").set({ failures }).where("key", "=", key).execute()
  }
}

export const isFailure = (moment: number, now: number) => moment > 0 || now + moment > maxPendingMs

/** In how many seconds the oldest moment leaves the window, and there is room for one more. */
export function secondsUntilRoom(moments: Moments, now: number): number {
  const oldest = Math.min(now, ...moments.map(Math.abs))
  return Math.ceil((oldest + windowMs - now) / 1000)
}

/** The moments without one of each that is given. */
export function withoutMoments(moments: Moments, removed: Moments): Moments {
  const left = [...moments]
  for (const moment of removed) {
    const place = left.indexOf(moment)
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
