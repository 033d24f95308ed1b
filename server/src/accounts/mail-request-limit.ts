import {
  counterKey,
  lockCounters,
  runInCounterQueue,
  saveTimestamps,
  secondsUntilRoom,
} from "#accounts/attempt-counters.ts"
import type { Database } from "#db/open.ts"
import { tooMany } from "#errors.ts"
import { networkOf } from "#network.ts"

/** In 15 minutes. Many people share the address of a campus or a phone company. */
const limits = {
  forgotten: { account: 10, address: 100 },
  verification: { account: 10, address: 100 },
  registration: { account: 10, address: 500 },
}

/** Limits requests for mails. In its own transaction: it counts even if what was asked for is refused. */
export async function limitMailRequests(
  database: Database,
  what: keyof typeof limits,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const counters = [
    { key: counterKey(what, "account", email), limit: limits[what].account },
    { key: counterKey(what, "address", networkOf(address)), limit: limits[what].address },
  ]
  const count = () =>
    database.write([], async (trx) => {
      const now = Date.now()
      const counts = await lockCounters(trx, counters, now)
      const full = counts.find(({ limit, timestamps }) => timestamps.length >= limit)
      if (full) throw tooMany(secondsUntilRoom(full.timestamps, now))
      for (const { key, timestamps } of counts) await saveTimestamps(trx, key, [...timestamps, now])
    })
  await runInCounterQueue("count", address, count)
}
