import { expect, inject, test } from "vitest"
import { claimJobRun } from "#db/job-run.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000

onBothDatabases("a daily job", (app) => {
  test("is claimed by one of many concurrent callers, and again after its interval", async () => {
    const claims = () => Promise.all(Array.from({ length: 6 }, () => claimJobRun(app().database, "a job", dayMs)))
    expect((await claims()).filter(Boolean)).toHaveLength(1)
    expect((await claims()).filter(Boolean)).toHaveLength(0)
    const moveStart = (ms: number) =>
      app().database.write([], (trx) =>
        trx
          .updateTable("jobRun")
          .set({ startedAt: new Date(Date.now() + ms).toISOString() })
          .where("name", "=", "a job")
          .execute(),
      )
    await moveStart(-dayMs)
    expect((await claims()).filter(Boolean)).toHaveLength(1)
    await moveStart(30 * dayMs)
    expect((await claims()).filter(Boolean)).toHaveLength(1)
  })
})

test.skipIf(inject("postgresUrl") === "")("only one of two processes on the same database claims a run", async () => {
  const one = await startTestApp("postgres")
  const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
  const claims = await Promise.all([one, other].map(({ database }) => claimJobRun(database, "shared", dayMs)))
  expect(claims.sort()).toEqual([false, true])
  await other.stop()
  await one.stop()
})
