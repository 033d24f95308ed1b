import { createHash } from "node:crypto"
import { retention } from "contract"
import type { Trx } from "#schema.ts"

const defaultWindowMs = retention.failedSignInMinutes * 60 * 1000
export const hourMs = 60 * 60 * 1000
export const dayMs = 24 * hourMs
/** How far clocks of servers on one database may differ. A timestamp further in the future means that a clock was set back. */
const maxClockSkewMs = 60 * 1000

/** Timestamps of what was counted, in milliseconds. */
export type Timestamps = number[]

/** The key of a counter, which is always used with the same window (that of sign-ins by default), and how much is allowed within it. */
export type Counter = { key: string; limit: number; windowMs?: number | undefined }

// Hashed, because people sometimes type their password into the email field.
export const counterKey = (...parts: string[]) => createHash("sha256").update(parts.join(" ")).digest("hex")

/** Returns the counters with their timestamps inside the window. Their rows stay locked until the commit. */
export async function lockCounters<T extends Counter>(trx: Trx, counters: readonly T[], now: number) {
  const isInWindow = (ageMs: number, windowMs: number) => ageMs < windowMs && ageMs > -maxClockSkewMs
  const locked: (T & { timestamps: Timestamps })[] = []
  // Locked in a fixed order, so that two transactions cannot deadlock.
  for (const counter of counters.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const { key, windowMs = defaultWindowMs } = counter
    const expiresAt = new Date(now + windowMs).toISOString()
    const { timestamps } = await trx
      .insertInto("counter")
      .values({ key, timestamps: "[]", expiresAt })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ expiresAt }))
      .returning("timestamps")
      .executeTakeFirstOrThrow()
    const recent = (JSON.parse(timestamps) as Timestamps).filter((each) => isInWindow(now - Math.abs(each), windowMs))
    locked.push({ ...counter, timestamps: recent })
  }
  return locked
}

export async function saveTimestamps(trx: Trx, key: string, timestamps: Timestamps) {
  if (timestamps.length === 0) await trx.deleteFrom("counter").where("key", "=", key).execute()
  else {
    const values = { timestamps: JSON.stringify(timestamps) }
    await trx.updateTable("counter").set(values).where("key", "=", key).execute()
  }
}

/** Counts one more, unless it is one too many for any of them: then it returns in how many seconds there is room. */
export async function countOne(trx: Trx, counters: readonly Counter[], now = Date.now()): Promise<number | null> {
  const locked = await lockCounters(trx, counters, now)
  const full = locked.find(({ limit, timestamps }) => timestamps.length >= limit)
  if (full) return secondsUntilRoom(full.timestamps, now, full.windowMs)
  for (const { key, timestamps } of locked) await saveTimestamps(trx, key, [...timestamps, now])
  return null
}

export async function uncount(trx: Trx, counters: readonly Counter[], timestamp: number): Promise<void> {
  for (const { key, timestamps } of await lockCounters(trx, counters, Date.now()))
    await saveTimestamps(trx, key, withoutTimestamps(timestamps, [timestamp]))
}

/** Seconds until the oldest timestamp leaves the window, so that one more is allowed. */
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

export const deleteOldCounters = (trx: Trx) =>
  trx.deleteFrom("counter").where("expiresAt", "<", new Date().toISOString()).execute()
