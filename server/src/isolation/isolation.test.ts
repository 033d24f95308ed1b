import { describe, expect, test } from "vitest"
import { bulkhead, concurrencyLimit, withTimeout } from "#isolation/bulkhead.ts"
import { circuitBreaker } from "#isolation/circuit-breaker.ts"
import { Unavailable } from "#isolation/unavailable.ts"

const fails = () => Promise.reject(new Error("broken"))
const never = () => new Promise<never>(() => {})

test("a concurrency limit runs some, queues some in order, and refuses the rest immediately", async () => {
  const limit = concurrencyLimit({ name: "It", maxConcurrent: 1, maxQueued: 1 })
  const first = Promise.withResolvers<string>()
  const started: string[] = []
  const run = (name: string, work: Promise<string>) =>
    limit(() => {
      started.push(name)
      return work
    })
  const running = run("running", first.promise)
  const queued = run("queued", Promise.resolve("queued"))
  await expect(run("refused", never())).rejects.toThrow(Unavailable)
  expect(started).toEqual(["running"])
  first.resolve("running")
  expect(await Promise.all([running, queued])).toEqual(["running", "queued"])
  await expect(limit(fails)).rejects.toThrow("broken")
  expect(await limit(async () => "a failure frees its place")).toBeTruthy()
})

test("a timeout rejects work that never ends, and aborts its signal", async () => {
  let received: AbortSignal | undefined
  const work = (signal: AbortSignal) => {
    received = signal
    return never()
  }
  await expect(withTimeout(20, "It", work)).rejects.toThrow("It took longer than 20 ms")
  expect(received?.aborted).toBe(true)
  expect(await withTimeout(60_000, "It", async () => 1)).toBe(1)
})

describe("a circuit breaker", () => {
  function breakerAt(isFailure?: (error: unknown) => boolean) {
    const clock = { ms: 0 }
    const options = { name: "It", failureThreshold: 3, openMs: 5000, now: () => clock.ms }
    return { clock, breaker: circuitBreaker({ ...options, ...(isFailure && { isFailure }) }) }
  }
  const failing = async (breaker: ReturnType<typeof circuitBreaker>, times: number) => {
    for (let count = 0; count < times; count++) await expect(breaker.run(fails)).rejects.toThrow("broken")
  }

  test("opens after a number of failures in a row, and then calls nothing", async () => {
    const { breaker, clock } = breakerAt()
    await failing(breaker, 2)
    await breaker.run(async () => {})
    await failing(breaker, 3)
    let calls = 0
    clock.ms = 4999
    const refused = breaker.run(async () => calls++)
    await expect(refused).rejects.toMatchObject({ name: "Unavailable", retryAfterSeconds: 1 })
    expect(calls).toBe(0)
  })

  test("lets one call probe later, which closes it or opens it again", async () => {
    const { breaker, clock } = breakerAt()
    await failing(breaker, 3)
    clock.ms = 5000
    await failing(breaker, 1)
    expect(breaker.isOpen()).toBe(true)
    clock.ms = 10_000
    const probe = Promise.withResolvers<string>()
    const probing = breaker.run(() => probe.promise)
    await expect(breaker.run(async () => "meanwhile")).rejects.toThrow("its circuit is open")
    probe.resolve("recovered")
    expect(await probing).toBe("recovered")
    expect(await breaker.run(async () => "closed")).toBe("closed")
  })

  test("is not opened by the caller's own faults", async () => {
    const { breaker } = breakerAt(() => false)
    await failing(breaker, 10)
    expect(breaker.isOpen()).toBe(false)
  })
})

test("calls that are queued when the circuit opens do not reach the dependency", async () => {
  let calls = 0
  const limits = { maxConcurrent: 2, maxQueued: 10, timeoutMs: 20, failureThreshold: 2, openMs: 60_000 }
  const call = bulkhead({ name: "It", ...limits })
  const hang = () => {
    calls++
    return never()
  }
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => call(hang)))
  expect(all.every(({ status }) => status === "rejected")).toBe(true)
  // The two that ran, and the one that was started when the first of them failed.
  expect(calls).toBeLessThanOrEqual(3)
})
