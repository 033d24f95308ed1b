import { counterKey, hourMs, lockCounters, saveTimestamps } from "#db/counters.ts"
import type { Trx } from "#schema.ts"

const windowMs = hourMs
const maxWrongCodes = 5

/**
 * Counts a wrong code of two-step verification, from any network. Returns whether the account's owner gets a mail: at the fifth
 * within an hour, once an hour.
 */
export async function countWrongCode(trx: Trx, email: string): Promise<boolean> {
  const wrong = { key: counterKey("wrong codes", email), limit: maxWrongCodes, windowMs }
  const mailed = { key: counterKey("wrong codes mailed", email), limit: 1, windowMs }
  const now = Date.now()
  const counts = await lockCounters(trx, [wrong, mailed], now)
  const timestampsOf = (key: string) => counts.find((count) => count.key === key)?.timestamps ?? []
  const all = [...timestampsOf(wrong.key), now]
  const isMailed = timestampsOf(mailed.key).length > 0
  const isReached = all.length >= maxWrongCodes && !isMailed
  await saveTimestamps(trx, wrong.key, all.slice(-maxWrongCodes))
  await saveTimestamps(trx, mailed.key, isReached ? [now] : timestampsOf(mailed.key))
  return isReached
}
