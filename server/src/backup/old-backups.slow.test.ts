import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, inject, test, vi } from "vitest"
import { removeBackups } from "#backup/nightly.ts"
import { createLog } from "#log.ts"
import { startJob } from "#test/run-job.ts"
import { onAnyDatabase, startTestApp, type TestApp } from "#test/test-app.ts"

const now = new Date("2026-11-25T21:00:00Z")
const log = createLog("silent")
const nameOn = (day: number, time = "21-00-00") => `prohori-2026-11-${String(day).padStart(2, "0")}T${time}Z.tar`
const rows = ({ database }: TestApp) => database.read.selectFrom("backup").select("name").orderBy("name").execute()

/** A server on this night, with these files in its folder. */
async function startWith(app: TestApp, backupCount: number, names: string[], dataDir = app.location.dataDir) {
  const folder = join(dataDir, "backups")
  mkdirSync(folder, { recursive: true })
  for (const name of names) writeFileSync(join(folder, name), "")
  const database = { ...app.database, location: { ...app.location, dataDir } }
  vi.useFakeTimers({ toFake: ["Date"], now })
  const job = startJob(removeBackups, { database, images: app.images, log, settings: { backupCount } })
  return { files: () => readdirSync(folder).sort(), stop: () => job.stop().finally(() => vi.useRealTimers()) }
}

async function countBackups({ database }: TestApp, names: string[]) {
  await database.write([], (trx) => trx.deleteFrom("backup").execute())
  const values = names.map((name) => ({ name, createdAt: now.toISOString(), kib: 1 }))
  await database.write([], (trx) => trx.insertInto("backup").values(values).execute())
}

onAnyDatabase("old backups", (app) => {
  test("are removed each night by a server that does not write tonight's", async () => {
    await countBackups(app(), [nameOn(3), nameOn(10), nameOn(25)])
    const others = ["a-copy-of-mine.tar", "before-update-from-0050-2026-11-20T08-00-00Z.tar"]
    const old = [nameOn(3), nameOn(10), `${nameOn(4)}.x.part`, "before-update-from-0049-2026-10-20T08-00-00Z.tar"]
    const { files, stop } = await startWith(app(), 14, [...old, ...others, nameOn(12)])
    await expect.poll(files).toEqual([...others, nameOn(12)])
    await expect.poll(() => rows(app())).toEqual([{ name: nameOn(25) }])
    await stop()
  })

  test("except the newest of all servers, which stays until there is a newer one", async () => {
    await countBackups(app(), [nameOn(1), nameOn(2)])
    const dataDir = join(app().location.dataDir, "only-old-ones")
    const { files, stop } = await startWith(app(), 14, [nameOn(1), nameOn(2)], dataDir)
    await expect.poll(files).toEqual([nameOn(2)])
    await expect.poll(() => rows(app())).toEqual([{ name: nameOn(2) }])
    await stop()
  })

  test("are removed after 14 days by a server that writes no more backups at all", async () => {
    await countBackups(app(), [nameOn(2)])
    const dataDir = join(app().location.dataDir, "without-backups")
    const { files, stop } = await startWith(app(), 0, [nameOn(1), nameOn(2), nameOn(20)], dataDir)
    await expect.poll(files).toEqual([nameOn(20)])
    await stop()
  })

  test("except the newest, also with BACKUPS=0, and copies from before an update for 14 days, also with BACKUPS=1", async () => {
    const update = "before-update-from-0050-2026-11-20T08-00-00Z.tar"
    for (const [backupCount, name] of [
      [0, nameOn(1)],
      [1, nameOn(25)],
    ] as const) {
      await countBackups(app(), [name])
      const dataDir = join(app().location.dataDir, `newest-${backupCount}`)
      const { files, stop } = await startWith(app(), backupCount, [`${nameOn(1)}.x.part`, update, name], dataDir)
      await expect.poll(files).toEqual([update, name])
      await stop()
    }
  })

  test("from attempts in the same night count once, so that retries do not push out other nights", async () => {
    const dataDir = join(app().location.dataDir, "with-retries")
    await countBackups(app(), [nameOn(24)])
    const retries = [nameOn(25, "00-10-00"), nameOn(25, "01-10-00"), nameOn(25, "02-10-00")]
    const { files, stop } = await startWith(app(), 3, [nameOn(22), nameOn(23), ...retries], dataDir)
    await expect.poll(files).toEqual([nameOn(22), nameOn(23), nameOn(25, "02-10-00")])
    await stop()
  })
})

test.skipIf(inject("postgresUrl") === "")("each of two servers removes old backups from its own folder", async () => {
  const one = await startTestApp("postgres")
  const other = await startTestApp("postgres", {}, () => one.location.databaseUrl ?? "")
  await countBackups(one, [nameOn(2), nameOn(24)])
  const first = await startWith(one, 14, [nameOn(24)])
  const second = await startWith(other, 14, [nameOn(2)])
  await expect.poll(second.files).toEqual([])
  expect(first.files()).toEqual([nameOn(24)])
  await first.stop()
  await second.stop()
  await other.stop()
  await one.stop()
})
