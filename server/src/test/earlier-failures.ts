import type { TestApp } from "#test/test-app.ts"

/** Inserts failed sign-ins of a minute ago, because real ones would cost a hash each. */
export function earlierFailures({ database }: TestApp, key: string, count: number) {
  const now = Date.now()
  const failures = JSON.stringify(Array.from({ length: count }, (_, index) => now - 60_000 - index))
  const row = { key, failures, lastAt: new Date(now).toISOString() }
  return database.write([], (trx) => trx.insertInto("signInAttempt").values(row).execute())
}
