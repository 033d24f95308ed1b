import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { expect, inject, test, vi } from "vitest"
import { verifyArchive } from "#backup/archive.ts"
import { backUpNightly, removeBackups } from "#backup/nightly.ts"
import { startJobs } from "#db/jobs/jobs.ts"
import type { Log } from "#log.ts"
import type { S3Settings } from "#s3-client.ts"
import { startS3 } from "#test/s3-server.ts"
import { scraperOf } from "#test/scrape.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

const hourMs = 60 * 60 * 1000
/** Three o'clock in Dhaka. */
const night = new Date("2026-11-25T21:00:00Z")

type More = { minFreeBytes?: number; bucket?: S3Settings }

/** Runs the job in some processes, and returns its log. */
async function run({ database, images }: TestApp, backupCount: number, now = night, more: More = {}, processes = 3) {
  const lines: unknown[] = []
  const add = (_: object, message: string) => lines.push(message)
  const log = { info: add, warn: add, error: add } as unknown as Log
  const { bucket: backupBucket, minFreeBytes = 0 } = more
  const context = { database, images, log, settings: { backupCount, backupBucket }, minFreeBytes }
  vi.useFakeTimers({ toFake: ["Date"], now })
  const jobs = Array.from({ length: processes }, () => startJobs([backUpNightly, removeBackups], context))
  const runNow = async () => {
    jobs[0]?.runNow()
    // Long enough for a run that should not begin.
    await wait(200)
  }
  const stop = () => Promise.all(jobs.map((job) => job.stop())).finally(() => vi.useRealTimers())
  return { lines, runNow, stop }
}

const backupsOf = ({ location }: TestApp) => readdirSync(join(location.dataDir, "backups")).sort()

const moveFailure = ({ database }: TestApp, ms: number) =>
  database.write([], (trx) =>
    trx
      .updateTable("jobRun")
      .set({ failedAt: new Date(Date.now() - ms).toISOString() })
      .execute(),
  )
const refused = "a job failed; it will be tried again"

onBothDatabases("the nightly backup", (app) => {
  test("is written once by several processes; only the newest stay, and other files stay, also one that is being written", async () => {
    const first = await run(app(), 2)
    await expect.poll(() => first.lines).toEqual(["a backup was written"])
    await first.stop()
    const [name = ""] = backupsOf(app())
    expect(name).toBe("prohori-2026-11-25T21-00-00Z.tar")
    const folder = join(app().location.dataDir, "backups")
    expect(await verifyArchive(join(folder, name))).toMatchObject({ hasKeys: true })

    const own = ["a-copy-of-mine.tar", "prohori-2026-01-01T21-00-00Z.tar", "prohori-2026-01-02T21-00-00Z.tar.x.part"]
    const running = "prohori-2026-11-26.tar.0b1e.part"
    for (const each of [...own, running]) writeFileSync(join(folder, each), "")
    const second = await run(app(), 2, new Date("2026-11-26T21:00:00Z"))
    await expect.poll(() => second.lines).toEqual(["a backup was written"])
    await second.stop()
    const last = "prohori-2026-11-26T21-00-00Z.tar"
    // `npm run backup -- data/backups/prohori-2026-11-26.tar` is still writing.
    expect(backupsOf(app())).toEqual(["a-copy-of-mine.tar", name, running, last])
    const rows = await app().database.read.selectFrom("backup").select("name").orderBy("name").execute()
    expect(rows.map((row) => row.name)).toEqual([name, last])
  })

  test("is on the overview with its age and size, and overdue after two days, also if there is none yet", async () => {
    // The session of an admin ends within a day.
    const shown = async () =>
      (await app().request({ url: "/api/overview/get-overview" }, (await app().as("admin")).token)).json().data.health
        .backup
    const { database } = app()
    const recently = new Date(Date.now() - 24 * hourMs).toISOString()
    await database.write([], (trx) => trx.updateTable("backup").set({ createdAt: recently }).execute())
    expect(await shown()).toMatchObject({ bytes: expect.any(Number), isOverdue: false })
    const threeDaysAgo = new Date(Date.now() - 72 * hourMs).toISOString()
    await database.write([], (trx) => trx.updateTable("backup").set({ createdAt: threeDaysAgo }).execute())
    expect(await shown()).toMatchObject({ at: threeDaysAgo, isOverdue: true })
    await database.write([], (trx) => trx.deleteFrom("backup").execute())
    expect(await shown()).toEqual({ at: "", bytes: 0, isOverdue: false, failedAt: "" })
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 72 * hourMs })
    expect(await shown()).toEqual({ at: "", bytes: 0, isOverdue: true, failedAt: "" })
    vi.useRealTimers()
  })
})

