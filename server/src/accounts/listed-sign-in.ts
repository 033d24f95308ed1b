import { dayKey, keyUnderAccount, lockCounters, saveTimestamps } from "#accounts/attempt-counters.ts"
import type { Trx } from "#schema.ts"

const windowMs = 24 * 60 * 60 * 1000

/**
 * True once a day for each browser that has signed in to this account before. The audit log lists one sign-in of it a day, because a
 * program could fill the disk with them.
 */
export async function isFirstOfDay(trx: Trx, email: string, browserId: string): Promise<boolean> {
  const key = dayKey(keyUnderAccount(email, "listed sign-in", browserId))
  const now = Date.now()
  const [counter] = await lockCounters(trx, [{ key, limit: 1, windowMs }], now)
  if (!counter || counter.timestamps.length > 0) return false
  await saveTimestamps(trx, key, [now])
  return true
}
