import { expect, test } from "vitest"
import { signInCounters, throttleLogin } from "#accounts/login-throttle.ts"
import { limitMailRequests } from "#accounts/mail-request-limit.ts"
import type { Database } from "#db/open.ts"
import { onBothDatabases } from "#test/test-app.ts"

/** The database, and how many of its transactions ran at the same time at most. */
function observed({ write, ...database }: Database) {
  let [running, most] = [0, 0]
  const counting: Database["write"] = async (topics, work) => {
    most = Math.max(most, ++running)
    try {
      return await write(topics, work)
    } finally {
      running--
    }
  }
  return { database: { ...database, write: counting }, most: () => most }
}

onBothDatabases("counting attempts", (app) => {
  test("a flood from one address never takes more than two database connections", async () => {
    const { database, most } = observed(app().database)
    const address = "10.40.0.1"
    const signIns = Array.from({ length: 40 }, (_, place) => {
      const counters = signInCounters({ email: `q${place}@example.com`, address, browserId: undefined })
      return throttleLogin(database, counters, address, async () => true)
    })
    const requests = Array.from({ length: 40 }, (_, place) =>
      limitMailRequests(database, "forgotten", { email: `q${place}@example.com`, address }),
    )
    await Promise.all([...signIns, ...requests])
    expect(most()).toBe(2)
  })
})
