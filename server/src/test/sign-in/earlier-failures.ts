import type { TestApp } from "#test/test-app.ts"

/** Inserts failed sign-ins of a minute ago, because real ones would cost a hash each. */
export function earlierFailures({ database }: TestApp, key: string, count: number, windowMs = 15 * 60_000) {
  const now = Date.now()
  const timestamps = JSON.stringify(Array.from({ length: count }, (_, index) => now - 60_000 - index))
  const row = { key, timestamps, expiresAt: new Date(now + windowMs).toISOString() }
  return database.write([], (trx) => trx.insertInto("counter").values(row).execute())
}
