import {
  counterKey,
  lockCounters,
  runInCounterQueue,
  saveTimestamps,
  secondsUntilRoom,
} from "#accounts/attempt-counters.ts"
import type { Database } from "#db/open.ts"
import { tooManyDownloads } from "#errors.ts"

const maxPerAccount = 5
const windowMs = 60 * 60 * 1000

/** Limits downloads of a user's own data: each reads all that is stored about them. Counted in the database, so for all processes. */
export async function limitDownloads(database: Database, { userId, address }: { userId: string; address: string }) {
  const counter = { key: counterKey("own data", userId), limit: maxPerAccount, windowMs }
  const count = () =>
    database.write([], async (trx) => {
      const now = Date.now()
      const [{ key, timestamps } = { key: counter.key, timestamps: [] }] = await lockCounters(trx, [counter], now)
      if (timestamps.length >= maxPerAccount)
        throw tooManyDownloads(maxPerAccount, secondsUntilRoom(timestamps, now, windowMs))
      await saveTimestamps(trx, key, [...timestamps, now])
    })
  await runInCounterQueue("attempt", address, count)
}
