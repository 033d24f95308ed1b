import { expect, test } from "vitest"
import { signInCounters, throttleLogin } from "#accounts/limits/login-throttle.ts"
import { limitMailRequests } from "#accounts/limits/mail-request-limit.ts"
import type { Database } from "#db/open.ts"
import { onBothDatabases } from "#test/test-app.ts"

/** Wraps the database to record the maximum number of concurrent transactions. */
function observed({ write, ...database }: Database) {
  let [running, maxRunning] = [0, 0]
  const counting: Database["write"] = async (topics, work) => {
    maxRunning = Math.max(maxRunning, ++running)
    try {
      return await write(topics, work)
    } finally {
      running--
    }
  }
  return { database: { ...database, write: counting }, maxRunning: () => maxRunning }
}

onBothDatabases("counting attempts", (app) => {
  test("a flood from one IP address never uses more than two database connections", async () => {
    const { database, maxRunning } = observed(app().database)
    const address = "10.40.0.1"
    const signIns = Array.from({ length: 40 }, (_, index) => {
      const counters = signInCounters({ email: `q${index}@example.com`, address, browserId: undefined })
      return throttleLogin(database, counters, address, async () => true)
    })
    const requests = Array.from({ length: 40 }, (_, index) =>
      limitMailRequests(database, "passwordReset", { email: `q${index}@example.com`, address }),
    )
    // On a busy machine some wait too long and are refused.
    await Promise.allSettled([...signIns, ...requests])
    expect(maxRunning()).toBe(2)
  })
})
