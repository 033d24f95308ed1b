import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "vitest"
import { takeLock } from "#db/lock.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("a lock", (app) => {
  test("whose name was never locked lets one transaction pass at a time, and taking it again does nothing", async () => {
    const steps: string[] = []
    const work = () =>
      app().database.write([], async (trx) => {
        await takeLock(trx, "a new name")
        await takeLock(trx, "a new name")
        steps.push("begin")
        await delay(20)
        steps.push("end")
      })
    await Promise.all([work(), work(), work()])
    expect(steps).toEqual(["begin", "end", "begin", "end", "begin", "end"])
  })
})
