import { counterKey, countOne, dayMs } from "#db/counters.ts"
import type { Trx } from "#schema.ts"

/**
 * True once a day for each browser that has signed in to this account before. The audit log lists one sign-in of it a day, because a
 * program could fill the disk with them.
 */
export async function isFirstOfDay(trx: Trx, email: string, browserId: string): Promise<boolean> {
  const key = counterKey("listed sign-in", email, browserId)
  return (await countOne(trx, [{ key, limit: 1, windowMs: dayMs }])) === null
}
