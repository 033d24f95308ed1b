import { countFairly } from "#accounts/limits/attempt-counters.ts"
import { counterKey, countOne, hourMs } from "#db/counters.ts"
import type { Database } from "#db/open.ts"
import { tooManyDownloads } from "#errors.ts"

const limit = 5

/** Limits downloads of a user's own data: each reads all that is stored about them. Counted in the database, so for all processes. */
export async function limitDownloads({ write }: Database, { userId, address }: { userId: string; address: string }) {
  const counter = { key: counterKey("own data", userId), limit, windowMs: hourMs }
  const count = () => write([], (trx) => countOne(trx, [counter]))
  const seconds = await countFairly("attempt", address, count)
  if (seconds !== null) throw tooManyDownloads(limit, seconds)
}
