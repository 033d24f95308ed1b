import type { TestApp } from "#test/test-app.ts"

/** As if so many sign-ins had failed a minute ago: really failing costs a hash each. */
export function earlierFailures({ database }: TestApp, key: string, count: number) {
  const now = Date.now()
  const failures = JSON.stringify(Array.from({ length: count }, (_, place) => now - 60_000 - place))
  const row = { key, failures, lastAt: new Date(now).toISOString() }
  return database.write([], (trx) => trx.insertInto("signInAttempt").values(row).execute())
}
