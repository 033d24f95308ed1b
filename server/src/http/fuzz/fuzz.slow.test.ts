import fc from "fast-check"
import { expect, inject, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { describedCalls } from "#test/fuzz/fuzz-calls.ts"
import { anyRequest } from "#test/fuzz/fuzz-requests.ts"
import { fuzzSession } from "#test/fuzz/fuzz-session.ts"
import { fuzzSeed, startTestApp } from "#test/test-app.ts"

const requests = 7000
/** Sent concurrently, so that they also run concurrently in the database. */
const concurrency = 5

const kinds = inject("postgresUrl") === "" ? (["sqlite"] as const) : (["sqlite", "postgres"] as const)

test.for(kinds)(
  "the API on %s responds as its description says, whatever is sent",
  { timeout: 600_000 },
  async (kind) => {
    const app = await startTestApp(kind)
    const calls = describedCalls(app.app.swagger() as never)
    const { send, counts } = await fuzzSession(app, calls)
    const batches = fc.array(anyRequest(calls), { minLength: concurrency, maxLength: concurrency })
    const property = fc.asyncProperty(batches, async (concurrent) => {
      expect((await Promise.all(concurrent.map(send))).flat()).toEqual([])
    })
    await fc.assert(property, { numRuns: requests / kinds.length / concurrency, seed: fuzzSeed })
    console.log(`${requests / kinds.length} requests on ${kind}, seed ${fuzzSeed}: ${JSON.stringify(counts)}`)

    expect((await app.request({ url: "/api/health/ready" })).statusCode).toBe(200)
    const { entries, fault } = await verifyChain(app.database)
    expect(fault).toBeNull()
    expect(entries).toBeGreaterThan(100)
    expect((await app.as("student")).token).toMatch(/^[\w-]{43}$/)
    await app.stop()
  },
)
