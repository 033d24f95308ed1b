import { expect, inject, test } from "vitest"
import { claimJobRun, startImageCleanup } from "#images/cleanup-job.ts"
import { nameOf } from "#images/name.ts"
import type { Log } from "#log.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000

onBothDatabases("a job of every day", (app) => {
  test("is done by one of all that ask at once, and again when its time has come", async () => {
    const claims = () => Promise.all(Array.from({ length: 6 }, () => claimJobRun(app().database, "a job", dayMs)))
    expect((await claims()).filter(Boolean)).toHaveLength(1)
    expect((await claims()).filter(Boolean)).toHaveLength(0)
    const setBack = (ms: number) =>
      app().database.write([], (trx) =>
        trx
          .updateTable("jobRun")
          .set({ startedAt: new Date(Date.now() + ms).toISOString() })
          .where("name", "=", "a job")
          .execute(),
      )
    await setBack(-dayMs)
    expect((await claims()).filter(Boolean)).toHaveLength(1)
    await setBack(30 * dayMs)
    expect((await claims()).filter(Boolean)).toHaveLength(1)
  })

  test("removes unused images at the start, and the log says how many and how much", async () => {
    const { database, images } = app()
    const bytes = Buffer.from("long unused")
    await images.put(nameOf(bytes), bytes)
    const unusedSince = new Date(Date.now() - 2 * dayMs).toISOString()
    await database.write([], (trx) =>
      trx
        .insertInto("image")
        .values({ name: nameOf(bytes), unusedSince, removingSince: "" })
        .execute(),
    )
    const lines: unknown[][] = []
    const log = { info: (...line: unknown[]) => lines.push(line), warn: (...line: unknown[]) => lines.push(line) }
    const jobs = [1, 2, 3].map(() => startImageCleanup(database, images, log as unknown as Log))
    await expect.poll(() => lines).toEqual([[{ images: 1, bytes: 11 }, "unused images were removed"]])
    await Promise.all(jobs.map(({ stop }) => stop()))
    expect(await images.get(nameOf(bytes))).toBeNull()
  })
})

test.skipIf(inject("postgresUrl") === "")("of two processes on one database one does the job", async () => {
  const one = await startTestApp("postgres")
  const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
  const claims = await Promise.all([one, other].map(({ database }) => claimJobRun(database, "shared", dayMs)))
  expect(claims.sort()).toEqual([false, true])
  await other.stop()
  await one.stop()
})
