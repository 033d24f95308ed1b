import { expect, test } from "vitest"
import { imageCleanup } from "#images/cleanup-job.ts"
import { nameOf } from "#images/name.ts"
import type { Log } from "#log.ts"
import { startJob } from "#test/run-job.ts"
import { onBothDatabases } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000

onBothDatabases("the daily cleanup", (app) => {
  test("removes unused images at startup, and logs their number and bytes", async () => {
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
    const log = { info: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) }
    const jobs = [1, 2, 3].map(() => startJob(imageCleanup, { database, images, log: log as unknown as Log }))
    await expect.poll(() => lines).toEqual([[{ images: 1, bytes: 11 }, "unused images were removed"]])
    await Promise.all(jobs.map(({ stop }) => stop()))
    expect(await images.get(nameOf(bytes))).toBeNull()
  })

  test("logs nothing if there are none", async () => {
    const { database, images } = app()
    await database.write([], (trx) => trx.deleteFrom("jobRun").execute())
    const lines: unknown[][] = []
    const add = (...line: unknown[]) => lines.push(line)
    const job = startJob(imageCleanup, { database, images, log: { info: add, error: add } as unknown as Log })
    const runs = () => database.read.selectFrom("jobRun").select("name").execute()
    await expect.poll(runs).toEqual([{ name: imageCleanup.name }])
    await job.stop()
    expect(lines).toEqual([])
  })
})
