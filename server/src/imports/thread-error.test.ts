import { expect, test } from "vitest"
import { databaseHealth } from "#db/health/health.ts"
import { badInput, RequestFailure } from "#errors.ts"
import { packError, unpackError } from "#imports/thread-error.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { createLog } from "#log.ts"

const sent = (error: Error) => unpackError(structuredClone(packError(error)))

test("a refusal keeps its class and fields when it leaves a thread", () => {
  const refusal = badInput("csvColumns", "file")
  const arrived = sent(refusal)
  expect(arrived).toBeInstanceOf(RequestFailure)
  expect([{ ...arrived }, arrived.message]).toEqual([{ ...refusal }, refusal.message])
})

test("a full disk in a thread is reported to the main thread's health", () => {
  const inside = databaseHealth(createLog("silent"))
  const outside = databaseHealth(createLog("silent"))
  const full = Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 })
  const error = outside.reportFault(sent(inside.reportFault(full)))
  expect(error).toBeInstanceOf(Unavailable)
  expect(error).toMatchObject({ reason: "storageFull", retryAfterSeconds: 30 })
  expect(outside.fault()).toBe("storageFull")
})

test("database damage in a thread is reported to the main thread's health", () => {
  const inside = databaseHealth(createLog("silent"))
  const outside = databaseHealth(createLog("silent"))
  const malformed = Object.assign(new Error("database disk image is malformed"), { errcode: 11 })
  expect(outside.reportFault(sent(inside.reportFault(malformed))).name).toBe("DatabaseDamaged")
  expect(outside.fault()).toBe("databaseDamaged")
})
