import type { FastifyBaseLogger } from "fastify"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { logUnavailable } from "#http/unavailable-log.ts"
import { Unavailable } from "#isolation/unavailable.ts"

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

function linesOf(turnAway: (log: FastifyBaseLogger) => void) {
  const lines: [fields: { count?: number; cause?: string }, message: string][] = []
  turnAway({ warn: (...line: (typeof lines)[0]) => lines.push(line) } as unknown as FastifyBaseLogger)
  return lines
}

test("thousands of requests that are turned away for one reason make two lines in ten seconds", () => {
  const lines = linesOf((log) => {
    for (let at = 0; at < 5000; at++) logUnavailable(log, new Unavailable("The queue is full"))
    vi.advanceTimersByTime(10_000)
  })
  expect(lines).toHaveLength(2)
  expect(lines[1]?.[0]).toEqual({ cause: "Unavailable: The queue is full", count: 4999 })
})

test("each reason has a line of its own, and reasons without end do not make lines without end", () => {
  const lines = linesOf((log) => {
    for (let at = 0; at < 5000; at++) logUnavailable(log, new Unavailable(`reason ${at}`))
  })
  expect(lines).toHaveLength(51)
  vi.advanceTimersByTime(10_000)
})

test("after ten quiet seconds the next one is logged whole again", () => {
  const lines = linesOf((log) => {
    logUnavailable(log, new Unavailable("It is away"))
    vi.advanceTimersByTime(10_000)
    logUnavailable(log, new Unavailable("It is away"))
  })
  expect(lines.map(([, message]) => message)).toEqual(Array(2).fill("a request was turned away"))
})
