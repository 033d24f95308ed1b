import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test, vi } from "vitest"
import { verifyArchive } from "#backup/archive.ts"
import { backUpNightly } from "#backup/nightly.ts"
import type { Log } from "#log.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

const hourMs = 60 * 60 * 1000
/** Three o'clock in Dhaka. */
const night = new Date("2026-11-25T21:00:00Z")

/** Runs the job in three processes, and returns what it logs. */
async function run({ database, images }: TestApp, backupCount: number, now = night, minFreeBytes = 0) {
  const lines: unknown[] = []
  const add = (_: object, message: string) => lines.push(message)
  const log = { info: add, error: add } as unknown as Log
  const jobs = [1, 2, 3].map(() => backUpNightly({ database, images, log, backupCount, now: () => now, minFreeBytes }))
  return { lines, stop: () => Promise.all(jobs.map((job) => job.stop())) }
}

const backupsOf = ({ location }: TestApp) => readdirSync(join(location.dataDir, "backups")).sort()

const moveLastRun = ({ database }: TestApp, ms: number) =>
  database.write([], (trx) =>
    trx
      .updateTable("jobRun")
      .set({ startedAt: new Date(Date.now() - ms).toISOString() })
      .where("name", "=", "backup")
      .execute(),
  )

onBothDatabases("the nightly backup", (app) => {
  test("is written once by several processes; only the newest stay, and other files are left alone", async () => {
    const first = await run(app(), 2)
    await expect.poll(() => first.lines).toEqual(["a backup was written"])
    await first.stop()
    const [name = ""] = backupsOf(app())
    expect(name).toBe("prohori-2026-11-25T21-00-00Z.tar")
    const folder = join(app().location.dataDir, "backups")
    expect(await verifyArchive(join(folder, name))).toMatchObject({ hasKeys: true })

    const own = ["a-copy-of-mine.tar", "prohori-2026-01-01T21-00-00Z.tar", "prohori-2026-01-02T21-00-00Z.tar.x.part"]
    for (const each of own) writeFileSync(join(folder, each), "")
    await moveLastRun(app(), 21 * hourMs)
    const second = await run(app(), 2, new Date("2026-11-26T21:00:00Z"))
    await expect.poll(() => second.lines).toEqual(["a backup was written"])
    await second.stop()
    expect(backupsOf(app())).toEqual(["a-copy-of-mine.tar", name, "prohori-2026-11-26T21-00-00Z.tar"])
    const rows = await app().database.read.selectFrom("backup").select("name").orderBy("name").execute()
    expect(rows.map((row) => row.name)).toEqual(backupsOf(app()).slice(1))
  })

  test("is on the overview with its age and size, and overdue after two days, also if there is none yet", async () => {
    const { token } = await app().as("admin")
    const shown = async () =>
      (await app().request({ url: "/api/overview/get-overview" }, token)).json().data.health.backup
    expect(await shown()).toMatchObject({ bytes: expect.any(Number), isOverdue: false })
    const { database } = app()
    const threeDaysAgo = new Date(Date.now() - 72 * hourMs).toISOString()
    await database.write([], (trx) => trx.updateTable("backup").set({ createdAt: threeDaysAgo }).execute())
    expect(await shown()).toMatchObject({ at: threeDaysAgo, isOverdue: true })
    await database.write([], (trx) => trx.deleteFrom("backup").execute())
    expect(await shown()).toEqual({ at: "", bytes: 0, isOverdue: false })
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 72 * hourMs })
    expect(await shown()).toEqual({ at: "", bytes: 0, isOverdue: true })
    vi.useRealTimers()
  })
})

test("a backup is due once a night, by day only if the last one is older than a day, and never with BACKUPS=0", async () => {
  const app = await startTestApp("sqlite")
  const day = new Date("2026-11-26T06:00:00Z")
  const none = await run(app, 0)
  await none.stop()
  expect(await app.database.read.selectFrom("jobRun").selectAll().execute()).toEqual([])
  const first = await run(app, 14, day)
  await expect.poll(() => first.lines).toHaveLength(1)
  await first.stop()

  /** Whether the job, which is stopped at once, has begun a run. */
  const isDueAfter = async (hours: number, now: Date) => {
    await moveLastRun(app, hours * hourMs)
    const { stop } = await run(app, 14, now)
    await stop()
    const { startedAt } = await app.database.read.selectFrom("jobRun").select("startedAt").executeTakeFirstOrThrow()
    return Date.parse(startedAt) > Date.now() - hourMs
  }
  expect(await isDueAfter(24, day)).toBe(false)
  expect(await isDueAfter(28, day)).toBe(true)
  expect(await isDueAfter(19, night)).toBe(false)
  expect(await isDueAfter(21, night)).toBe(true)
  await app.stop()
})

test("no backup fills the last part of the disk, which the database needs", async () => {
  const app = await startTestApp("sqlite")
  const refused = ["no backup could be written; the next attempt is tomorrow"]
  const full = await run(app, 14, night, Number.MAX_SAFE_INTEGER)
  await expect.poll(() => full.lines).toEqual(refused)
  await full.stop()
  // The next one will be about as large as the last one.
  const last = { name: "prohori-2026-11-24T21-00-00Z.tar", createdAt: "2026-11-24T21:00:00.000Z", kib: 2 ** 31 - 1 }
  await app.database.write([], (trx) => trx.insertInto("backup").values([last]).execute())
  await moveLastRun(app, 21 * hourMs)
  const large = await run(app, 14)
  await expect.poll(() => large.lines).toEqual(refused)
  await large.stop()
  expect(backupsOf(app)).toEqual([])
  await app.stop()
})
