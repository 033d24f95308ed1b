import fc from "fast-check"
import { expect, inject, test } from "vitest"
import { verifyChain } from "#audit/verify.ts"
import { describedCalls } from "#test/fuzz-calls.ts"
import { anyRequest } from "#test/fuzz-requests.ts"
import { fuzzSession } from "#test/fuzz-session.ts"
import { fuzzSeed, startTestApp } from "#test/test-app.ts"

const requests = 5000
/** Sent at the same moment, so that they meet in the database too. */
const atOnce = 5

const kinds = inject("postgresUrl") === "" ? (["sqlite"] as const) : (["sqlite", "postgres"] as const)

test.for(kinds)(
  "whatever is sent to the API on %s, it answers as it says it does",
  { timeout: 180_000 },
  async (kind) => {
    const app = await startTestApp(kind)
    const calls = describedCalls(app.app.swagger() as never)
    const { send, counts } = await fuzzSession(app, calls)
    const some = fc.array(anyRequest(calls), { minLength: atOnce, maxLength: atOnce })
    const property = fc.asyncProperty(some, async (together) => {
      expect((await Promise.all(together.map(send))).flat()).toEqual([])
    })
    await fc.assert(property, { numRuns: requests / kinds.length / atOnce, seed: fuzzSeed })
    console.log(`${requests / kinds.length} requests on ${kind}, seed ${fuzzSeed}: ${JSON.stringify(counts)}`)

    expect((await app.request({ url: "/api/health/ready" })).statusCode).toBe(200)
    const { entries, fault } = await verifyChain(app.database)
    expect(fault).toBeNull()
    expect(entries).toBeGreaterThan(100)
    expect((await app.as("student")).token).toMatch(/^[\w-]{43}$/)
    await app.stop()
  },
)