test("a backup that failed is tried again by the same server, and the overview and the metrics say so until one succeeds", async () => {
  const app = await startTestApp("sqlite")
  const isFailed = async () => {
    const { token } = await app.as("admin")
    const response = await app.request({ url: "/api/overview/get-overview" }, token)
    const { value } = await (await scraperOf(app))()
    return [response.json().data.health.backup.failedAt !== "", value("prohori_backup_failed")]
  }
  expect(await isFailed()).toEqual([false, 0])
  const folder = join(app.location.dataDir, "backups")
  writeFileSync(folder, "not a folder")
  const { stop, lines, runNow } = await run(app, 2, night, {}, 1)
  await expect.poll(() => lines).toEqual([refused])
  expect(await isFailed()).toEqual([true, 1])
  rmSync(folder)
  // Other servers may try again after an hour; the one that failed leaves them ten minutes.
  for (const minutes of [59, 69]) {
    await moveFailure(app, minutes * 60_000)
    await runNow()
  }
  expect([lines, await isFailed()]).toEqual([[refused], [true, 1]])
  await moveFailure(app, 71 * 60_000)
  await runNow()
  await expect.poll(() => lines).toEqual([refused, "a backup was written"])
  await expect.poll(isFailed).toEqual([false, 0])
  await stop()
  await app.stop()
})

test.skipIf(inject("postgresUrl") === "")(
  "a backup that one server could not write is written by the other, before the first tries again",
  async () => {
    const one = await startTestApp("postgres")
    const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
    writeFileSync(join(one.location.dataDir, "backups"), "not a folder")
    const first = await run(one, 2, night, {}, 1)
    await expect.poll(() => first.lines).toEqual([refused])
    const second = await run(other, 2, night, {}, 1)
    await moveFailure(one, 59 * 60_000)
    await second.runNow()
    await moveFailure(one, 61 * 60_000)
    await first.runNow()
    expect([first.lines, second.lines]).toEqual([[refused], []])
    await second.runNow()
    await expect.poll(() => second.lines).toEqual(["a backup was written"])
    await first.runNow()
    expect([first.lines, backupsOf(other)]).toEqual([[refused], ["prohori-2026-11-25T21-00-00Z.tar"]])
    await first.stop()
    await second.stop()
    await other.stop()
    await one.stop()
  },
)

test("no backup is written with BACKUPS=0", async () => {
  const app = await startTestApp("sqlite")
  await (await run(app, 0)).stop()
  expect(await app.database.read.selectFrom("jobRun").selectAll().execute()).toEqual([])
  await app.stop()
})

test("no backup fills the last part of the disk, which the database needs", async () => {
  const app = await startTestApp("sqlite")
  const full = await run(app, 14, night, { minFreeBytes: Number.MAX_SAFE_INTEGER })
  await expect.poll(() => full.lines).toEqual([refused])
  await full.stop()
  // The next one will be about as large as the last one.
  const last = { name: "prohori-2026-11-24T21-00-00Z.tar", createdAt: "2026-11-24T21:00:00.000Z", kib: 2 ** 31 - 1 }
  await app.database.write([], (trx) => trx.insertInto("backup").values([last]).execute())
  const large = await run(app, 14, new Date("2026-11-26T21:00:00Z"))
  await expect.poll(() => large.lines).toEqual([refused])
  await large.stop()
  expect(backupsOf(app)).toEqual([])
  await app.stop()
})

test("each backup is copied into a bucket, where the newest stay; without its copy it does not count", async () => {
  const app = await startTestApp("sqlite")
  const s3 = await startS3("copies", "secret")
  const keys = { region: "ap-south-1", accessKeyId: "key", secretAccessKey: "secret" }
  const bucket = { ...keys, endpoint: s3.endpoint, bucket: "copies" }
  const countedRows = async () => (await app.database.read.selectFrom("backup").selectAll().execute()).length
  const runOn = async (day: number) => {
    return run(app, 2, new Date(Date.UTC(2026, 10, day, 21)), { bucket })
  }
  const copies = () => [...s3.objects.keys()].sort()
  const nameOn = (day: number) => `prohori-2026-11-${day}T21-00-00Z.tar`

  s3.objects.set("backups/other.tar", { bytes: Buffer.from("of somebody else"), changedAt: new Date() })
  for (const [day, expected] of [
    [21, [21]],
    [22, [21, 22]],
    [23, [22, 23]],
  ] as const) {
    const { lines, stop } = await runOn(day)
    await expect.poll(copies).toEqual(["backups/other.tar", ...expected.map((each) => `backups/${nameOn(each)}`)])
    // The bucket has a copy before the server knows it.
    await expect.poll(() => lines).toEqual(["a backup was written"])
    await stop()
  }
  for (const name of [nameOn(22), nameOn(23)]) {
    const local = readFileSync(join(app.location.dataDir, "backups", name))
    expect(s3.objects.get(`backups/${name}`)?.bytes.equals(local)).toBe(true)
  }

  // A stopped server begins again at its next start.
  s3.state.hangs = true
  const stopped = await runOn(24)
  await expect.poll(() => backupsOf(app)).toContain(nameOn(24))
  await stopped.stop()
  expect(stopped.lines).toEqual([])
  const givenBack = { name: "backup", startedAt: "", heartbeatAt: "", failedAt: "", succeededAt: "" }
  expect([await countedRows(), await app.database.read.selectFrom("jobRun").selectAll().execute()]).toEqual([
    1,
    [givenBack],
  ])
  s3.state.hangs = false

  s3.state.refuses = (method) => method === "DELETE"
  const notDeleted = await run(app, 2, new Date("2026-11-25T21:00:00Z"), { bucket })
  await expect
    .poll(() => notDeleted.lines, { timeout: 30_000 })
    .toEqual(["a backup was written", "old copies of backups could not be removed from S3"])
  await notDeleted.stop()
  await app.stop()
  s3.stop()
})
