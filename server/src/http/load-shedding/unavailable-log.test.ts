import type { FastifyBaseLogger } from "fastify"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { makeUnavailableLog } from "#http/errors.ts"
import { Unavailable } from "#isolation/unavailable.ts"

const logUnavailable = makeUnavailableLog()

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

function linesOf(fail503: (log: FastifyBaseLogger) => void) {
  const lines: [fields: { count?: number; cause?: string }, message: string][] = []
  fail503({ warn: (...line: (typeof lines)[0]) => lines.push(line) } as unknown as FastifyBaseLogger)
  return lines
}

test("thousands of 503s with one cause make two log lines in ten seconds", () => {
  const lines = linesOf((log) => {
    for (let index = 0; index < 5000; index++) logUnavailable(log, new Unavailable("The queue is full"))
    vi.advanceTimersByTime(10_000)
  })
  expect(lines).toHaveLength(2)
  expect(lines[1]?.[0]).toEqual({ cause: "Unavailable: The queue is full", count: 4999 })
})

test("each cause has its own log line, up to a limit", () => {
  const lines = linesOf((log) => {
    for (let index = 0; index < 5000; index++) logUnavailable(log, new Unavailable(`reason ${index}`))
  })
  expect(lines).toHaveLength(51)
  vi.advanceTimersByTime(10_000)
})

test("ten seconds later the next 503 is logged in full again", () => {
  const lines = linesOf((log) => {
    logUnavailable(log, new Unavailable("The database is unavailable"))
    vi.advanceTimersByTime(10_000)
    logUnavailable(log, new Unavailable("The database is unavailable"))
  })
  expect(lines.map(([, message]) => message)).toEqual(Array(2).fill("a request failed with 503"))
})
