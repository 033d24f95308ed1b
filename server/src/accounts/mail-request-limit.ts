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

/** Requests within 15 minutes. Many people share the IP address of a campus or a mobile operator. */
const limits = {
  forgotten: { account: 10, address: 100 },
  verification: { account: 10, address: 100 },
  registration: { account: 10, address: 500 },
  invitation: { account: 10, address: 500 },
}

/** Limits requests for mails. Counted in a separate transaction, so that refused requests count too. */
export async function limitMailRequests(
  database: Database,
  kind: keyof typeof limits,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const counters = [
    { key: counterKey(kind, "account", email), limit: limits[kind].account },
    { key: counterKey(kind, "address", networkOf(address)), limit: limits[kind].address },
  ]
  const count = () =>
    database.write([], async (trx) => {
      const now = Date.now()
      const counts = await lockCounters(trx, counters, now)
      const full = counts.find(({ limit, timestamps }) => timestamps.length >= limit)
      if (full) throw tooMany(secondsUntilRoom(full.timestamps, now))
      for (const { key, timestamps } of counts) await saveTimestamps(trx, key, [...timestamps, now])
    })
  await runInCounterQueue("attempt", address, count)
}
